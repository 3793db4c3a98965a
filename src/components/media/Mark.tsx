import type { Media } from '@/payload-types'
import { VisuallyHidden } from '@/src/components/ui/VisuallyHidden'
import { imageSource } from './image-source'

type Props = { image: Media | string | null | undefined }

/** Square root of a logo's area in rem: equal areas give wide and round logos the same visual weight. */
const SIDE = 4.25

/** A logo on a transparent background, rendered in the text colour. */
export function Mark({ image }: Props) {
  const source = imageSource(image)
  if (!source) return null
  const ratio = source.width && source.height ? source.width / source.height : 1
  const measures = {
    aspectRatio: ratio,
    inlineSize: `${(SIDE * Math.sqrt(ratio)).toFixed(2)}rem`,
    maskImage: `url(${JSON.stringify(source.src)})`,
  }
  return (
    <>
      <span aria-hidden="true" className="mark" style={measures} />
      <VisuallyHidden>{source.alt}</VisuallyHidden>
    </>
  )
}

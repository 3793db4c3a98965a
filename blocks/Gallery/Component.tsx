import type { GalleryBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { captionText } from '@/src/components/media/caption-text'
import { Picture } from '@/src/components/media/Picture'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = GalleryBlock & BlockContext
type Variant = GalleryBlock['variant']

const SIZES: Record<Variant, string> = {
  rhythm: '(width >= 48rem) 66vw, 100vw',
  wall: '(width >= 48rem) 33vw, 50vw',
  strip: '(width >= 48rem) 50vw, 85vw',
}

/** Aspect ratios per layout. `rhythm` alternates wide and tall images. */
const ratioOf = (variant: Variant, index: number): number => {
  if (variant === 'wall') return 1
  if (variant === 'strip') return 4 / 3
  return index % 2 === 0 ? 16 / 10 : 4 / 5
}

export function Gallery({ variant, heading, items, tone, anchor, index }: Props) {
  const shown = items.filter(({ image }) => typeof image === 'object')
  const list = (
    <ul
      className={`gallery gallery-${variant}`}
      // Focusable, so that keyboard users can scroll the strip with the arrow keys.
      {...(variant === 'strip' && { tabIndex: 0 })}
    >
      {shown.map(({ id, image, caption }, position) => (
        <li key={id}>
          <figure>
            <Picture
              image={image}
              priority={index === 0 && position === 0}
              ratio={ratioOf(variant, position)}
              sizes={SIZES[variant]}
            />
            {captionText(caption, image) && (
              <figcaption className="caption">{captionText(caption, image)}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        {heading && <SectionHead heading={heading} />}
        {list}
      </Grid>
    </Section>
  )
}

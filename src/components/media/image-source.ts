import type { Media } from '@/payload-types'
import { IMAGE_BREAKPOINTS } from '@/src/lib/constants'
import { imageAddress, imageCandidates } from '@/src/features/media/rules/image-address'

type ImageSource = {
  src: string
  srcSet?: string
  /** In pixels of the original; absent if its metadata could not be read. */
  width?: number
  height?: number
  alt: string
  /** CSS `object-position` of the focal point. */
  position: string
  /** A tiny placeholder image until the real one has loaded, or null. */
  placeholder: string | null
}

/** The width for clients without `srcset` support, such as feed readers and some crawlers. */
const PLAIN_WIDTH = IMAGE_BREAKPOINTS.xl

/** The attributes of an `<img>`; null if the image is not populated or has no file. */
export function imageSource(media: Media | string | null | undefined): ImageSource | null {
  if (!media || typeof media === 'string' || !media.filename) return null
  const candidates = imageCandidates(media)
  const plain = candidates.findLast(({ width }) => width <= PLAIN_WIDTH) ?? candidates[0]
  const { width, height } = media
  return {
    src: plain?.src ?? imageAddress({ ...media, filename: media.filename }),
    ...(candidates.length > 0 && {
      srcSet: candidates.map((candidate) => `${candidate.src} ${candidate.width}w`).join(', '),
    }),
    ...(width && height ? { width, height } : {}),
    alt: media.alt ?? '',
    position: `${media.focalX ?? 50}% ${media.focalY ?? 50}%`,
    placeholder: media.blurDataUrl ?? null,
  }
}

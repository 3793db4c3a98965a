import type { Media } from '@/payload-types'
import { IMAGE_BREAKPOINTS } from '@/src/lib/constants'
import { imageAddress, imageCandidates } from '@/src/features/media/rules/image-address'

type ImageSource = {
  src: string
  srcSet?: string
  /** Pixels of the original; neither where its metadata could not be read. */
  width?: number
  height?: number
  alt: string
  /** CSS `object-position` of what matters in the image. */
  position: string
  /** A tiny image to stand there until the real one does, or null. */
  placeholder: string | null
}

/** What a browser that knows no `srcset` gets: readers of feeds, some crawlers. */
const PLAIN_WIDTH = IMAGE_BREAKPOINTS.xl

/** Everything an <img> needs of a stored image; null for one that is not populated or has no file. */
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

import type { Media } from '@/payload-types'

type ImageSource = {
  src: string
  srcSet?: string
  width: number
  height: number
  alt: string
  /** CSS `object-position` of what matters in the image. */
  position: string
  /** A tiny image to stand there until the real one does, or null. */
  placeholder: string | null
}

/** Everything an <img> needs of a stored image; null for one that is not populated or has no file. */
export function imageSource(media: Media | string | null | undefined): ImageSource | null {
  if (!media || typeof media === 'string' || !media.url || !media.width || !media.height) return null
  const sizes = Object.values(media.sizes ?? {})
    .flatMap((size) => (size?.url && size.width ? [{ url: size.url, width: size.width }] : []))
    .toSorted((a, b) => a.width - b.width)
  return {
    src: sizes.at(-1)?.url ?? media.url,
    ...(sizes.length > 0 && { srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') }),
    width: media.width,
    height: media.height,
    alt: media.alt ?? '',
    position: `${media.focalX ?? 50}% ${media.focalY ?? 50}%`,
    placeholder: media.blurDataUrl ?? null,
  }
}

import type { Media } from '@/payload-types'

/** What is written beside an image: the place's own text, else the caption from the library. */
export const captionText = (own: string | null | undefined, image: Media | string | null | undefined) =>
  own || (image && typeof image === 'object' && image.caption) || null

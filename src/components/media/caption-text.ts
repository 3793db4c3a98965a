import type { Media } from '@/payload-types'

/** The block's own caption, else that of the media document. */
export const captionText = (own: string | null | undefined, image: Media | string | null | undefined) =>
  own || (image && typeof image === 'object' && image.caption) || null

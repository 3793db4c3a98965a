import type { Media } from '@/payload-types'
import { IMAGE_BREAKPOINTS } from '@/src/lib/constants'
import { imageAddress } from '@/src/features/media/rules/image-address'
import { CARD_SIZE, cardHref } from './card'

export type ShareImage = { url: string; width?: number; height?: number; alt: string; type: string }

const WIDTH = IMAGE_BREAKPOINTS.xl

/** JPEG, which every network reads. */
function ownImage(media: Media & { filename: string }): ShareImage {
  const url = imageAddress(media, { f: 'jpeg', w: WIDTH })
  const shown = { url, alt: media.alt ?? '', type: 'image/jpeg' }
  if (!media.width || !media.height) return shown
  const width = Math.min(WIDTH, media.width)
  return { ...shown, width, height: Math.round((width * media.height) / media.width) }
}

/**
 * The image that a page is shared with: its own, else the one that is made for it.
 * @param href the canonical address of the page, a path on its site; without one nothing can be made
 */
export function shareImages(media: Media | null, href: string | undefined, title: string): ShareImage[] {
  const { filename } = media ?? {}
  if (media && filename && media.mimeType !== 'image/svg+xml') return [ownImage({ ...media, filename })]
  return href ? [{ url: cardHref(href), ...CARD_SIZE, alt: title, type: 'image/png' }] : []
}

import type { Media } from '@/payload-types'
import { IMAGE_BREAKPOINTS } from '@/src/lib/constants'
import { imageAddress } from '@/src/features/media/rules/image-address'
import { CARD_SIZE, cardHref } from './card'

export type ShareImage = { url: string; width?: number; height?: number; alt: string; type: string }

const WIDTH = IMAGE_BREAKPOINTS.xl

/** As JPEG, which all social networks support. */
function ownImage(media: Media & { filename: string }): ShareImage {
  const url = imageAddress(media, { f: 'jpeg', w: WIDTH })
  const image = { url, alt: media.alt ?? '', type: 'image/jpeg' }
  if (!media.width || !media.height) return image
  const width = Math.min(WIDTH, media.width)
  return { ...image, width, height: Math.round((width * media.height) / media.width) }
}

/**
 * The image for sharing of a page: its own, else a generated one.
 * @param href canonical path of the page; without it no image can be generated
 */
export function shareImages(media: Media | null, href: string | undefined, title: string): ShareImage[] {
  const { filename } = media ?? {}
  if (media && filename && media.mimeType !== 'image/svg+xml') return [ownImage({ ...media, filename })]
  return href ? [{ url: cardHref(href), ...CARD_SIZE, alt: title, type: 'image/png' }] : []
}

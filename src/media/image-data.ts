import type { Payload } from 'payload'
import sharp from 'sharp'

import type { Media } from '@/payload-types'
import { isServedAsItIs } from '@/src/lib/image/address'
import { MAX_IMAGE_PIXELS } from '@/src/lib/image/limits'
import { findImage } from './find-image'
import { readImageFile } from './read-file'

type Box = { width?: number; height: number }

/**
 * An image of the library, fitted to `box`, as a data URL that drawing programs read: PNG, or SVG as it is.
 * Null when its file cannot be had.
 */
export async function imageData(payload: Payload, media: Media, box: Box): Promise<string | null> {
  const image = media.filename ? await findImage(payload, media.filename) : null
  const bytes = image && (await readImageFile(payload, image))
  if (!image || !bytes) return null
  if (isServedAsItIs(image.mimeType)) return `data:${image.mimeType};base64,${bytes.toString('base64')}`
  const png = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true })
    .resize({ ...box, fit: 'cover' })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

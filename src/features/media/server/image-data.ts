import type { Payload } from 'payload'
import sharp from 'sharp'

import type { Media } from '@/payload-types'
import { isServedOriginal } from '@/src/features/media/rules/image-address'
import { ImageError } from '@/src/features/media/image/decode'
import { SVG_TYPE } from '@/src/features/media/rules/image-types'
import { MAX_IMAGE_PIXELS } from '@/src/features/media/rules/limits'
import { QueueFullError } from '@/src/platform/queue-full-error'
import { rasterizeAtSize } from './convert-image'
import { findImage } from './find-image'
import { readImageFile } from './read-file'

type Box = { width?: number; height: number }

/** Share images are rendered in the process that serves pages and cannot be aborted, so an SVG is rasterized first. */
async function svgData(svg: Buffer, box: Box): Promise<string | null> {
  try {
    const png = await rasterizeAtSize(svg, box)
    return `data:image/png;base64,${png.toString('base64')}`
  } catch (error) {
    if (error instanceof ImageError || error instanceof QueueFullError) return null
    throw error
  }
}

/**
 * An image fitted to `box`, as a PNG data URL (a GIF unchanged). Null when its file is missing or cannot be rendered.
 */
export async function imageData(payload: Payload, media: Media, box: Box): Promise<string | null> {
  const image = media.filename ? await findImage(payload, media.filename) : null
  const bytes = image && (await readImageFile(payload, image))
  if (!image || !bytes) return null
  if (image.mimeType === SVG_TYPE) return svgData(bytes, box)
  if (isServedOriginal(image.mimeType)) return `data:${image.mimeType};base64,${bytes.toString('base64')}`
  const png = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true })
    .resize({ ...box, fit: 'cover' })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

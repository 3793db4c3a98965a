import sharp, { type Metadata } from 'sharp'

import { RASTER_TYPES } from '@/src/features/media/rules/image-types'
import type { ImageErrorCode } from '@/src/features/media/rules/rejections'
import {
  MAX_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  MAX_ANIMATED_PIXELS,
} from '@/src/features/media/rules/limits'

export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly reason: ImageErrorCode

  constructor(reason: ImageErrorCode, options?: ErrorOptions) {
    super(`image rejected: ${reason}`, options)
    this.reason = reason
  }
}

export type RasterType = (typeof RASTER_TYPES)[number]

const isRaster = (type: string): type is RasterType => (RASTER_TYPES as readonly string[]).includes(type)

/** Content types that say nothing about the type, and aliases of types. */
const GENERIC_TYPES = ['', 'application/octet-stream', 'binary/octet-stream']
const ALIASES: Record<string, string> = { 'image/jpg': 'image/jpeg', 'image/pjpeg': 'image/jpeg' }

function typeOf({ format, compression }: Metadata): RasterType | null {
  const type = format === 'heif' && compression === 'av1' ? 'image/avif' : `image/${format}`
  return isRaster(type) ? type : null
}

const rejectAs = (reason: ImageErrorCode) => (): never => {
  throw new ImageError(reason)
}

function assertDecodable({ width, height, pages = 1 }: Metadata): void {
  if (width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE)
    throw new ImageError('too-many-pixels')
  if (pages > MAX_FRAMES) throw new ImageError('too-many-frames')
  if (pages > 1 && width * height * pages > MAX_ANIMATED_PIXELS) throw new ImageError('too-many-pixels')
}

export type DecodedImage = { type: RasterType; metadata: Metadata }

/**
 * Decodes every pixel of the first frame, which proves that the file is a valid image of the claimed type.
 * @param source the bytes or a file path
 * @param claimed the content type of the upload; a generic one is accepted
 * @throws {ImageError} when it is not, or exceeds `limits.ts`
 */
export async function decodeImage(source: Buffer | string, claimed: string): Promise<DecodedImage> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata().catch(rejectAs('undecodable'))
  const type = typeOf(metadata)
  if (!type) throw new ImageError('unsupported')
  const claimedType = claimed.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!GENERIC_TYPES.includes(claimedType) && (ALIASES[claimedType] ?? claimedType) !== type)
    throw new ImageError('wrong-type')
  assertDecodable(metadata)
  await sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .stats()
    .catch(rejectAs('undecodable'))
  return { type, metadata }
}

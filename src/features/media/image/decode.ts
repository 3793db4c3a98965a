import sharp, { type Metadata } from 'sharp'

import {
  MAX_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  MAX_ANIMATED_PIXELS,
} from '@/src/features/media/rules/limits'

export type ImageErrorCode =
  | 'undecodable'
  | 'wrong-type'
  | 'unsupported'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'too-many-shapes'
  | 'too-slow'
  | 'no-size'

export class ImageError extends Error {
  override readonly name = 'ImageRefused'
  constructor(
    readonly reason: ImageErrorCode,
    options?: ErrorOptions,
  ) {
    super(`image refused: ${reason}`, options)
  }
}

/** The types of image that may be uploaded, besides SVG. */
const RASTER_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type RasterType = (typeof RASTER_TYPES)[number]

/** Every type of image that may be uploaded. */
export const SVG_TYPE = 'image/svg+xml'
export const IMAGE_TYPES = [...RASTER_TYPES, SVG_TYPE] as const

const isRaster = (type: string): type is RasterType => (RASTER_TYPES as readonly string[]).includes(type)

/** What programs call a type that they do not know, or by another name. */
const UNNAMED = ['', 'application/octet-stream', 'binary/octet-stream']
const ALIASES: Record<string, string> = { 'image/jpg': 'image/jpeg', 'image/pjpeg': 'image/jpeg' }

function typeOf({ format, compression }: Metadata): RasterType | null {
  const type = format === 'heif' && compression === 'av1' ? 'image/avif' : `image/${format}`
  return isRaster(type) ? type : null
}

const refuse = (reason: ImageErrorCode) => (): never => {
  throw new ImageError(reason)
}

function assertDecodable({ width, height, pages = 1 }: Metadata): void {
  if (width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE)
    throw new ImageError('too-many-pixels')
  if (pages > MAX_FRAMES) throw new ImageError('too-many-frames')
  if (pages > 1 && width * height * pages > MAX_ANIMATED_PIXELS) throw new ImageError('too-many-pixels')
}

/** What an image proved to be. */
export type DecodedImage = { type: RasterType; metadata: Metadata }

/**
 * Decodes every pixel of the first frame, which proves that the file is the image that it is said to be.
 * @param source the bytes, or the path of a file with them
 * @param claimed the type that the sender names; one that says nothing is accepted
 * @throws {ImageRefused} when it is something else, or larger than `limits.ts` allows
 */
export async function decodeImage(source: Buffer | string, claimed: string): Promise<DecodedImage> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata().catch(refuse('undecodable'))
  const type = typeOf(metadata)
  if (!type) throw new ImageError('unsupported')
  const said = claimed.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!UNNAMED.includes(said) && (ALIASES[said] ?? said) !== type) throw new ImageError('wrong-type')
  assertDecodable(metadata)
  await sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .stats()
    .catch(refuse('undecodable'))
  return { type, metadata }
}

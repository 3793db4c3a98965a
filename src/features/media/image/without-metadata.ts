import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

import type { DecodedImage, RasterType } from './decode'
import { stripMetadataChunks } from './essential-parts'
import { MAX_ANIMATED_PIXELS } from '@/src/features/media/rules/limits'

/** Visually lossless; an image is re-encoded only once, at upload. */
const ENCODING = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/webp': (image: Sharp) => image.webp({ quality: 92 }),
  'image/avif': (image: Sharp) => image.avif({ quality: 75, effort: 2 }),
  'image/gif': (image: Sharp) => image.gif(),
} as const satisfies Record<RasterType, (image: Sharp) => Sharp>

const hasMetadata = ({ metadata }: DecodedImage): boolean =>
  [metadata.exif, metadata.xmp, metadata.iptc, metadata.tifftagPhotoshop, metadata.comments].some(
    (part) => part !== undefined && part.length > 0,
  ) || (metadata.orientation ?? 1) > 1

const reencode = (source: Buffer | string, { metadata, type }: DecodedImage): Promise<Buffer> => {
  const animated = (metadata.pages ?? 1) > 1
  const upright = sharp(source, { limitInputPixels: MAX_ANIMATED_PIXELS, animated }).autoOrient()
  // CMYK is converted to sRGB, which needs no profile.
  const coloured = metadata.space === 'cmyk' ? upright : upright.keepIccProfile()
  return ENCODING[type](coloured).toBuffer()
}

/**
 * Removes metadata of cameras and programs (place, time, device, names), rotates the image upright and keeps its colour
 * profile. Null when there is nothing to remove and the file can stay as it is.
 */
export async function withoutMetadata(source: Buffer | string, image: DecodedImage): Promise<Buffer | null> {
  if (hasMetadata(image)) return reencode(source, image)
  try {
    return stripMetadataChunks(typeof source === 'string' ? await readFile(source) : source, image.type)
  } catch (error) {
    // Decoders tolerate a malformed structure; re-encoding repairs it.
    if (error instanceof RangeError) return reencode(source, image)
    throw error
  }
}

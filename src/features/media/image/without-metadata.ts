import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

import type { DecodedImage, RasterType } from './decode'
import { stripMetadataChunks } from './essential-parts'
import { MAX_ANIMATED_PIXELS } from '@/src/features/media/rules/limits'

/** Close enough to the original that nobody sees the difference; it is made once. */
const ENCODING = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/webp': (image: Sharp) => image.webp({ quality: 92 }),
  'image/avif': (image: Sharp) => image.avif({ quality: 75, effort: 2 }),
  'image/gif': (image: Sharp) => image.gif(),
} as const satisfies Record<RasterType, (image: Sharp) => Sharp>

const tellsTales = ({ metadata }: DecodedImage): boolean =>
  [metadata.exif, metadata.xmp, metadata.iptc, metadata.tifftagPhotoshop, metadata.comments].some(
    (part) => part !== undefined && part.length > 0,
  ) || (metadata.orientation ?? 1) > 1

const encoded = (source: Buffer | string, { metadata, type }: DecodedImage): Promise<Buffer> => {
  const animated = (metadata.pages ?? 1) > 1
  const upright = sharp(source, { limitInputPixels: MAX_ANIMATED_PIXELS, animated }).autoOrient()
  // Print colours do not survive on screens: they become sRGB, for which no profile is needed.
  const coloured = metadata.space === 'cmyk' ? upright : upright.keepIccProfile()
  return ENCODING[type](coloured).toBuffer()
}

/**
 * The image without what a camera or a program wrote beside it (place, time, device, names): turned upright, its
 * colour profile kept. Null when there is nothing to remove, and the file can stay as it is.
 */
export async function withoutMetadata(source: Buffer | string, image: DecodedImage): Promise<Buffer | null> {
  if (tellsTales(image)) return encoded(source, image)
  try {
    return stripMetadataChunks(typeof source === 'string' ? await readFile(source) : source, image.type)
  } catch (error) {
    // Readers forgive what the format does not allow; what is written anew has nothing of it.
    if (error instanceof RangeError) return encoded(source, image)
    throw error
  }
}

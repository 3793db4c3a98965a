import sharp, { type ResizeOptions } from 'sharp'

import { IMAGE_BREAKPOINTS } from '@/src/lib/constants'
import { IMAGE_WIDTHS } from '@/src/features/media/rules/image-address'
import { MAX_IMAGE_PIXELS } from '@/src/features/media/rules/limits'
import type { Format, Modifiers } from './modifiers'

// Its cache of decoded images takes up to 50 MB; results are cached by their addresses (rendered-images.ts).
sharp.cache(false)
// One processor per image: the queue (image-queue.ts) decides how many are rendered at once.
sharp.concurrency(1)

/** Modifiers after content negotiation of the format. */
export type Rendering = Omit<Modifiers, 'format'> & { format: Format }

/**
 * The maximum side that is served, whatever the size of the original, and with a side given the maximum area, which
 * bounds the cost of an image. AVIF takes five times as long as webp.
 */
const LARGEST = Math.max(...IMAGE_WIDTHS)
const LARGEST_AVIF = IMAGE_BREAKPOINTS['2xl']
/** That of webp. */
const MAX_SIDE = 16_383

/**
 * Default quality and encoding effort. AVIF at a higher effort takes five times as long for
 * 4 % less (docs/decisions/0013).
 */
export const ENCODING = {
  webp: { quality: 78 },
  avif: { quality: 50, effort: 2 },
  jpeg: { quality: 80 },
  png: { compressionLevel: 9 },
} as const satisfies Record<Format, object>

const encodingOf = ({ format, quality }: Rendering) => ({
  ...ENCODING[format],
  ...(quality !== null && { quality }),
})

function sizeOf({ format, fit, width, height }: Rendering): ResizeOptions {
  const largest = format === 'avif' ? LARGEST_AVIF : LARGEST
  if (width === null && height === null) return { width: largest, height: largest, fit: 'inside' }
  const given = Math.min(width ?? height ?? largest, largest)
  const other = Math.min(Math.floor((1.5 * largest ** 2) / given), MAX_SIDE)
  if (width === null) return { width: other, height: given, fit: 'inside' }
  if (height === null) return { width: given, height: other, fit: 'inside' }
  return { width: given, height: Math.min(height, largest), fit }
}

/**
 * Renders an image: upright, never larger than the original, without its metadata.
 * @param source an image that was validated when it was uploaded
 */
export async function renderImage(source: Buffer, rendering: Rendering): Promise<Buffer> {
  const { format, background } = rendering
  const image = sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true }).resize({
    ...sizeOf(rendering),
    withoutEnlargement: true,
    ...(background && { background }),
  })
  const flattened = background ? image.flatten({ background }) : image
  return flattened.toFormat(format, encodingOf(rendering)).toBuffer()
}

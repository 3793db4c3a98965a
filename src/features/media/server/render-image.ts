import sharp from 'sharp'

import { IMAGE_WIDTHS } from '@/src/features/media/rules/image-address'
import { MAX_IMAGE_PIXELS } from '@/src/features/media/rules/limits'
import type { Format, Modifiers } from './modifiers'

// Its cache of decoded images takes up to 50 MB; results are cached by their addresses (rendered-images.ts).
sharp.cache(false)

/** Modifiers after content negotiation of the format. */
export type Rendering = Omit<Modifiers, 'format'> & { format: Format }

/** The maximum side that is served, whatever the size of the original. */
const LARGEST = Math.max(...IMAGE_WIDTHS)

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

/**
 * Renders an image: upright, never larger than the original, without its metadata.
 * @param source an image that was validated when it was uploaded
 */
export async function renderImage(source: Buffer, rendering: Rendering): Promise<Buffer> {
  const { format, fit, width, height, background } = rendering
  const hasSize = width !== null || height !== null
  const image = sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true }).resize({
    ...(hasSize
      ? { width: width ?? undefined, height: height ?? undefined, fit }
      : { width: LARGEST, height: LARGEST, fit: 'inside' }),
    withoutEnlargement: true,
    ...(background && { background }),
  })
  const flattened = background ? image.flatten({ background }) : image
  return flattened.toFormat(format, encodingOf(rendering)).toBuffer()
}

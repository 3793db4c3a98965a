import sharp from 'sharp'

import { SVG_TYPE } from '@/src/features/media/image/decode'
import { BASE_DENSITY, type RasterizedSvg, rasterizeSvg } from '@/src/features/media/image/rasterize-svg'
import { MAX_IMAGE_PIXELS, MAX_ANIMATED_PIXELS } from '@/src/features/media/rules/limits'
import type { Fit, Format } from './modifiers'
import { ENCODING } from './render-image'

/** The longest side that an image is converted to, in pixels. */
export const MAX_CONVERTED_SIDE = 6000

/** In dots per inch: a drawing of an icon's size becomes one of a screen's. */
const MAX_DENSITY = 2400

/** What an image is turned into. Sizes in pixels. */
export type Conversion = {
  format: Format
  quality?: number | undefined
  width?: number | undefined
  height?: number | undefined
  fit: Fit
}

function densityFor({ width, height }: RasterizedSvg, asked: Pick<Conversion, 'width' | 'height'>): number {
  const scale = Math.max((asked.width ?? 0) / width, (asked.height ?? 0) / height, 1)
  return Math.min(BASE_DENSITY * scale, MAX_DENSITY)
}

/** A drawing has no pixels of its own: it is drawn at the resolution that the asked size needs, as PNG. */
export async function resizeImage(svg: Buffer, asked: Pick<Conversion, 'width' | 'height'>): Promise<Buffer> {
  const small = await rasterizeSvg(svg)
  const { png } = await rasterizeSvg(svg, { side: MAX_CONVERTED_SIDE, density: densityFor(small, asked) })
  return png
}

/**
 * Turns a stored image into another format or size: upright, without metadata, never enlarged.
 * @throws {ImageRefused} for a drawing that cannot be drawn within ten seconds
 */
export async function convertImage(source: Buffer, mimeType: string, asked: Conversion): Promise<Buffer> {
  const { format, quality, width, height, fit } = asked
  const isDrawing = mimeType === SVG_TYPE
  // Of a moving image only webp keeps the movement.
  const animated = format === 'webp' && !isDrawing
  const image = sharp(isDrawing ? await resizeImage(source, asked) : source, {
    limitInputPixels: animated ? MAX_ANIMATED_PIXELS : MAX_IMAGE_PIXELS,
    animated,
    autoOrient: true,
  }).resize({
    width: width ?? (height ? undefined : MAX_CONVERTED_SIDE),
    height: height ?? (width ? undefined : MAX_CONVERTED_SIDE),
    fit: width || height ? fit : 'inside',
    withoutEnlargement: true,
  })
  const onGround = format === 'jpeg' ? image.flatten({ background: '#ffffff' }) : image
  return onGround.toFormat(format, { ...ENCODING[format], ...(quality && { quality }) }).toBuffer()
}

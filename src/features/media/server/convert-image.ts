import sharp from 'sharp'

import { SVG_TYPE } from '@/src/features/media/rules/image-types'
import { BASE_DENSITY, type RasterizedSvg, rasterizeSvg } from '@/src/features/media/image/rasterize-svg'
import { MAX_IMAGE_PIXELS, MAX_ANIMATED_PIXELS } from '@/src/features/media/rules/limits'
import type { Fit, Format } from './modifiers'
import { ENCODING } from './render-image'

/** Maximum longest side of a converted image, in pixels. */
export const MAX_CONVERTED_SIDE = 6000

/** In dots per inch: enough to render an SVG of icon size at the size of a screen. */
const MAX_DENSITY = 2400

/** Sizes in pixels. */
export type Conversion = {
  format: Format
  quality?: number | undefined
  width?: number | undefined
  height?: number | undefined
  fit: Fit
}

function densityFor(
  { width, height }: RasterizedSvg,
  requested: Pick<Conversion, 'width' | 'height'>,
): number {
  const scale = Math.max((requested.width ?? 0) / width, (requested.height ?? 0) / height, 1)
  return Math.min(BASE_DENSITY * scale, MAX_DENSITY)
}

/** Renders an SVG as PNG, at the resolution that the requested size needs. */
export async function rasterizeAtSize(
  svg: Buffer,
  requested: Pick<Conversion, 'width' | 'height'>,
): Promise<Buffer> {
  const small = await rasterizeSvg(svg)
  const { png } = await rasterizeSvg(svg, { side: MAX_CONVERTED_SIDE, density: densityFor(small, requested) })
  return png
}

/**
 * Converts a stored image to another format or size: upright, without metadata, never enlarged.
 * @throws {ImageError} for an SVG that cannot be rendered within ten seconds
 */
export async function convertImage(source: Buffer, mimeType: string, requested: Conversion): Promise<Buffer> {
  const { format, quality, width, height, fit } = requested
  const isSvg = mimeType === SVG_TYPE
  // Of the formats only webp is converted with its animation.
  const animated = format === 'webp' && !isSvg
  const image = sharp(isSvg ? await rasterizeAtSize(source, requested) : source, {
    limitInputPixels: animated ? MAX_ANIMATED_PIXELS : MAX_IMAGE_PIXELS,
    animated,
    autoOrient: true,
  }).resize({
    width: width ?? (height ? undefined : MAX_CONVERTED_SIDE),
    height: height ?? (width ? undefined : MAX_CONVERTED_SIDE),
    fit: width || height ? fit : 'inside',
    withoutEnlargement: true,
  })
  const flattened = format === 'jpeg' ? image.flatten({ background: '#ffffff' }) : image
  return flattened.toFormat(format, { ...ENCODING[format], ...(quality && { quality }) }).toBuffer()
}

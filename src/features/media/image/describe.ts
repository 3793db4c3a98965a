import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'

import { IMAGE_PLACEHOLDER } from '@/src/lib/constants'
import type { RasterizedSvg } from './rasterize-svg'

export type ImageDescription = {
  /** Zero where the metadata cannot be read; otherwise Payload sets it. */
  width?: 0
  height?: 0
  ratio: number
  blurDataUrl: string | null
  dominantColor: string | null
  hash: string
}

type Logger = { warn: (details: unknown, message: string) => void }

const toHex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** A webp data URL (Behaviour: image-placeholder). */
async function placeholder(data: Buffer | string): Promise<string> {
  const { width, height, quality, blur } = IMAGE_PLACEHOLDER
  const bytes = await sharp(data)
    .resize(width, height, { fit: 'fill' })
    .blur(blur)
    .webp({ quality })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** The sha256 of a file, in hexadecimal. */
export async function hashOf(data: Buffer | string): Promise<string> {
  const hash = createHash('sha256')
  if (typeof data === 'string') await pipeline(createReadStream(data), hash)
  else hash.update(data)
  return hash.digest('hex')
}

async function sizeOf(raster: Buffer | string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(raster).metadata()
  return autoOrient
}

/**
 * What a page needs to know about an image before it has loaded. Unreadable metadata is logged and gives zero
 * (Behaviour: image-metadata).
 * @param rasterized the rendered pixels of an SVG
 */
export async function describe(
  data: Buffer | string,
  logger: Logger,
  rasterized?: RasterizedSvg,
): Promise<ImageDescription> {
  const hash = await hashOf(data)
  const raster = rasterized?.png ?? data
  try {
    const [{ width, height }, { dominant }, blurDataUrl] = await Promise.all([
      rasterized ?? sizeOf(raster),
      sharp(raster).stats(),
      placeholder(raster),
    ])
    return { ratio: width / height, blurDataUrl, dominantColor: toHex(dominant), hash }
  } catch (error) {
    logger.warn({ err: error }, 'Failed to read image metadata')
    return { width: 0, height: 0, ratio: 0, blurDataUrl: null, dominantColor: null, hash }
  }
}

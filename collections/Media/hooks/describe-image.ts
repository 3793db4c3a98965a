import { readFile } from 'node:fs/promises'
import type { CollectionBeforeChangeHook } from 'payload'

import { SVG_TYPE } from '@/src/lib/image/decode'
import { describe } from '@/src/lib/image/describe'
import { drawSvg } from '@/src/lib/image/draw'
import { sourceOf } from '@/src/media/receive-file'
import type { Media } from '@/payload-types'
import { imageRefusal } from './image-refusal'

const DERIVED = [
  'ratio',
  'dominantColor',
  'blurDataUrl',
  'hash',
  'width',
  'height',
  'filesize',
  'mimeType',
] as const satisfies (keyof Media)[]

const derivedOf = (media: Partial<Media>): Partial<Media> =>
  Object.fromEntries(DERIVED.flatMap((name) => (name in media ? [[name, media[name]]] : [])))

/** Fills what pages need to show an image without a jump: ratio, blur placeholder, dominant colour. Nobody says it otherwise. */
export const describeImage: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { file } = req
  if (!file) return { ...data, ...derivedOf(originalDoc ?? {}) }
  const source = sourceOf(file)
  if (file.mimetype !== SVG_TYPE) return { ...data, ...(await describe(source, req.payload.logger)) }
  // A drawing is never read by its path: it could name files that lie beside it.
  const svg = typeof source === 'string' ? await readFile(source) : source
  const drawing = await drawSvg(svg).catch((error: unknown) => {
    throw imageRefusal(error, req)
  })
  return { ...data, ...(await describe(svg, req.payload.logger, drawing)) }
}

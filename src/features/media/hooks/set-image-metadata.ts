import { readFile } from 'node:fs/promises'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { lockRow } from '@/src/platform/database/lock'
import { SVG_TYPE } from '@/src/features/media/image/decode'
import { describe } from '@/src/features/media/image/describe'
import { rasterizeSvg } from '@/src/features/media/image/rasterize-svg'
import { preparedImage } from '@/src/features/media/server/prepared-image'
import { openSource } from '@/src/features/media/server/receive-file'
import type { Media } from '@/payload-types'
import { imageError } from './image-error'

/** Fields derived from the file, including its name. */
const DERIVED = [
  'filename',
  'ratio',
  'dominantColor',
  'blurDataUrl',
  'hash',
  'width',
  'height',
  'filesize',
  'mimeType',
] as const satisfies (keyof Media)[]

/** Reads the document again: a concurrent request may have replaced its file. */
async function storedDerived(req: PayloadRequest, id: string): Promise<Partial<Media>> {
  await lockRow(req, 'media', id)
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  return Object.fromEntries(
    DERIVED.flatMap((name) => (stored && name in stored ? [[name, stored[name]]] : [])),
  )
}

/** Sets what pages need to show an image without layout shift: ratio, blur placeholder, dominant colour. Overrides any input. */
export const setImageMetadata: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { file } = req
  if (!file) return originalDoc ? { ...data, ...(await storedDerived(req, originalDoc.id)) } : data
  const prepared = preparedImage(req)
  if (prepared) return { ...data, ...prepared }
  const source = openSource(file)
  if (file.mimetype !== SVG_TYPE) return { ...data, ...(await describe(source, req.payload.logger)) }
  // An SVG is never read by its path: it could refer to files next to it.
  const svg = typeof source === 'string' ? await readFile(source) : source
  const drawing = await rasterizeSvg(svg).catch((error: unknown) => {
    throw imageError(error, req)
  })
  return { ...data, ...(await describe(svg, req.payload.logger, drawing)) }
}

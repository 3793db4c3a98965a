import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { lockRow } from '@/src/platform/database/lock'
import { originOf, preparedImage } from '@/src/features/media/server/prepared-image'
import { describeFile } from '@/src/features/media/server/receive-file'
import type { Media } from '@/payload-types'
import { imageError } from './image-error'

/** Fields derived from the file, including its name. */
const DERIVED = [
  'filename',
  'ratio',
  'dominantColor',
  'blurDataUrl',
  'hash',
  'sourceHash',
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

/** What the file itself says: its hash, and its credit where the editor left that empty. */
function sourceOf(data: Partial<Media>, originalDoc: Media | undefined, req: PayloadRequest) {
  const origin = originOf(req)
  const credit = data.credit === undefined ? originalDoc?.credit : data.credit
  return { sourceHash: origin?.sourceHash ?? null, credit: credit || origin?.credit || null }
}

/** Sets what pages need to show an image without layout shift: ratio, blur placeholder, dominant colour. Overrides any input. */
export const setImageMetadata: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { file } = req
  if (!file) return originalDoc ? { ...data, ...(await storedDerived(req, originalDoc.id)) } : data
  const sourced = { ...data, ...sourceOf(data, originalDoc, req) }
  const prepared = preparedImage(req)
  if (prepared) return { ...sourced, ...prepared }
  const description = await describeFile(file, req.payload.logger).catch((error: unknown) => {
    throw imageError(error, req)
  })
  return { ...sourced, ...description }
}

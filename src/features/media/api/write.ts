import { randomUUID } from 'node:crypto'
import type { z } from '@hono/zod-openapi'
import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { ImageError } from '@/src/features/media/image/decode'
import { noonOf } from '@/src/features/media/rules/rights'
import { convertImage } from '@/src/features/media/server/convert-image'
import { QueueFullError } from '@/src/platform/queue-full-error'
import { imageQueue } from '@/src/features/media/server/image-queue'
import { type Prepared, prepareImage } from '@/src/features/media/server/prepare-image'
import { readImageFile, StorageUnavailable } from '@/src/features/media/server/read-file'
import { storageFailure } from '@/src/features/media/server/storage-failure'
import type { Caller } from '@/src/api/core/environment'
import { setFocalPoint } from '@/src/upstream/payload/zero-focal-point'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { type conversion, imageChanges, type imageUpload } from './schemas'

type Upload = z.output<typeof imageUpload>

/** The image in the parts of an upload, as `prepareImage` does it. */
export const prepareUpload = (
  caller: Caller,
  { file: { path, name, type, size } }: Upload,
): Promise<Prepared> =>
  prepareImage(caller.req, { data: Buffer.alloc(0), tempFilePath: path, name, mimetype: type, size })

/** Stores an uploaded image. @returns its id */
export async function uploadImage(
  caller: Caller,
  { file: _file, focalX, focalY, rightsUntil, ...texts }: Upload,
  prepared: Prepared,
  locale: Locale,
): Promise<string> {
  const { req, tenant } = caller
  setFocalPoint(req, { x: focalX, y: focalY })
  const { id } = await req.payload.create({
    collection: 'media',
    locale,
    data: { ...texts, ...(rightsUntil && { rightsUntil: noonOf(rightsUntil) }), tenant: tenant.id },
    ...prepared,
    ...asCaller(caller),
  })
  return id
}

export const changedImage: WriteOptions<'media', typeof imageChanges> = {
  body: imageChanges,
  toData: ({ focalPoint, rightsUntil, ...texts }) => ({
    ...texts,
    ...(rightsUntil !== undefined && { rightsUntil: rightsUntil && noonOf(rightsUntil) }),
    ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }),
  }),
}

type Texts = Pick<Media, 'alt' | 'caption'>

/** The texts of an image in every locale. */
async function textsOf(caller: Caller, { id }: Media): Promise<[Locale, Texts][]> {
  const { payload } = caller.req
  const select = { alt: true, caption: true } as const
  const options = { collection: 'media', id, select, ...asCaller(caller) } as const
  const texts: [Locale, Texts][] = []
  for (const locale of LOCALES) texts.push([locale, await payload.findByID({ ...options, locale })])
  return texts
}

async function bytesOf({ req }: Caller, { id, filename, mimeType, hash }: Media): Promise<Buffer> {
  const image = { id, filename: filename ?? '', mimeType: mimeType ?? '', version: hash ?? '' }
  const bytes = await readImageFile(req.payload, image).catch((error: unknown) => {
    throw error instanceof StorageUnavailable ? storageFailure(error, req) : error
  })
  if (bytes) return bytes
  throw new ApiError('conflict', 'The file of this image is missing. Upload it again.')
}

/** The request in the same transaction, without the uploaded file. */
const withoutFile = (req: PayloadRequest): PayloadRequest => ({
  ...req,
  file: undefined,
  query: {},
  context: {},
})

type Conversion = z.output<typeof conversion>

/**
 * Renders an image in another format and size. This takes seconds: not to be called in a transaction.
 * @throws {ApiError} 409 when the file is gone or cannot be rendered, 503 when too many renders are waiting
 */
export async function converted(caller: Caller, source: Media, conversion: Conversion): Promise<Buffer> {
  const bytes = await bytesOf(caller, source)
  try {
    const convert = () => convertImage(bytes, source.mimeType ?? '', conversion)
    return await imageQueue().run(`tenant ${caller.tenant.id}`, randomUUID(), convert)
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ApiError('unavailable', 'Too many images are being converted. Try again later.')
    if (error instanceof ImageError)
      throw new ApiError('conflict', 'This SVG cannot be rendered, or not in that size.')
    throw error
  }
}

/** Small enough for a language model, and to be read by people. */
const RENDITION = { format: 'jpeg', quality: 75, width: 768, height: 768, fit: 'inside' } as const

/** A small JPEG of an image, without metadata. This takes long: not to be called in a transaction. */
export async function smallRendition(caller: Caller, id: string): Promise<Buffer> {
  const source = await caller.req.payload.findByID({
    ...{ collection: 'media', id, depth: 0 },
    ...asCaller(caller),
  })
  return converted(caller, source, RENDITION)
}

/** A converted image as a file of its own. */
export const prepareConverted = (
  caller: Caller,
  { filename }: Media,
  { data, format }: { data: Buffer } & Pick<Conversion, 'format'>,
): Promise<Prepared> =>
  prepareImage(caller.req, { data, name: filename ?? '', mimetype: `image/${format}`, size: data.byteLength })

/** Creates an image from a stored one, with its texts in every locale. @returns its id */
export async function storeConverted(caller: Caller, source: Media, prepared: Prepared): Promise<string> {
  const { req, tenant } = caller
  const [[first, texts] = [LOCALES[0], {}], ...others] = await textsOf(caller, source)
  const { credit, licence, licenceTerms, rightsUntil } = source
  setFocalPoint(req, { x: source.focalX, y: source.focalY })
  const { id } = await req.payload.create({
    collection: 'media',
    locale: first,
    data: { ...texts, credit, licence, licenceTerms, rightsUntil, tenant: tenant.id },
    ...prepared,
    ...asCaller(caller),
  })
  for (const [locale, other] of others) {
    const target = { collection: 'media', id, locale, data: other } as const
    await req.payload.update({ ...target, ...asCaller({ ...caller, req: withoutFile(req) }) })
  }
  return id
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { z } from '@hono/zod-openapi'
import type { HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'

import type { ApiEnv } from '../environment'
import { fieldErrors } from '../field-errors'
import { invalid } from '../from-error'
import { ApiError } from '../problems'
import { maxBytes, type PartLimits, parseMultipart, tooLarge } from './read-parts'

const MULTIPART = 'multipart/form-data'

const MULTIPART_TYPE = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=/i

/** Whether a Content-Type header says that the body has parts. */
export const isMultipart = (contentType: string | undefined): boolean =>
  MULTIPART_TYPE.test(contentType?.trim() ?? '')

/** Refuses what can be refused before anything of the body is read. */
function bodyOf(req: HonoRequest, limits: PartLimits): ReadableStream<Uint8Array> {
  const encoding = req.header('content-encoding')
  if ((encoding && encoding !== 'identity') || !isMultipart(req.header('content-type')))
    throw new ApiError('unsupportedMediaType', `Send ${MULTIPART} with a boundary, uncompressed.`)
  if (Number(req.header('content-length') ?? 0) > maxBytes(limits)) throw tooLarge(limits.fileSize)
  if (!req.raw.body) throw new ApiError('malformed', 'There is no body.')
  // The same stream, which Node and the browser's types describe in two ways.
  return req.raw.body as ReadableStream<Uint8Array>
}

async function partsOf(req: HonoRequest, folder: string, limits: PartLimits) {
  const body = bodyOf(req, limits)
  try {
    return await parseMultipart(body, req.header('content-type') ?? '', { folder, limits })
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('malformed', `The body cannot be read as ${MULTIPART}.`, { cause: error })
  }
}

/** Reads the parts for an operation; what was written meanwhile is gone when the operation has answered. */
export const readMultipartBody = (schema: z.ZodType, limits: PartLimits) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gevel-upload-'))
    try {
      const { data, error } = schema.safeParse(await partsOf(c.req, folder, limits))
      if (error) throw invalid(fieldErrors(error))
      c.set('parts', data)
      await next()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

/** The body as OpenAPI describes it. Not as zod: the framework would read the whole body into memory to check it. */
export const multipartContent = (schema: z.ZodType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { [MULTIPART]: { schema: described as object } }
}

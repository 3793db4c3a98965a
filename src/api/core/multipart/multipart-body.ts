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

export const isMultipart = (contentType: string | undefined): boolean =>
  MULTIPART_TYPE.test(contentType?.trim() ?? '')

/** Rejects what can be rejected before the body is read. */
function bodyOf(req: HonoRequest, limits: PartLimits): ReadableStream<Uint8Array> {
  const encoding = req.header('content-encoding')
  if ((encoding && encoding !== 'identity') || !isMultipart(req.header('content-type')))
    throw new ApiError(
      'unsupportedMediaType',
      `The request body must be uncompressed ${MULTIPART} with a boundary.`,
    )
  if (Number(req.header('content-length') ?? 0) > maxBytes(limits)) throw tooLarge(limits.fileSize)
  if (!req.raw.body) throw new ApiError('malformed', 'The request body is missing.')
  // The same stream; Node and the DOM types declare it differently.
  return req.raw.body as ReadableStream<Uint8Array>
}

async function partsOf(req: HonoRequest, folder: string, limits: PartLimits) {
  const body = bodyOf(req, limits)
  try {
    return await parseMultipart(body, req.header('content-type') ?? '', { folder, limits })
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('malformed', `The request body is not valid ${MULTIPART}.`, { cause: error })
  }
}

/** Parses the parts for an operation; their temporary files are removed after the response. */
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

/** The body for OpenAPI. Not as zod: the framework would read the whole body into memory to validate it. */
export const multipartContent = (schema: z.ZodType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { [MULTIPART]: { schema: described as object } }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { z } from '@hono/zod-openapi'
import type { HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'

import type { ApiEnv } from '../environment'
import type { FilesBeside } from '../definition'
import { fieldErrors } from '../field-errors'
import { invalid } from '../from-error'
import { ApiError } from '../problems'
import { maxBytes, type PartLimits, parseMultipart, tooLarge } from './read-parts'
import type { ReceivedFile } from './received-file'

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
  if (Number(req.header('content-length') ?? 0) > maxBytes(limits))
    throw tooLarge(limits.several?.bytes ?? limits.fileSize)
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

async function inUploadFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-upload-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Parses the parts for an operation; their temporary files are removed after the response. */
export const readMultipartBody = (schema: z.ZodType, limits: PartLimits) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await inUploadFolder(async (folder) => {
      const { data, error } = schema.safeParse(await partsOf(c.req, folder, limits))
      if (error) throw invalid(fieldErrors(error))
      c.set('parts', data)
      await next()
    })
  })

/** The part with the body of an operation that accepts files beside it. */
const JSON_PART = 'json'

/** The same request with this as its body. */
function jsonRequest({ url, method, headers: sent }: Request, body: string): Request {
  const headers = new Headers(sent)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(url, { method, headers, body })
}

/** Reads the files of a multipart request; from there on it is a request with the JSON that was sent with them. */
export const readFilesBeside = ({ limits, admit }: FilesBeside) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!isMultipart(c.req.header('content-type'))) return next()
    await admit(c)
    await inUploadFolder(async (folder) => {
      const { [JSON_PART]: json, ...rest } = await partsOf(c.req, folder, limits)
      if (typeof json !== 'string')
        throw invalid([{ path: JSON_PART, message: 'The body, as JSON, is missing.' }])
      const isListed = (entry: [string, unknown]): entry is [string, ReceivedFile[]] =>
        Array.isArray(entry[1])
      c.set('files', Object.fromEntries(Object.entries(rest).filter(isListed)))
      c.req.raw = jsonRequest(c.req.raw, json)
      await next()
    })
  })

/** The multipart body for OpenAPI of an operation that accepts files beside JSON. */
export const filesBesideContent = {
  [MULTIPART]: {
    schema: {
      title: 'JsonWithFiles',
      type: 'object',
      required: [JSON_PART],
      properties: {
        [JSON_PART]: {
          type: 'string',
          contentMediaType: 'application/json',
          description: 'The body as it would be sent without files.',
        },
      },
      additionalProperties: {
        description: 'A file; several have the same name.',
        type: 'string',
        format: 'binary',
      },
    } as object,
  },
}

/** The body for OpenAPI. Not as zod: the framework would read the whole body into memory to validate it. */
export const multipartContent = (schema: z.ZodType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { [MULTIPART]: { schema: described as object } }
}

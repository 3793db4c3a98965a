import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'
import type { z } from 'zod'

import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { openApiDocument } from '@/src/api/docs/document'
import { withoutSharedParts } from '@/src/api/docs/shared-parts'
import { createSession } from '@/src/features/accounts/server/create-session'
import { payloadInstance } from '@/src/platform/payload'
import { publishedAnswers } from './published-response'
import type { Person } from './tenants'

/** More calls than any suite makes; rate limits have tests of their own. */
const UNLIMITED = 1_000_000_000

export const INSTALLATION = {
  payload: payloadInstance,
  migrations: migrations.map(({ name }) => name),
  limits: { calls: UNLIMITED, writes: UNLIMITED, uploads: UNLIMITED, tenantUploads: UNLIMITED },
}

/** The API as the server mounts it, called without a server. */
const api = createApi(INSTALLATION)

/** The OpenAPI document, with shared parts inlined per operation. */
export const apiDocument: unknown = withoutSharedParts(openApiDocument(api))

/** Opens a session for a person and returns the bearer token. */
export async function tokenOf(payload: Payload, { id }: Person): Promise<string> {
  return (await createSession(await createLocalReq({}, payload), id, { type: 'panel' })).token
}

export type ApiRequest = {
  method?: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged in place of `body`; text that is not JSON needs a Content-Type header. */
  rawBody?: string | FormData | Uint8Array<ArrayBuffer>
  token?: string
  host?: string
  tenant?: string
  headers?: Record<string, string>
}

/**
 * A function that calls an app and asserts that each response is one that its OpenAPI document describes.
 * @param identify returns the headers that carry a token
 */
export function caller(
  app: ReturnType<typeof createApi>,
  document: unknown,
  identify: (token: string) => Record<string, string>,
) {
  const unpublished = publishedAnswers(document)
  return async (
    path: string,
    { method, body, rawBody, token, host = 'localhost', tenant, headers = {} }: ApiRequest = {},
  ): Promise<Response> => {
    const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const verb = method ?? (sent === undefined ? 'GET' : 'POST')
    const response = await app.request(`http://${host}${path}`, {
      method: verb,
      headers: {
        host,
        ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
        ...(token && identify(token)),
        ...(tenant && { 'x-tenant': tenant }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    const text = await response.clone().text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const answer = {
      status: response.status,
      contentType: response.headers.get('content-type'),
      body: text === '' ? null : isJson ? (JSON.parse(text) as unknown) : text,
    }
    expect(unpublished(verb, new URL(path, 'http://localhost').pathname, answer)).toBeNull()
    return response
  }
}

/** Calls the API; `path` begins with /api. */
export const call = caller(api, apiDocument, (token) => ({ authorization: `Bearer ${token}` }))

/** The body of a response, parsed with a schema. */
export async function bodyAs<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  return schema.parse(await response.json())
}

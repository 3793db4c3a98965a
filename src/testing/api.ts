import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { z } from 'zod'

import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { openApiDocument } from '@/src/api/docs/document'
import { withoutSharedParts } from '@/src/api/docs/shared-parts'
import { payloadInstance } from '@/src/platform/payload'
import { publishedAnswers } from './published-response'
import type { Person } from './tenants'

/** More than any suite calls: what is limited is tested by itself. */
const UNLIMITED = 1_000_000_000

export const INSTALLATION = {
  payload: payloadInstance,
  migrations: migrations.map(({ name }) => name),
  limits: { calls: UNLIMITED, writes: UNLIMITED, uploads: UNLIMITED, tenantUploads: UNLIMITED },
}

/** The API as the server mounts it, to be called without a server. */
const api = createApi(INSTALLATION)

/** What it publishes, each operation by itself. */
export const apiDocument: unknown = withoutSharedParts(openApiDocument(api))

/** A bearer token of a person. */
export async function tokenOf(payload: Payload, { email, password }: Person): Promise<string> {
  const { token } = await payload.login({
    collection: 'users',
    data: { email, password },
    overrideAccess: true,
  })
  if (!token) throw new Error(`${email} cannot sign in`)
  return token
}

export type ApiRequest = {
  method?: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`; text with a Content-Type of its own if it is no JSON. */
  rawBody?: string | FormData | Uint8Array<ArrayBuffer>
  token?: string
  host?: string
  tenant?: string
  headers?: Record<string, string>
}

/**
 * Makes what calls an app. Whatever it answers must be an answer that its document publishes.
 * @param identify the headers that carry a token
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

/** The body of an answer, in the type of its schema. */
export async function bodyAs<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  return schema.parse(await response.json())
}

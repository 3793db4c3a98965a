import type { Payload } from 'payload'
import type { z } from 'zod'

import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { payloadInstance } from '@/src/payload'
import type { Person } from './tenants'

/** The API as the server mounts it, to be called without a server. */
const api = createApi({ payload: payloadInstance, migrations: migrations.map(({ name }) => name) })

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

type Call = {
  method?: string
  /** Sent as JSON. */
  body?: unknown
  token?: string
  host?: string
  tenant?: string
  headers?: Record<string, string>
}

/** Calls the API; `path` begins with /api. */
export async function call(
  path: string,
  { method, body, token, host = 'localhost', tenant, headers = {} }: Call = {},
): Promise<Response> {
  return api.request(`http://${host}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      host,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(tenant && { 'x-tenant': tenant }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** The body of an answer, which must fit the published schema. */
export async function bodyAs<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  return schema.parse(await response.json())
}

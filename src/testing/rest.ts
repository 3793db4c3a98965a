import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'

import { tokenOf } from './api'
import type { Person } from './tenants'

/** Each person signs in once. */
const tokens = new Map<string, Promise<string>>()

function tokenFor(payload: Payload, person: Person): Promise<string> {
  const token = tokens.get(person.id) ?? tokenOf(payload, person)
  tokens.set(person.id, token)
  return token
}

type RestOptions = { body?: unknown; cookie?: string }

/** Calls Payload's own REST handlers in English, as the server mounts them; `path` is relative to /payload-api/. */
export async function restRequest(
  payload: Payload,
  person: Person | null,
  method: string,
  path: string,
  { body, cookie }: RestOptions = {},
) {
  const headers = new Headers({ host: 'localhost', 'accept-language': 'en' })
  if (person) headers.set('authorization', `JWT ${await tokenFor(payload, person)}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (cookie) headers.set('cookie', cookie)
  const init = body !== undefined && { body: JSON.stringify(body) }
  const request = new Request(`http://localhost/payload-api/${path}`, { method, headers, ...init })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, text: await response.text() }
}

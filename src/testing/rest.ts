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

/** `text` is a body as it is sent, for requests that send no JSON. */
type RestOptions = { body?: unknown; text?: string; headers?: Record<string, string>; cookie?: string }

/** Calls Payload's own REST handlers in English, as the server mounts them; `path` is relative to /payload-api/. */
export async function restRequest(
  payload: Payload,
  person: Person | null,
  method: string,
  path: string,
  { body, text, headers: own = {}, cookie }: RestOptions = {},
) {
  const headers = new Headers({ host: 'localhost', 'accept-language': 'en', ...own })
  if (person) headers.set('authorization', `JWT ${await tokenFor(payload, person)}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (cookie) headers.set('cookie', cookie)
  const sent = body === undefined ? text : JSON.stringify(body)
  const request = new Request(`http://localhost/payload-api/${path}`, {
    ...{ method, headers },
    ...(sent !== undefined && { body: sent }),
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, text: await response.text() }
}

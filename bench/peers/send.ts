import type { z } from 'zod'

import type { Call } from './peer'

/** Sends a request; returns the text of the response. @throws {Error} with status and body when it is not a success */
export async function send(origin: string, { path, method, headers, body }: Call): Promise<string> {
  const response = await fetch(`${origin}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 1000)}`)
  return text
}

/** The JSON of the response, checked. */
export async function sendFor<T extends z.ZodType>(
  origin: string,
  call: Call,
  schema: T,
): Promise<z.output<T>> {
  return schema.parse(JSON.parse(await send(origin, call)))
}

import { setTimeout as delay } from 'node:timers/promises'

import { answerRecords } from '@/src/cache/answer-record'
import { globalSingleton } from '@/src/lib/global-singleton'

/** A response of this process to itself. */
type InnerResponse = {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
}
/** Lets Next answer a GET of this process to itself, at an internal path. */
type RequestOfItself = (path: string, headers: Headers) => Promise<InnerResponse>

const registered = (): { request: RequestOfItself | null } =>
  globalSingleton('request-of-itself', () => ({ request: null }))

/** Called by the server (src/server). */
export const provideRequestOfItself = (request: RequestOfItself): void => {
  registered().request = request
}

/** A cached page comes at once; a page that has to be rendered may wait for a database that does not respond. */
const TIMEOUT_MS = 2000

/** Headers of the connection, and of the form in which a body is sent. */
const NOT_FORWARDED = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'if-none-match',
  'keep-alive',
  'transfer-encoding',
]

const without = (headers: Headers, names: readonly string[]): Headers =>
  new Headers([...headers].filter(([name]) => !names.includes(name)))

/** Whether this process requested a page of itself, which is not routed again: internal paths are not found for others. */
export const isStalePageRequest = (): boolean => answerRecords().getStore()?.internal ?? false

/**
 * The cached page at an internal path, for use while Postgres is out; null where it would have to be rendered. Next has
 * no way to read its page cache other than a request.
 */
export async function fetchStalePage(
  path: string,
  request: { headers: Headers },
  init: { status: number; headers: Record<string, string> },
): Promise<Response | null> {
  const requestOfItself = registered().request
  if (!requestOfItself) return null
  const response = await Promise.race([
    requestOfItself(path, without(request.headers, NOT_FORWARDED)).catch(() => null),
    delay(TIMEOUT_MS, null, { ref: false }),
  ])
  if (!response || response.status >= 500) return null
  const responseHeaders = without(new Headers(response.headers), NOT_FORWARDED)
  for (const [name, value] of Object.entries(init.headers)) responseHeaders.set(name, value)
  return new Response(response.body, {
    status: response.status === 200 ? init.status : response.status,
    headers: responseHeaders,
  })
}

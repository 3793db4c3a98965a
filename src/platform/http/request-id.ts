/** The header that carries a request's id: from the proxy in front, to the app, and back to the visitor. */
export const REQUEST_ID_HEADER = 'x-request-id'

const SAFE = /^[\w.-]{8,64}$/

/** The id that a request came with, when it is safe to write into logs and headers; else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? ''
  return SAFE.test(given) ? given : crypto.randomUUID()
}

/** Set by the reverse proxy, passed through the app and returned to the client. */
export const REQUEST_ID_HEADER = 'x-request-id'

const SAFE = /^[\w.-]{8,64}$/

/** The id from the request if it is safe to write to logs and headers, otherwise a new one. */
export function requestIdOf(headers: Pick<Headers, 'get'>): string {
  const received = headers.get(REQUEST_ID_HEADER) ?? ''
  return SAFE.test(received) ? received : crypto.randomUUID()
}

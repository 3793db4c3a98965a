/** Set by the reverse proxy, passed through the app and returned to the client. */
export const REQUEST_ID_HEADER = 'x-request-id'

const SAFE = /^[\w.-]{8,64}$/

/** An id if it is safe to write to logs and headers, otherwise a new one. */
export const safeRequestId = (received: string | null | undefined): string =>
  received && SAFE.test(received) ? received : crypto.randomUUID()

/** The id of a request, or a new one. */
export const requestIdOf = (headers: Pick<Headers, 'get'>): string =>
  safeRequestId(headers.get(REQUEST_ID_HEADER))

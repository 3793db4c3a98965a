/**
 * Set on a request that Next could not have parsed (src/upstream/next/unreadable-requests.ts): `method`, or the path as
 * received. A request whose client sets it is rejected in the same way, which is harmless.
 */
export const MALFORMED_REQUEST_HEADER = 'x-unreadable'

/** The received path if it could not be decoded, otherwise null. */
export function malformedPath(headers: Headers): string | null {
  const value = headers.get(MALFORMED_REQUEST_HEADER)
  return value?.startsWith('/') ? value : null
}

/** The path as received, even if the request was rewritten in order to reject it. */
export const requestedPath = (headers: Headers, pathname: string): string =>
  malformedPath(headers) ?? pathname

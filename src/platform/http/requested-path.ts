/**
 * Set on a request that Next could not have parsed (src/upstream/next/unreadable-requests.ts): `method`, or the path as
 * it was received. A client that sends it itself is refused as well, and nothing else follows from it.
 */
export const MALFORMED_REQUEST_HEADER = 'x-unreadable'

/** The path that was received and could not be decoded; null unless that is what is wrong. */
export function malformedPath(headers: Headers): string | null {
  const found = headers.get(MALFORMED_REQUEST_HEADER)
  return found?.startsWith('/') ? found : null
}

/** The path of a request as it was received, also where it was rewritten in order to be refused. */
export const requestedPath = (headers: Headers, pathname: string): string =>
  malformedPath(headers) ?? pathname

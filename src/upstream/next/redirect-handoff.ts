/**
 * Defect: Next makes the Location of a proxy's redirect relative when its origin is the address that Next listens on,
 * whatever host was requested. A redirect from another domain to that address stays on the other domain.
 * Seen in: next 16.4.5
 * Upstream: https://github.com/vercel/next.js/issues/44482 "Middleware on localhost redirects to relative URL, even when provided with absolute one" (closed)
 * Remove when: redirect-handoff.test.ts "Next makes a Location relative although another host was requested" fails
 */

/** The internal route that responds with a redirect (src/app/moved), whose Location Next leaves alone; visitors cannot reach it. */
export const REDIRECT_ROUTE = '/moved'
const MOVED_HEADER = 'x-gevel-moved'

type Redirect = { status: number; to: string }

/** Adds the redirect to the request headers for the internal route. */
export function handRedirect(headers: Headers, { status, to }: Redirect): Headers {
  const handed = new Headers(headers)
  handed.set(MOVED_HEADER, `${status} ${to}`)
  return handed
}

/** The redirect from the request headers; 404 if there is none. */
export function readHandedRedirect(headers: Headers): { status: number; headers: Record<string, string> } {
  const [status, location] = headers.get(MOVED_HEADER)?.split(' ') ?? []
  return status && location ? { status: Number(status), headers: { location } } : { status: 404, headers: {} }
}

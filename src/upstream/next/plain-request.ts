/**
 * Defect: the request that Next gives to a route handler is a Proxy, which `new Request(request)` refuses: a proxied object
 * has no private members. Libraries that copy requests as the standard allows, such as Hono, break.
 * Seen in: next 16.4.5
 * Upstream: not reported yet (described at https://github.com/cloudflare/vinext/issues/2557 "Route handler request (a Proxy) breaks fetch handler libraries that re-wrap it via new Request() on Workers")
 * Remove when: plain-request.test.ts "Next gives a route handler a request that cannot be copied" fails
 */

/** A copy that is not a proxy. It takes over the body, which the original can no longer read. */
export const plainRequest = ({ url, method, headers, body, signal }: Request): Request =>
  new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)

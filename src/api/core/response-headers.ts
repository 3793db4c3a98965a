import { createMiddleware } from 'hono/factory'

import type { ApiEnv } from './environment'

/**
 * For every response. API documents load and run nothing and are not framed; the documentation page sets its own policy.
 * TLS and Strict-Transport-Security belong to the reverse proxy, as for the site.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The request headers that responses depend on, so that caches keep them apart. */
const VARY = ['Origin', 'Accept-Encoding']

/** Finishes the headers of a response; runs outside all other middleware. */
export const finishHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  // Not `c.header()`, which clones a finished response and its stream each time.
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  const shared = headers.has('access-control-allow-origin')
  headers.set('cross-origin-resource-policy', shared ? 'cross-origin' : 'same-origin')
  const own = headers.get('vary')?.split(/\s*,\s*/) ?? []
  const known = new Set(own.map((name) => name.toLowerCase()))
  headers.set('vary', [...own, ...VARY.filter((name) => !known.has(name.toLowerCase()))].join(', '))
})

import { createMiddleware } from 'hono/factory'

import type { ApiEnv } from './environment'

/**
 * On every answer, whatever it says. A document of the API loads nothing, runs nothing and is shown nowhere; the page of
 * the documentation names what it needs itself. Encryption, and Strict-Transport-Security, are the business of the proxy
 * in front, as for the site.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** What an answer depends on besides its address: nobody may be given one that was made for another. */
const VARY = ['Origin', 'Accept-Encoding']

/** Finishes the headers of an answer; to run outside all that makes one. */
export const finishHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  // Not `c.header()`, which copies a finished answer and its stream each time.
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  const shared = headers.has('access-control-allow-origin')
  headers.set('cross-origin-resource-policy', shared ? 'cross-origin' : 'same-origin')
  const own = headers.get('vary')?.split(/\s*,\s*/) ?? []
  const known = new Set(own.map((name) => name.toLowerCase()))
  headers.set('vary', [...own, ...VARY.filter((name) => !known.has(name.toLowerCase()))].join(', '))
})

import { RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'

import { processCaches, type CachedResponse } from '@/src/cache/tagged-cache'
import { env } from '@/src/platform/env'
import { requestHost, requestProtocol } from '@/src/routing/host'
import type { ApiEnv } from './environment'

const STORED_HEADERS = [...RETAINED_304_HEADERS, 'cache-tag']

/** The key of a public response: protocol, hostname, path and query. Anybody can make up ports. */
function cacheKeyOf({ headers, url }: Request): string {
  const host = requestHost(headers, env.TRUST_PROXY)
  const { pathname, search } = new URL(url)
  return `${requestProtocol(headers, env.TRUST_PROXY)}//${host?.hostname}${pathname}${search}`
}

/** Whether `If-None-Match` names the ETag. Compression marks a tag as weak, but the JSON is the same. */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** The cache entry for a response that may be shared; null for any other. */
function toCachedResponse(response: Response): CachedResponse | null {
  const { headers, status } = response
  const etag = headers.get('etag')?.replace(/^W\//, '')
  const tags = headers.get('cache-tag')
  if (!etag || !tags || (status !== 200 && status !== 304)) return null
  const storedHeaders = [...headers].filter(([name]) => STORED_HEADERS.includes(name))
  return { etag, tags: tags.split(','), headers: Object.fromEntries(storedHeaders) }
}

/** Answers 304 from memory when the caller's ETag is known to be current. */
export const respondNotModified = createMiddleware<ApiEnv>(async (c, next) => {
  const { responses } = processCaches()
  const key = cacheKeyOf(c.req.raw)
  const ifNoneMatch = c.req.header('if-none-match')
  const known = ifNoneMatch === undefined ? undefined : responses.get(key)
  if (known && ifNoneMatch !== undefined && matches(ifNoneMatch, known.etag))
    return c.body(null, 304, known.headers)
  const since = responses.generation()
  await next()
  const answer = toCachedResponse(c.res)
  if (answer) responses.set(key, answer, since)
  return undefined
})

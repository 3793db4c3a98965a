import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

const PARAMETER = '_rsc'
const DIGEST_CHARACTERS = 16
const PREFETCH = /^[123]$/
const SEGMENT = /^\/[\w$@!/.~%+-]{0,200}$/
/** Navigations whose answer is not the payload of a whole static page. */
const UNKNOWN = ['next-hmr-refresh', 'next-instant-navigation-testing-prefetch', 'next-test-fetch-priority']

type RouterHeaders = {
  prefetch: string | undefined
  segment: string | undefined
  tree: string | undefined
  nextUrl: string | undefined
}

/** The value of `_rsc` that Next expects with these headers; it redirects any other (the same hash as in its client). */
export function navigationHash({ prefetch, segment, tree, nextUrl }: RouterHeaders): string {
  const none = prefetch === undefined && segment === undefined && tree === undefined && nextUrl === undefined
  if (none) return ''
  const input = [prefetch ?? '0', segment ?? '0', tree ?? '0', nextUrl ?? '0'].join(',')
  return hash('sha256', input, 'base64url').slice(0, DIGEST_CHARACTERS)
}

const legacyHash = ({ prefetch, segment, tree, nextUrl }: RouterHeaders): string =>
  computeLegacyCacheBustingSearchParam(prefetch as '1' | '2' | undefined, segment, tree, nextUrl)

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'object' ? value[0] : value

/** Splits `_rsc` off a query. */
function splitQuery(search: string): { value: string | null; hasQuery: boolean } {
  const parameters = new URLSearchParams(search)
  const values = parameters.getAll(PARAMETER)
  return {
    value: values.length === 1 ? (values[0] ?? null) : null,
    hasQuery: parameters.size > values.length,
  }
}

/**
 * The key of the payload of a client-side navigation or of a prefetched segment; null when the request is for HTML,
 * `unknown` when Next has to decide. The payload of a static page does not depend on the state of the router, which a
 * request sends along and which would multiply the keys.
 */
export function navigationKey(
  headers: IncomingHttpHeaders,
  search: string,
): { name: string; query: string; headers: Record<string, string>; hasQuery: boolean } | 'unknown' | null {
  const sent: RouterHeaders = {
    prefetch: single(headers['next-router-prefetch']),
    segment: single(headers['next-router-segment-prefetch']),
    tree: single(headers['next-router-state-tree']),
    nextUrl: single(headers['next-url']),
  }
  const { prefetch, segment } = sent
  if (headers.rsc === undefined) {
    const isPlain =
      prefetch === undefined && segment === undefined && sent.tree === undefined && sent.nextUrl === undefined
    return isPlain ? null : 'unknown'
  }
  if (headers.rsc !== '1' || UNKNOWN.some((name) => headers[name] !== undefined)) return 'unknown'
  if (
    (prefetch !== undefined && !PREFETCH.test(prefetch)) ||
    (segment !== undefined && !SEGMENT.test(segment))
  )
    return 'unknown'
  const { value, hasQuery } = splitQuery(search)
  if (value !== navigationHash(sent) && value !== legacyHash(sent)) return 'unknown'
  const kept = { prefetch, segment, tree: undefined, nextUrl: undefined }
  return {
    name: `${prefetch ?? ''}${segment ?? ''}`,
    query: `${PARAMETER}=${navigationHash(kept)}`,
    headers: {
      rsc: '1',
      ...(prefetch !== undefined && { 'next-router-prefetch': prefetch }),
      ...(segment !== undefined && { 'next-router-segment-prefetch': segment }),
    },
    hasQuery,
  }
}

/**
 * Defect: Next responds with an error of its own to a path that it cannot decode and to a method that it does not know,
 * before the proxy or a route handler could reject the request with a problem. It redirects a request whose target is a
 * whole URL, as a proxy is sent it.
 * Seen in: next 16.4.5
 * Upstream: https://github.com/vercel/next.js/pull/92557 "fix(routing): return 404 for dynamic segments with un-decodable percent-encoded sequences"
 * Remove when: unreadable-requests.test.ts "Next throws on a path with a malformed escape and on TRACE" fails
 */
import type { IncomingMessage } from 'node:http'

import { LOCALES } from '@/src/lib/constants'
import { MALFORMED_REQUEST_HEADER } from '@/src/platform/http/requested-path'

/** A path that our routing rejects, in the locale of the prefix before it. */
const MALFORMED_PATH = '/%'

/** Where Next decodes a path before our code runs → a path there that our code rejects. */
const REJECTED_AT = new Map([
  ['/api', '/api/unreadable'],
  ['/payload-api', '/payload-api/unreadable'],
  ['/panel-api', '/panel-api/unreadable'],
  ['/_ipx', MALFORMED_PATH],
  ['/admin', MALFORMED_PATH],
  ...LOCALES.map((locale) => [`/${locale}/admin`, `/${locale}${MALFORMED_PATH}`] as const),
])
const HANDLERS = /^\/(?:payload-|panel-)?api(?:\/|$)/
/** Next responds to other methods with its own error before the route handler runs. */
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']

/** The target of a request to a proxy (RFC 9112, 3.2.2): authority, then path and query. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]+)([^#]*)$/i

type Incoming = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Path and query of a target; null where it is neither a path, nor a URL of the host that the request names. */
function originForm({ url = '', headers }: Incoming): string | null {
  if (url.startsWith('/') || url === '*') return url
  const [, authority, rest = ''] = ABSOLUTE_FORM.exec(url) ?? []
  if (authority === undefined || authority.toLowerCase() !== headers.host?.toLowerCase()) return null
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Rewrites a request that Next could not parse to one that our code rejects. */
export function rejectMalformedRequest(request: Incoming): void {
  const target = originForm(request)
  if (target === null) {
    request.headers[MALFORMED_REQUEST_HEADER] = request.url
    request.url = MALFORMED_PATH
    return
  }
  request.url = target
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  // Next cannot make a Request of TRACE at all.
  if (request.method === 'TRACE' || (HANDLERS.test(path) && !METHODS.includes(request.method))) {
    request.method = 'OPTIONS'
    request.headers[MALFORMED_REQUEST_HEADER] = 'method'
  }
  if (path === '*') request.url = '/'
  if (isReadable(path)) return
  const [, rejectedAt] = [...REJECTED_AT].find(([prefix]) => path.startsWith(`${prefix}/`)) ?? []
  if (!rejectedAt) return
  request.url = rejectedAt
  request.headers[MALFORMED_REQUEST_HEADER] = path
}

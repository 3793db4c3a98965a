import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

import { LOCALES } from '@/src/lib/constants'
import { UNREADABLE_HEADER } from '@/src/platform/http/requested-path'

/** Node tells it before it hands a request to anybody. */
const REQUEST_STARTS = 'http.server.request.start'

/** Routing refuses this address, in the language of its first segment. */
const NOWHERE = '/%'

/** Where Next breaks on a damaged address before our code runs, and an address of each that our code refuses. */
const REFUSED_AT = new Map([
  ['/api', '/api/unreadable'],
  ['/payload-api', '/payload-api/unreadable'],
  ['/_ipx', NOWHERE],
  ['/admin', NOWHERE],
  ...LOCALES.map((locale) => [`/${locale}/admin`, `/${locale}${NOWHERE}`] as const),
])
const HANDLERS = /^\/(?:payload-)?api(?:\/|$)/
/** What Next lets a route handler answer; any other method ends in an error of its own. */
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Makes a request that Next would answer with an error of its own one that our code can refuse. */
export function makeReadable(request: Asked): void {
  const [path = ''] = request.url?.split('?') ?? []
  // Next cannot make a Request of TRACE at all.
  if (request.method === 'TRACE' || (HANDLERS.test(path) && !METHODS.includes(request.method))) {
    request.method = 'OPTIONS'
    request.headers[UNREADABLE_HEADER] = 'method'
  }
  if (path === '*') request.url = '/'
  if (isReadable(path)) return
  const [, refusedAt] = [...REFUSED_AT].find(([prefix]) => path.startsWith(`${prefix}/`)) ?? []
  if (!refusedAt) return
  request.url = refusedAt
  request.headers[UNREADABLE_HEADER] = path
}

/** Has every request of this process looked at before Next does. */
export function refuseUnreadableRequests(): void {
  subscribe(REQUEST_STARTS, (message) => makeReadable((message as { request: Asked }).request))
}

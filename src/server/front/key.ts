import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { LOCALE_COOKIE, LOCALES, isLocale } from '@/src/lib/constants'
import { MALFORMED_REQUEST_HEADER } from '@/src/platform/http/requested-path'
import { requestHost, requestProtocol } from '@/src/routing/host'
import { acceptedLanguages } from '@/src/routing/locale'
import { isInfrastructurePath } from '@/src/routing/pass-through'
import { imageKey } from './image-key'
import { navigationKey } from './navigation-key'

/** What an answer may depend on, and nothing else: the request that renders it is made from this. */
export type FrontKey = {
  /** Identifies the answer in the store. */
  key: string
  hostname: string
  /** Whether the request has a query that the key leaves out: only a page answers whatever the query. */
  hasQuery: boolean
  /** Path and query of the request that renders the answer. */
  url: string
  /** Its headers, apart from those of every request. */
  headers: Record<string, string>
}

/** Why a request goes to Next as it is. */
export type Bypass =
  | 'method'
  | 'body'
  | 'authorization'
  | 'origin'
  | 'session'
  | 'preview'
  | 'malformed'
  | 'host'
  | 'address'
  | 'infrastructure'
  | 'query'
  | 'navigation'

const MAX_URL_CHARACTERS = 2000
/** Dot segments, backslashes and fragments: a parser reads another path, which would be stored under many keys. */
const REWRITTEN_BY_PARSERS = /[#\\]|\/(?:\.|%2e){1,2}(?:[/?]|$)/i
/** Cookies of the panel's session and of Next's draft mode. */
const SESSION_COOKIE = /(?:^|;\s*)payload-token=/
const PREVIEW_COOKIE = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/
const STORED_LOCALE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`)
/** What Next or our own code reads as an instruction. */
const INSTRUCTIONS = [
  MALFORMED_REQUEST_HEADER,
  'next-action',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'upgrade',
  'expect',
]
const API = '/api/'
/** Operations whose answer differs by time, caller or a header of their own. */
const UNSHARED_API = /^\/api\/(?:admin|auth|bookings|docs|health|internal)(?:[/?]|$)/

/** The headers that decide whether an answer may come from the store at all; null if it may. */
function bypassOf({ method, headers, url = '' }: IncomingMessage): Bypass | null {
  if (method !== 'GET' && method !== 'HEAD') return 'method'
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) return 'body'
  if (headers.authorization !== undefined) return 'authorization'
  if (headers.origin !== undefined) return 'origin'
  if (headers.cookie !== undefined) {
    if (SESSION_COOKIE.test(headers.cookie)) return 'session'
    if (PREVIEW_COOKIE.test(headers.cookie)) return 'preview'
  }
  for (const name of INSTRUCTIONS) if (headers[name] !== undefined) return 'malformed'
  if (!url.startsWith('/') || url.startsWith('//') || url.length > MAX_URL_CHARACTERS) return 'address'
  return REWRITTEN_BY_PARSERS.test(url) ? 'address' : null
}

/**
 * `/` may redirect by the visitor's language (src/routing/locale.ts): its answers are stored by what that reads, in a form
 * that has few values.
 */
function homeVariant(headers: IncomingHttpHeaders): { name: string; headers: Record<string, string> } {
  if (headers['sec-fetch-site'] === 'same-origin')
    return { name: 'same-origin', headers: { 'sec-fetch-site': 'same-origin' } }
  const stored = STORED_LOCALE.exec(headers.cookie ?? '')?.[1]
  const cookie = isLocale(stored) ? stored : ''
  const wanted = acceptedLanguages(headers['accept-language'] ?? '')
  const known = wanted.filter((language) => isLocale(language) || language === '*')
  const languages = [...new Set(known)].slice(0, LOCALES.length + 1).join(',')
  return {
    name: `${cookie};${languages}`,
    headers: {
      ...(cookie && { cookie: `${LOCALE_COOKIE.name}=${cookie}` }),
      ...(languages && { 'accept-language': languages }),
    },
  }
}

type Variant = Omit<FrontKey, 'key' | 'hostname'> & { name: string }

function pageVariant(path: string, search: string, headers: IncomingHttpHeaders): Variant | Bypass {
  const navigation = navigationKey(headers, search)
  if (navigation === 'unknown') return 'navigation'
  const home = path === '/' ? homeVariant(headers) : null
  return {
    name: navigation ? `rsc ${navigation.name} ${home?.name ?? ''}` : (home?.name ?? ''),
    hasQuery: navigation ? navigation.hasQuery : search !== '',
    url: navigation ? `${path}?${navigation.query}` : path,
    headers: { ...navigation?.headers, ...home?.headers },
  }
}

function variantOf(url: string, headers: IncomingHttpHeaders): Variant | Bypass {
  const start = url.indexOf('?')
  const path = start === -1 ? url : url.slice(0, start)
  const search = start === -1 ? '' : url.slice(start)
  if (path.startsWith(API))
    return UNSHARED_API.test(path) ? 'infrastructure' : { name: 'api', hasQuery: false, url, headers: {} }
  const image = imageKey(path, search, headers.accept ?? '')
  if (image) return image === 'query' ? image : { ...image, hasQuery: false, url }
  return isInfrastructurePath(path) ? 'infrastructure' : pageVariant(path, search, headers)
}

/**
 * The key of the answer to a request, or why it goes to Next as it is.
 * @param trustedProxies as for `requestHost`
 */
export function frontKey(request: IncomingMessage, trustedProxies: number): FrontKey | Bypass {
  const bypass = bypassOf(request)
  if (bypass) return bypass
  const { headers, url = '/' } = request
  const incoming = { get: (name: string) => [headers[name] ?? null].flat().join(',') || null }
  const host = requestHost(incoming, trustedProxies)
  if (!host) return 'host'
  const variant = variantOf(url, headers)
  if (typeof variant === 'string') return variant
  const protocol = requestProtocol(incoming, trustedProxies)
  const name = host.port ? `${host.hostname}:${host.port}` : host.hostname
  return {
    key: `${variant.name} ${protocol}//${name}${variant.url}`,
    hostname: host.hostname,
    hasQuery: variant.hasQuery,
    url: variant.url,
    headers: {
      ...variant.headers,
      host: name,
      ...(trustedProxies > 0 && { 'x-forwarded-host': name, 'x-forwarded-proto': protocol.slice(0, -1) }),
    },
  }
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'
import { LOCALES, isLocale } from '@/src/lib/constants'
import { MALFORMED_REQUEST_HEADER } from '@/src/platform/http/requested-path'
import { hasSessionCookie } from '@/src/platform/http/session-cookie'
import { parseHost, requestHost, requestProtocol } from '@/src/routing/host'
import { acceptedLanguages } from '@/src/routing/locale'
import { isInfrastructurePath } from '@/src/routing/pass-through'
import { imageKey } from './image-key'
import { navigationKey } from './navigation-key'

/** What an answer may depend on, and nothing else: the request that renders it is made from this. */
export type FrontKey = {
  /** Identifies the answer in the store, at whatever port: anybody can make up ports. */
  key: string
  /** The port that was requested, or ''. Only a redirect depends on it. */
  port: string
  hostname: string
  /** The Host of the request that renders the answer. */
  host: string
  protocol: 'http:' | 'https:'
  /** Whether the request has a query that the key leaves out: only a page answers whatever the query. */
  hasQuery: boolean
  /** Whether each request has the answer rendered for itself, although others wait for the same. */
  alone: boolean
  /** Path and query of the request that renders the answer. */
  url: string
  /** Its headers that belong to the key, besides host and protocol. */
  headers: Readonly<Record<string, string>>
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
  | 'original'
  | 'navigation'

const MAX_URL_CHARACTERS = 2000
/** Dot segments and backslashes: a parser reads another path, which would be stored under many keys. */
const REWRITTEN_BY_PARSERS = /\\|\/(?:\.|%2e){1,2}(?:[/?]|$)/i
/** Cookies of Next's draft mode. */
const PREVIEW_COOKIE = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/
/** What Next or our own code reads as an instruction. */
const INSTRUCTIONS = [
  MALFORMED_REQUEST_HEADER,
  'next-action',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'upgrade',
  'expect',
]
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
const API = '/api/'
const IMAGES = `/${IMAGE_SEGMENT}/`
/** Operations whose answer differs by time, caller or a header of their own. */
const UNSHARED_API = /^\/api\/(?:admin|auth|bookings|docs|health|internal)(?:[/?]|$)/

/**
 * Whether parsers read the address as it is. The query of a page is no part of its key, so it may be anything: otherwise a
 * link could choose how a page is served.
 */
function isPlainAddress(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#')) return false
  const keyed = url.startsWith(API) || url.startsWith(IMAGES) ? url : pathOf(url)
  return keyed.length <= MAX_URL_CHARACTERS && !REWRITTEN_BY_PARSERS.test(keyed)
}

/** The headers that decide whether an answer may come from the store at all; null if it may. */
function bypassOf(method: string | undefined, url: string, headers: IncomingHttpHeaders): Bypass | null {
  if (method !== 'GET' && method !== 'HEAD') return 'method'
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) return 'body'
  if (headers.authorization !== undefined) return 'authorization'
  if (headers.origin !== undefined) return 'origin'
  if (headers.cookie !== undefined) {
    if (hasSessionCookie(headers.cookie)) return 'session'
    if (PREVIEW_COOKIE.test(headers.cookie)) return 'preview'
  }
  for (const name of INSTRUCTIONS) if (headers[name] !== undefined) return 'malformed'
  return isPlainAddress(url) ? null : 'address'
}

const NO_HEADERS: FrontKey['headers'] = {}
const SAME_ORIGIN = { name: 'same-origin', headers: { 'sec-fetch-site': 'same-origin' } }
const MAX_KNOWN = 500
/** By Accept-Language. */
const knownLanguages = new Map<string, string>()

/** The languages of the header that a site can have, each once: one of few values. */
function languagesOf(header: string | undefined): string {
  if (!header) return ''
  const known = knownLanguages.get(header)
  if (known !== undefined) return known
  const wanted = acceptedLanguages(header).filter((language) => isLocale(language) || language === '*')
  const languages = [...new Set(wanted)].slice(0, LOCALES.length + 1).join(',')
  if (knownLanguages.size >= MAX_KNOWN) knownLanguages.clear()
  knownLanguages.set(header, languages)
  return languages
}

/** What keys depend on besides the request. `trustedProxies`: as for `requestHost`. */
export type KeySettings = { trustedProxies: number; localeCookie: string }

const storedLocale = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([own]) => own === name)?.[1]

/**
 * `/` may redirect by the visitor's language (src/routing/locale.ts): its answers are stored by what that reads, in a form
 * that has few values.
 */
function homeVariant(headers: IncomingHttpHeaders, localeCookie: string): Pick<Variant, 'name' | 'headers'> {
  if (headers['sec-fetch-site'] === 'same-origin') return SAME_ORIGIN
  const stored = headers.cookie === undefined ? undefined : storedLocale(headers.cookie, localeCookie)
  const cookie = isLocale(stored) ? stored : ''
  const languages = languagesOf(headers['accept-language'])
  return {
    name: `${cookie};${languages}`,
    headers: {
      ...(cookie && { cookie: `${localeCookie}=${cookie}` }),
      ...(languages && { 'accept-language': languages }),
    },
  }
}

type Variant = Pick<FrontKey, 'hasQuery' | 'alone' | 'url' | 'headers'> & { name: string }

function pageVariant(
  path: string,
  search: string,
  headers: IncomingHttpHeaders,
  localeCookie: string,
): Variant | Bypass {
  const navigation = navigationKey(headers, search)
  if (navigation === 'unknown') return 'navigation'
  const home = path === '/' ? homeVariant(headers, localeCookie) : null
  if (!navigation)
    return {
      name: home?.name ?? '',
      hasQuery: search !== '',
      alone: false,
      url: path,
      headers: home?.headers ?? NO_HEADERS,
    }
  return {
    name: `rsc ${navigation.name} ${home?.name ?? ''}`,
    hasQuery: navigation.hasQuery,
    alone: false,
    url: `${path}?${navigation.query}`,
    headers: { ...navigation.headers, ...home?.headers },
  }
}

function variantOf(url: string, headers: IncomingHttpHeaders, localeCookie: string): Variant | Bypass {
  const path = pathOf(url)
  const search = url.slice(path.length)
  if (path.startsWith(API))
    return UNSHARED_API.test(path)
      ? 'infrastructure'
      : { name: 'api', hasQuery: false, alone: false, url, headers: NO_HEADERS }
  const image = imageKey(path, search, headers.accept ?? '')
  if (image) return typeof image === 'string' ? image : { ...image, hasQuery: false, url }
  return isInfrastructurePath(path) ? 'infrastructure' : pageVariant(path, search, headers, localeCookie)
}

const readerOf = (headers: IncomingHttpHeaders) => ({
  get: (name: string) => [headers[name] ?? null].flat().join(',') || null,
})

/** The key of the answer to a request, or why it goes to Next as it is. */
export function frontKey(
  request: IncomingMessage,
  { trustedProxies, localeCookie }: KeySettings,
): FrontKey | Bypass {
  const { headers, url = '/' } = request
  const bypass = bypassOf(request.method, url, headers)
  if (bypass) return bypass
  const forwarded = trustedProxies > 0 ? readerOf(headers) : null
  const host = forwarded ? requestHost(forwarded, trustedProxies) : parseHost(headers.host ?? null)
  if (!host) return 'host'
  const variant = variantOf(url, headers, localeCookie)
  if (typeof variant === 'string') return variant
  const protocol = forwarded ? requestProtocol(forwarded, trustedProxies) : 'http:'
  const { hostname, port } = host
  return {
    key: `${variant.name} ${protocol}//${hostname}${variant.url}`,
    port,
    hostname,
    host: hostname,
    protocol,
    hasQuery: variant.hasQuery,
    alone: variant.alone,
    url: variant.url,
    headers: variant.headers,
  }
}

/** The key of the answer at the port that was requested, whose rendering knows the port. */
export const keyAtPort = (key: FrontKey): FrontKey => ({
  ...key,
  key: `:${key.port} ${key.key}`,
  host: `${key.hostname}:${key.port}`,
})

/** The headers of the request that renders the answer of a key, apart from those of every request. */
export const headersOfKey = (
  { headers, host, protocol }: FrontKey,
  trustedProxies: number,
): Record<string, string> => ({
  ...headers,
  host,
  ...(trustedProxies > 0 && { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }),
})

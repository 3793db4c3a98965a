import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { extractHeaderLanguage } from '@payloadcms/translations'
import { createMiddleware } from 'hono/factory'
import { type Payload, parseCookies } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { isLocale, type Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { isOnAdminHost } from '@/src/routing/admin-hosts'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { pageLanguageOf } from '@/src/routing/page-language'
import { sessionCookieOf } from '@/src/routing/session-cookies'
import { userOfToken } from './authenticate'
import { PRIVATE } from './caching'
import type { Caller } from './environment'
import { type GuardedMount, TENANT_HEADER } from './mount'
import { explainInPanel } from './panel-problems'
import { ApiError } from './problems'

const API_PREFIX = '/api/admin/'
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Browsers send the session cookie with requests of any page, so a request must prove that its page is of this host. Old
 * browsers send no such header with reads, whose response another page cannot see anyway.
 * @throws {ApiError} 403
 */
function assertSameOrigin({ headers, method }: Request): void {
  const says = headers.has('sec-fetch-site') || headers.has('origin')
  if (isCrossOrigin(headers, env.TRUST_PROXY) || (!says && !SAFE_METHODS.includes(method)))
    throw new ApiError('forbidden', 'The panel’s API only accepts requests of pages on this host.')
}

const guard = createMiddleware(async (c, next) => {
  if (!isOnAdminHost(c.req.raw.headers))
    throw new ApiError('notFound', 'The panel’s API exists on the hosts of the panel only.')
  assertSameOrigin(c.req.raw)
  await next()
  const { headers } = c.res
  headers.set('cache-control', PRIVATE)
  const location = headers.get('location')
  if (location?.startsWith(API_PREFIX))
    headers.set('location', `${PANEL_MOUNT.base}/${location.slice(API_PREFIX.length)}`)
})

async function authenticate(payload: Payload, headers: Headers): Promise<Caller['user']> {
  const token = sessionCookieOf(headers, 'panel')
  const user = token && (await userOfToken(payload, token))
  if (user) return user
  throw new ApiError('unauthenticated', 'Sign in to the panel first.')
}

/** Without the bearer token: code that reads the headers later would take the request for that token's. */
function withoutToken(headers: Headers): Headers {
  const readable = new Headers(headers)
  readable.delete('authorization')
  return readable
}

/** The language of the screen; else as Payload does it: the language cookie of the panel, or the preference of the browser. */
function languageOf(headers: Headers): Locale {
  const ofPage = pageLanguageOf(headers)
  if (ofPage) return ofPage
  const remembered = parseCookies(headers).get('payload-lng')
  if (isLocale(remembered)) return remembered
  return toLocale(extractHeaderLanguage(headers.get('accept-language') ?? '') ?? '')
}

/** For the panel's own screens: session cookie, never a token; same-origin pages only; in the panel's language. */
export const PANEL_MOUNT: GuardedMount = {
  base: '/panel-api',
  guard,
  authenticate,
  readableHeaders: withoutToken,
  namedTenant: (headers) => {
    // The panel knows tenants by id: in its header, else in the cookie of the tenant selector.
    const id = headers.get(TENANT_HEADER) ?? getTenantFromCookie(headers, 'text')
    return id === null ? undefined : { id: String(id) }
  },
  language: languageOf,
  explain: explainInPanel,
  crossOrigin: () => (_, next) => next(),
}

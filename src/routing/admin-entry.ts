import type { NextRequest } from 'next/server'

import { adminHref, isCmsPath, parseAdminPath } from './admin-paths'
import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { isSitePath } from '@/src/lib/safe-href'
import { readAdminRequest } from './admin-request'
import { type AdminAction, type AdminRequest, routeAdmin } from './admin-route'
import { requestHost } from './host'
import { resolvePath } from './resolve-path'
import { ROUTES } from './route-table'
import { routingStore } from './store/cache'
import { findAdminAccess } from './store/admin-access'

/** Payload's session cookie. */
const SESSION_COOKIE = 'payload-token'
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Payload's own pages that need no session. */
const LOGIN = '/login'
const OPEN_TO_ALL = /^\/(logout|logout-inactivity|unauthorized|forgot|reset\/.+|create-first-user)$/

/**
 * The session id in a token, whose signature is not verified: this only ever denies access. Payload verifies the token
 * before it grants any.
 */
export function sessionIdOf(token: string | undefined): string | null {
  try {
    const [, body = ''] = token?.split('.') ?? []
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    const sid = claims && typeof claims === 'object' && 'sid' in claims ? claims.sid : null
    return typeof sid === 'string' && SESSION_ID.test(sid) ? sid : null
  } catch {
    return null
  }
}

/** Where a person goes after signing in: the page that they requested, in the language of the sign-in page. */
export function nextAfterSignIn(pathname: string, search: string, language: Locale): string {
  const target =
    parseAdminPath(pathname)?.path === LOGIN ? new URLSearchParams(search).get('redirect') : pathname + search
  if (!isSitePath(target)) return adminHref(language, '')
  const [path = '', ...query] = target.split('?')
  const parsed = parseAdminPath(path)
  return parsed ? adminHref(language, [parsed.path, ...query].join('?')) : target
}

/** A redirect to the site's own sign-in page; null where it has none and Payload's is used. */
async function redirectToSignIn(
  { headers, nextUrl }: NextRequest,
  language: Locale,
): Promise<AdminAction | null> {
  const host = requestHost(headers, env.TRUST_PROXY)
  const site = host && (await routingStore().findSite(host.hostname))
  const page =
    site && (await resolvePath(routingStore(), site, ROUTES['auth-login'][language], { locale: language }))
  if (page?.type !== 'page') return null
  const next = encodeURIComponent(nextAfterSignIn(nextUrl.pathname, nextUrl.search, language))
  return { type: 'redirect', reason: 'sign-in', to: `${page.path}?next=${next}` }
}

const isDocument = ({ method, scripted }: AdminRequest): boolean => method === 'GET' && !scripted

/**
 * Routes a request for the admin; null when it is for something else. Without a session, a document leads to signing in.
 * `closed`: this account may not use the CMS (Behaviour: admin-cms-closed), whose path then is routed like any path of
 * the site.
 */
export async function authorizeAdmin(request: NextRequest): Promise<AdminAction | { type: 'closed' } | null> {
  const adminRequest = readAdminRequest(request)
  const action = routeAdmin(adminRequest)
  const parsed = action && parseAdminPath(adminRequest.pathname)
  if (!parsed || OPEN_TO_ALL.test(parsed.path)) return action
  const access = await findAdminAccess(sessionIdOf(request.cookies.get(SESSION_COOKIE)?.value))
  if (access === 'account' && isCmsPath(parsed.path)) return { type: 'closed' }
  const needsSignIn =
    action.type === 'rewrite' && isDocument(adminRequest) && (access === 'none' || parsed.path === LOGIN)
  return (needsSignIn && (await redirectToSignIn(request, parsed.language))) || action
}

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
/** Where Payload sends those who have no session, and where they choose a password. */
const LOGIN = '/login'
const OPEN_TO_ALL = /^\/(logout|logout-inactivity|unauthorized|forgot|reset\/.+|create-first-user)$/

/**
 * The id of the session that a token names. Its signature is not looked at: what is decided by it only closes a door,
 * and Payload checks the token before it opens one.
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

/** Where to after signing in: where one was going, in the language of the page to sign in. */
export function nextAfterSignIn(pathname: string, search: string, language: Locale): string {
  const asked =
    parseAdminPath(pathname)?.path === LOGIN ? new URLSearchParams(search).get('redirect') : pathname + search
  if (!isSitePath(asked)) return adminHref(language, '')
  const [path = '', ...query] = asked.split('?')
  const place = parseAdminPath(path)
  return place ? adminHref(language, [place.path, ...query].join('?')) : asked
}

/** The site's own page to sign in, where it has one; otherwise Payload's stands in. */
async function signInPage({ headers, nextUrl }: NextRequest, language: Locale): Promise<AdminAction | null> {
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
 * What becomes of a request for the admin; null when it is for something else. Without a session a document is asked to
 * sign in for. `closed`: the CMS is not for this person (Behaviour: admin-cms-closed), and its path is answered like
 * any path of the site that is not there, or redirected.
 */
export async function authorizeAdmin(request: NextRequest): Promise<AdminAction | { type: 'closed' } | null> {
  const asked = readAdminRequest(request)
  const action = routeAdmin(asked)
  const place = action && parseAdminPath(asked.pathname)
  if (!place || OPEN_TO_ALL.test(place.path)) return action
  const access = await findAdminAccess(sessionIdOf(request.cookies.get(SESSION_COOKIE)?.value))
  if (access === 'account' && isCmsPath(place.path)) return { type: 'closed' }
  const signsIn =
    action.type === 'rewrite' && isDocument(asked) && (access === 'none' || place.path === LOGIN)
  return (signsIn && (await signInPage(request, place.language))) || action
}

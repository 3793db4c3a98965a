import type { NextRequest } from 'next/server'

import { isOnAdminHost } from './admin-hosts'
import { adminHref, HAND_OVER, isCmsPath, parseAdminPath } from './admin-paths'
import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { isSitePath } from '@/src/lib/safe-href'
import { readAdminRequest } from './admin-request'
import { type AdminAction, type AdminRequest, routeAdmin } from './admin-route'
import { opensPage, TENANT_COOKIE, wantedTenant, withoutTenantParameter } from './admin-tenant'
import { isPanelCall, type RejectedCall, rejectPanelCall } from './panel-call'
import { requestHost } from './host'
import { resolvePath } from './resolve-path'
import { ROUTES } from './route-table'
import { sessionCookieOf } from './session-cookies'
import { routingStore } from './store/cache'
import { type AdminAccess, findAdminAccess, rememberTenant } from './store/admin-access'

const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Payload's own pages that need no session, and those that mailed links lead to. */
const LOGIN = '/login'
const OPEN_TO_ALL =
  /^\/(logout|logout-inactivity|unauthorized|forgot|reset\/.+|create-first-user|invitation|confirm-address)$/

/**
 * The session id in a token, whose signature is not verified: this only ever denies access. Payload verifies the token
 * before it grants any.
 */
export function sessionIdOf(token: string | null): string | null {
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

/** A redirect to the site's own sign-in page; null where Payload's is used: without one, and for single sign-on. */
async function redirectToSignIn(
  { headers, nextUrl }: NextRequest,
  language: Locale,
): Promise<AdminAction | null> {
  if (env.OIDC) return null
  const host = requestHost(headers, env.TRUST_PROXY)
  const site = host && (await routingStore().findSite(host.hostname))
  const page =
    site && (await resolvePath(routingStore(), site, ROUTES['auth-login'][language], { locale: language }))
  if (page?.type !== 'page') return null
  const next = encodeURIComponent(nextAfterSignIn(nextUrl.pathname, nextUrl.search, language))
  return { type: 'redirect', reason: 'sign-in', to: `${page.path}?next=${next}` }
}

/** On a host without the panel: its paths lead to where it is, if the host is that of a site. */
async function leadToAdminHost(request: NextRequest, language: Locale): Promise<AdminAction | null> {
  if (isPanelCall(request)) return null
  const host = requestHost(request.headers, env.TRUST_PROXY)
  const site = host && (await routingStore().findSite(host.hostname))
  if (!site || site.suspended || site.redirectTo) return null
  const { pathname, search } = request.nextUrl
  const next = encodeURIComponent(pathname + search)
  return { type: 'rewrite', reason: 'admin-host', path: `${HAND_OVER}?next=${next}`, language }
}

const isDocument = ({ method, scripted }: AdminRequest): boolean => method === 'GET' && !scripted

/**
 * Routes a request for the admin; null when it is for something else. Without a session, a document leads to signing in.
 * `closed`: the path is routed like any path of the site, because this account may not use the CMS (Behaviour:
 * admin-cms-closed), or because the panel is on other hosts.
 */
export async function authorizeAdmin(
  request: NextRequest,
): Promise<AdminAction | RejectedCall | { type: 'closed' } | null> {
  const adminRequest = readAdminRequest(request)
  const action = routeAdmin(adminRequest)
  const parsed = action && parseAdminPath(adminRequest.pathname)
  if (parsed && !isOnAdminHost(request.headers))
    return (await leadToAdminHost(request, parsed.language)) ?? { type: 'closed' }
  if (!parsed || (OPEN_TO_ALL.test(parsed.path) && !isPanelCall(request))) return action
  const session = sessionIdOf(sessionCookieOf(request.headers, 'panel'))
  const access = await findAdminAccess(session, wantedTenant(request, parsed.path))
  if (access.type === 'account' && isCmsPath(parsed.path)) return { type: 'closed' }
  if (isPanelCall(request)) {
    const rejected = await rejectPanelCall(request, parsed.path, access.type === 'none' ? null : session)
    return rejected ?? (await inTenant(request, action, access))
  }
  const needsSignIn =
    action.type === 'rewrite' && isDocument(adminRequest) && (access.type === 'none' || parsed.path === LOGIN)
  return (
    (needsSignIn && (await redirectToSignIn(request, parsed.language))) || inTenant(request, action, access)
  )
}

/** The action for a person, in the tenant that their request is for. */
async function inTenant(
  request: NextRequest,
  action: AdminAction,
  access: AdminAccess,
): Promise<AdminAction> {
  if (access.type === 'none' || action.type === 'redirect') return action
  const { account, tenant: id, last } = access
  const opened = opensPage(request)
  if (opened && id !== null && id !== last) await rememberTenant(account, id)
  const tenant = { id, stored: opened && id !== (request.cookies.get(TENANT_COOKIE)?.value ?? null) }
  const to = withoutTenantParameter(request)
  return to === null ? { ...action, tenant } : { type: 'redirect', reason: 'tenant', to, tenant }
}

import { env } from '@/src/platform/env'
import { type SessionCookie, sessionCookieName } from '@/src/platform/http/session-cookie'
import { isLocalHostname } from '@/src/lib/local-hostname'
import { isOnAdminHost } from './admin-hosts'
import { requestHost, requestProtocol } from './host'

/** Whether cookies of a request's host are `Secure`: everywhere but on localhost over plain HTTP. */
export function hasSecureCookies(headers: Pick<Headers, 'get'>): boolean {
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname ?? ''
  return !isLocalHostname(hostname) || requestProtocol(headers, env.TRUST_PROXY) === 'https:'
}

/** The kind of session that a request's host has: a tenant's domain never has one that the panel accepts. */
export const sessionKindOn = (headers: Pick<Headers, 'get'>): SessionCookie =>
  isOnAdminHost(headers) ? 'panel' : 'site'

/** The value of a request's session cookie, if its host has sessions of that kind. */
export function sessionCookieOf(headers: Pick<Headers, 'get'>, kind: SessionCookie): string | null {
  if (sessionKindOn(headers) !== kind) return null
  const start = `${sessionCookieName(kind, hasSecureCookies(headers))}=`
  const pairs = headers.get('cookie')?.split(/;\s*/) ?? []
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null
}

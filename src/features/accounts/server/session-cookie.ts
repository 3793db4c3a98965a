import { generateCookie } from 'payload/shared'

import { SIGNED_IN_COOKIE } from '@/src/features/accounts/rules/account-pages'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { type SessionCookie, sessionCookieName } from '@/src/platform/http/session-cookie'
import { hasSecureCookies, sessionKindOn } from '@/src/routing/session-cookies'
import { deviceCookie } from './known-device'

type Cookie = { name: string; value: string; expires: Date; httpOnly?: boolean; secure: boolean }

const toHeader = (cookie: Cookie): string =>
  String(generateCookie<string>({ ...cookie, path: '/', sameSite: 'Lax', returnCookieAsObject: false }))

/** The http-only session cookie, and the one that tells scripts that there may be a session, and until when. */
function pair(headers: Headers, kind: SessionCookie, token: string, until: number): string[] {
  const secure = hasSecureCookies(headers)
  const expires = new Date(until)
  return [
    toHeader({ name: sessionCookieName(kind, secure), value: token, expires, httpOnly: true, secure }),
    toHeader({ name: SIGNED_IN_COOKIE, value: '1', expires, secure }),
  ]
}

/** The Set-Cookie headers that store a session of the request's host. */
export const sessionCookies = (headers: Headers, token: string): string[] =>
  pair(headers, sessionKindOn(headers), token, Date.now() + AUTH_TOKEN_SECONDS * 1000)

/** Those of a completed sign-in, which remember the device as well. */
export const signInCookies = (
  headers: Headers,
  { token, device }: { token: string; device: string | null },
): string[] => [
  ...sessionCookies(headers, token),
  ...(device === null ? [] : [deviceCookie(headers, device)]),
]

/** The Set-Cookie headers that remove it. */
export const expiredCookies = (headers: Headers): string[] => pair(headers, sessionKindOn(headers), '', 0)

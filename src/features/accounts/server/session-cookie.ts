import { generateCookie, generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { Payload } from 'payload'

import { SIGNED_IN_COOKIE } from '@/src/features/accounts/rules/account-pages'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { requestProtocol } from '@/src/routing/host'

function settingsOf({ collections, config }: Payload, headers: Headers) {
  const { auth } = collections.users.config
  const secure = auth.cookies.secure ?? requestProtocol(headers, env.TRUST_PROXY) === 'https:'
  return {
    collectionAuthConfig: { ...auth, cookies: { ...auth.cookies, secure } },
    cookiePrefix: config.cookiePrefix,
    secure,
  }
}

/** Tells scripts that there may be a session, and until when. */
const signedInCookie = (secure: boolean, until: number): string =>
  String(
    generateCookie<string>({
      name: SIGNED_IN_COOKIE,
      value: '1',
      expires: new Date(until),
      path: '/',
      sameSite: 'Lax',
      secure,
      returnCookieAsObject: false,
    }),
  )

/** Payload's http-only session cookie, which also signs in to the site's admin, and the cookie that scripts can read. */
export function sessionCookies(payload: Payload, headers: Headers, token: string): string[] {
  const { secure, ...settings } = settingsOf(payload, headers)
  return [
    String(generatePayloadCookie({ ...settings, token })),
    signedInCookie(secure, Date.now() + AUTH_TOKEN_SECONDS * 1000),
  ]
}

export function expiredCookies(payload: Payload, headers: Headers): string[] {
  const { secure, ...settings } = settingsOf(payload, headers)
  return [String(generateExpiredPayloadCookie(settings)), signedInCookie(secure, 0)]
}

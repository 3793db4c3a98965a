import type { Payload } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import { env } from '@/src/lib/env'
import { requestProtocol } from '@/src/site/host'

function cookieSettings({ collections, config }: Payload, headers: Headers) {
  const { auth } = collections.users.config
  const secure = auth.cookies.secure ?? requestProtocol(headers, env.TRUST_PROXY) === 'https:'
  return {
    collectionAuthConfig: { ...auth, cookies: { ...auth.cookies, secure } },
    cookiePrefix: config.cookiePrefix,
  }
}

/** Payload's own http-only session cookie: whoever signs in on a site is signed in at its admin too. */
export const sessionCookie = (payload: Payload, headers: Headers, token: string): string =>
  String(generatePayloadCookie({ ...cookieSettings(payload, headers), token }))

export const expiredCookie = (payload: Payload, headers: Headers): string =>
  String(generateExpiredPayloadCookie(cookieSettings(payload, headers)))

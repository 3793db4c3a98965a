import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'

import { storeOnce, takeOnce } from '@/src/platform/database/single-use'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'
import { hasSecureCookies } from '@/src/routing/session-cookies'
import type { Expected } from './provider'

/** How long a person may take at the provider. */
const SECONDS = 10 * 60
const KIND = 'single-sign-on'

/** What is remembered of a sign-in that began; `browser` is the hash of a cookie, `next` a path of the panel. */
const stored = z.object({
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  next: z.string(),
  browser: z.string(),
})
export type SignInRequest = Pick<z.output<typeof stored>, 'redirectUri' | 'next'>

const cookieName = ({ headers }: PayloadRequest): string =>
  hasSecureCookies(headers) ? '__Host-gevel-sso' : 'gevel-sso'

/** Ties the sign-in to the browser that began it, so that nobody can be signed in to somebody else's account. */
const browserCookie = (req: PayloadRequest, value: string, expires: Date): string =>
  generateCookie<string>({
    name: cookieName(req),
    value,
    path: '/',
    httpOnly: true,
    // The provider's redirect is a navigation from another site.
    sameSite: 'Lax',
    secure: hasSecureCookies(req.headers),
    expires,
    returnCookieAsObject: false,
  })

/** Stores a sign-in until the browser comes back. @returns the cookie for the browser */
export async function storeSignIn(
  req: PayloadRequest,
  { state, ...expected }: Expected,
  request: SignInRequest,
): Promise<string> {
  const browser = newSecretToken()
  const data = { ...expected, ...request, browser: hashSecretToken(browser) }
  await storeOnce(req.payload, { kind: KIND, secret: state, data, seconds: SECONDS })
  return browserCookie(req, browser, new Date(Date.now() + SECONDS * 1000))
}

/** The sign-in that the browser comes back from, once; null for an unknown or expired state, and for another browser. */
export async function takeSignIn(
  req: PayloadRequest,
  state: string,
): Promise<(SignInRequest & { expected: Expected }) | null> {
  const { data } = stored.safeParse(await takeOnce(req.payload, KIND, state))
  const browser = parseCookies(req.headers).get(cookieName(req))
  if (!data || !browser || hashSecretToken(browser) !== data.browser) return null
  const { nonce, verifier, redirectUri, next } = data
  return { redirectUri, next, expected: { state, nonce, verifier } }
}

/** Removes the cookie of `storeSignIn`. */
export const expiredSignInCookie = (req: PayloadRequest): string => browserCookie(req, '', new Date(0))

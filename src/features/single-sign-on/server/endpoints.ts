import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'

import { type CompletedSignIn, completeSignIn, consumeAttempt, signInCookies } from '@/src/features/accounts'
import { SSO_PARAMETER, SSO_PATH, type SsoProblem } from '@/src/features/single-sign-on/rules/outcome'
import { toLocale } from '@/src/i18n/locale-texts'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import type { OidcSettings } from '@/src/platform/oidc-settings'
import { adminHref } from '@/src/routing/admin-paths'
import { clientAddress } from '@/src/routing/client-address'
import { requestHost, requestProtocol } from '@/src/routing/host'
import { panelPath } from '@/src/routing/panel-path'
import { accountOfIdentity } from './account-of-identity'
import { authorizationUrl, identityOf, isDenied, isUnreachable, type Identity } from './provider'
import { expiredSignInCookie, storeSignIn, takeSignIn } from './sign-in-request'

function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

const panelHref = ({ i18n }: PayloadRequest, path: string): string => adminHref(toLocale(i18n.language), path)

/** Back to the login screen, which explains the problem. */
const rejected = (req: PayloadRequest, problem: SsoProblem): Response =>
  redirectTo(`${panelHref(req, '/login')}?${SSO_PARAMETER}=${problem}`, [expiredSignInCookie(req)])

function callbackUrl({ headers }: PayloadRequest): string | null {
  const host = requestHost(headers, env.TRUST_PROXY)
  if (!host) return null
  const authority = host.port ? `${host.hostname}:${host.port}` : host.hostname
  return `${requestProtocol(headers, env.TRUST_PROXY)}//${authority}${SSO_PATH}/callback`
}

const problemOf = (error: unknown): SsoProblem => {
  if (isDenied(error)) return 'cancelled'
  return isUnreachable(error) ? 'unavailable' : 'failed'
}

function logged(req: PayloadRequest, error: unknown): SsoProblem {
  const problem = problemOf(error)
  if (problem !== 'cancelled') req.payload.logger.warn({ err: error }, 'Single sign-on failed')
  return problem
}

/** Sends the browser to the provider. */
async function start(req: PayloadRequest, settings: OidcSettings): Promise<Response> {
  const redirectUri = callbackUrl(req)
  if (!redirectUri) return rejected(req, 'failed')
  const address = clientAddress(req.headers, env.TRUST_PROXY)
  const seconds = await consumeAttempt('singleSignOn', { account: address, address })
  if (seconds > 0) return rejected(req, 'tooManyRequests')
  const next = panelPath(req.query.redirect, panelHref(req, ''))
  try {
    const { url, expected } = await authorizationUrl(settings, redirectUri)
    return redirectTo(url.href, [await storeSignIn(req, expected, { redirectUri, next })])
  } catch (error) {
    return rejected(req, logged(req, error))
  }
}

type SignedIn = CompletedSignIn | { problem: SsoProblem }

/** Opens a session of the panel. The provider decides about a second factor, so ours is not asked for. */
const openSession = (req: PayloadRequest, settings: OidcSettings, identity: Identity): Promise<SignedIn> =>
  inTransaction(req, async () => {
    const found = await accountOfIdentity(req, settings, identity)
    return 'problem' in found
      ? found
      : completeSignIn(req, found.account, { type: 'panel', byProvider: true })
  })

async function signIn(
  req: PayloadRequest,
  settings: OidcSettings,
  { answer, expected }: { answer: URL; expected: Parameters<typeof identityOf>[2] },
): Promise<SignedIn> {
  try {
    return await openSession(req, settings, await identityOf(settings, answer, expected))
  } catch (error) {
    return { problem: error instanceof AuthenticationError ? 'disabled' : logged(req, error) }
  }
}

/** Receives the browser with the provider's answer. */
async function callback(req: PayloadRequest, settings: OidcSettings): Promise<Response> {
  const { search, searchParams } = new URL(req.url ?? '', 'http://host.invalid')
  const request = await takeSignIn(req, searchParams.get('state') ?? '')
  if (!request) return rejected(req, 'expired')
  const answer = new URL(request.redirectUri)
  answer.search = search
  const outcome = await signIn(req, settings, { answer, expected: request.expected })
  if ('problem' in outcome) return rejected(req, outcome.problem)
  const cookies = signInCookies(req.headers, outcome)
  return redirectTo(request.next, [...cookies, expiredSignInCookie(req)])
}

/** The endpoints of single sign-on; none when it is not configured. Nothing calls the provider before somebody clicks. */
export const ssoEndpoints = (settings: OidcSettings | null): Endpoint[] =>
  settings
    ? [
        { path: '/single-sign-on', method: 'get', handler: (req) => start(req, settings) },
        { path: '/single-sign-on/callback', method: 'get', handler: (req) => callback(req, settings) },
      ]
    : []

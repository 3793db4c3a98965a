import { type Endpoint, Forbidden, logoutOperation, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { currentSession } from '@/src/features/accounts/rules/current-session'
import type { AccountSite } from './account-site'
import type { FactorRequest } from './factors/check-factor'
import { forgotPassword } from './forgot-password'
import { emailAddress, factorInput, passwordInput, isMailToken } from './input'
import { forgetDevices } from './known-device'
import { resetPassword } from './reset-password'
import { expiredCookies, signInCookies } from './session-cookie'
import { signIn } from './sign-in'
import { verify } from './verify'
import { toLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { env } from '@/src/platform/env'
import { MAX_PASSWORD_CHARACTERS } from '@/src/lib/password'
import { clientAddress } from '@/src/routing/client-address'
import { requestHost } from '@/src/routing/host'
import { routingStore } from '@/src/routing/store/cache'
import { readBody } from './read-body'
import { weaknessMessage } from './weakness-message'

const localeOf = ({ i18n }: PayloadRequest) => toLocale(i18n.language)
const addressOf = ({ headers }: PayloadRequest): string => clientAddress(headers, env.TRUST_PROXY)

const credentials = z.object({ email: emailAddress, password: passwordInput, ...factorInput })
const forgotten = z.object({ email: emailAddress })
const choice = z.object({ token: z.string(), password: z.string().max(MAX_PASSWORD_CHARACTERS) })

type Problem = 'unauthenticated' | 'tooManyRequests' | 'expired' | 'mailNotConfigured'
const STATUSES: Record<Problem, number> = {
  unauthenticated: 401,
  tooManyRequests: 429,
  expired: 410,
  mailNotConfigured: 503,
}

/** An error response in the shape that the panel's pages expect. */
function problemResponse(req: PayloadRequest, problem: Problem, seconds?: number): Response {
  const message = messages[localeOf(req)].accounts.problems[problem]
  const headers = seconds === undefined ? undefined : { 'retry-after': String(seconds) }
  return Response.json({ errors: [{ message }] }, { status: STATUSES[problem], ...(headers && { headers }) })
}

/** Says which second factors the sign-in page may ask for, and what a passkey must sign. */
function factorResponse(req: PayloadRequest, { type, ...data }: FactorRequest): Response {
  const { secondFactorRequired, secondFactorRejected } = messages[localeOf(req)].accounts.problems
  const message = type === 'missing' ? secondFactorRequired : secondFactorRejected
  return Response.json({ errors: [{ name: 'SecondFactor', message, data }] }, { status: 401 })
}

/** An admin host need not be a site. */
async function accountSite(req: PayloadRequest): Promise<AccountSite> {
  const host = requestHost(req.headers, env.TRUST_PROXY)
  const site = host ? await routingStore().findSite(host.hostname) : null
  return { site, locale: localeOf(req) }
}

const cookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie) => ['set-cookie', cookie]))

async function postLogin(req: PayloadRequest): Promise<Response> {
  const outcome = await signIn(req, await readBody(req, credentials), {
    address: addressOf(req),
    audience: { type: 'panel' },
  })
  if (outcome.type === 'limited') return problemResponse(req, 'tooManyRequests', outcome.seconds)
  if (outcome.type === 'factorRequired') return factorResponse(req, outcome.demand)
  if (outcome.type !== 'signedIn') return problemResponse(req, 'unauthenticated')
  const { expiresAt, user } = outcome
  const headers = cookieHeaders(signInCookies(req.headers, outcome))
  const exp = Math.floor(Date.parse(expiresAt) / 1000)
  return Response.json({ message: req.t('authentication:passed'), exp, user }, { headers })
}

/** Says when the session ends. Payload would move that on each time, so that a session could last for ever. */
async function postRefresh(req: PayloadRequest): Promise<Response> {
  const session = currentSession(req)
  if (!req.user || !session) throw new Forbidden(req.t)
  const { id } = req.user
  const own = { collection: 'users', id, depth: 0, user: req.user, overrideAccess: false, req } as const
  const exp = Math.floor(Date.parse(session.expiresAt) / 1000)
  const message = req.t('authentication:tokenRefreshSuccessful')
  return Response.json({ message, exp, user: { ...(await req.payload.findByID(own)), collection: 'users' } })
}

/** The panel may sign out twice: its screen for that begins anew when it hears who signed in, which may be a moment later. */
async function postLogout(req: PayloadRequest): Promise<Response> {
  const allSessions = req.searchParams.get('allSessions') === 'true'
  if (allSessions && req.user) await forgetDevices(req, req.user.id)
  if (req.user) await logoutOperation({ allSessions, collection: req.payload.collections.users, req })
  const headers = cookieHeaders(expiredCookies(req.headers))
  return Response.json({ message: req.t('authentication:logoutSuccessful') }, { headers })
}

async function postForgotPassword(req: PayloadRequest): Promise<Response> {
  const { email } = await readBody(req, forgotten)
  const site = await accountSite(req)
  const outcome = await forgotPassword(req.payload, site, email, addressOf(req))
  if (outcome.type === 'mailNotConfigured') return problemResponse(req, 'mailNotConfigured')
  if (outcome.type === 'limited') return problemResponse(req, 'tooManyRequests', outcome.seconds)
  return Response.json({ message: req.t('general:success') })
}

async function postResetPassword(req: PayloadRequest): Promise<Response> {
  const chosen = await readBody(req, choice)
  if (!isMailToken(chosen.token)) return problemResponse(req, 'expired')
  const site = await accountSite(req)
  const outcome = await resetPassword(req.payload, site, chosen, addressOf(req))
  if (outcome.type === 'expired') return problemResponse(req, 'expired')
  if (outcome.type === 'limited') return problemResponse(req, 'tooManyRequests', outcome.seconds)
  if (outcome.type === 'weakPassword') {
    const message = weaknessMessage(outcome.weakness, req)
    return Response.json({ errors: [{ message }] }, { status: 400 })
  }
  return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
}

async function postVerify(req: PayloadRequest): Promise<Response> {
  const token = typeof req.routeParams?.id === 'string' ? req.routeParams.id : ''
  if (!isMailToken(token)) return problemResponse(req, 'expired')
  const outcome = await verify(req.payload, token, addressOf(req))
  if (outcome.type === 'expired') return problemResponse(req, 'expired')
  if (outcome.type === 'limited') return problemResponse(req, 'tooManyRequests', outcome.seconds)
  return Response.json({ message: req.t('authentication:emailVerified') })
}

/**
 * Replaces Payload's own endpoints, whose timing reveals whether an account exists, which have no rate limit, and whose
 * cookie has one name for all hosts. No response contains the token, which scripts must not read.
 */
export const accountEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: postLogin },
  { path: '/refresh-token', method: 'post', handler: postRefresh },
  { path: '/logout', method: 'post', handler: postLogout },
  { path: '/forgot-password', method: 'post', handler: postForgotPassword },
  { path: '/reset-password', method: 'post', handler: postResetPassword },
  { path: '/verify/:id', method: 'post', handler: postVerify },
]

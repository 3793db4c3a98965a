import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { AccountSite } from './account-site'
import { forgotPassword } from './forgot-password'
import { emailAddress, passwordInput, isMailToken } from './input'
import { resetPassword } from './reset-password'
import { sessionCookies } from './session-cookie'
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

const credentials = z.object({ email: emailAddress, password: passwordInput })
const forgotten = z.object({ email: emailAddress })
const choice = z.object({ token: z.string(), password: z.string().max(MAX_PASSWORD_CHARACTERS) })

type Problem = 'unauthenticated' | 'tooManyRequests' | 'expired' | 'mailNotConfigured' | 'unknownDomain'
const STATUSES: Record<Problem, number> = {
  unauthenticated: 401,
  tooManyRequests: 429,
  expired: 410,
  mailNotConfigured: 503,
  unknownDomain: 404,
}

/** An error response in the shape that the panel's pages expect. */
function problemResponse(req: PayloadRequest, problem: Problem, seconds?: number): Response {
  const message = messages[localeOf(req)].accounts.problems[problem]
  const headers = seconds === undefined ? undefined : { 'retry-after': String(seconds) }
  return Response.json({ errors: [{ message }] }, { status: STATUSES[problem], ...(headers && { headers }) })
}

async function accountSite(req: PayloadRequest): Promise<AccountSite | null> {
  const host = requestHost(req.headers, env.TRUST_PROXY)
  const site = host && (await routingStore().findSite(host.hostname))
  return site ? { site, locale: localeOf(req) } : null
}

async function postLogin(req: PayloadRequest): Promise<Response> {
  const outcome = await signIn(req.payload, await readBody(req, credentials), {
    address: addressOf(req),
    req,
  })
  if (outcome.type === 'rejected') return problemResponse(req, 'unauthenticated')
  if (outcome.type === 'limited') return problemResponse(req, 'tooManyRequests', outcome.seconds)
  const { token, expiresAt, user } = outcome
  const headers = new Headers()
  for (const cookie of sessionCookies(req.payload, req.headers, token)) headers.append('set-cookie', cookie)
  const exp = Math.floor(Date.parse(expiresAt) / 1000)
  return Response.json({ message: req.t('authentication:passed'), exp, token, user }, { headers })
}

async function postForgotPassword(req: PayloadRequest): Promise<Response> {
  const { email } = await readBody(req, forgotten)
  const site = await accountSite(req)
  if (!site) return problemResponse(req, 'unknownDomain')
  const outcome = await forgotPassword(req.payload, site, email, addressOf(req))
  if (outcome.type === 'mailNotConfigured') return problemResponse(req, 'mailNotConfigured')
  if (outcome.type === 'limited') return problemResponse(req, 'tooManyRequests', outcome.seconds)
  return Response.json({ message: req.t('general:success') })
}

async function postResetPassword(req: PayloadRequest): Promise<Response> {
  const chosen = await readBody(req, choice)
  if (!isMailToken(chosen.token)) return problemResponse(req, 'expired')
  const site = await accountSite(req)
  if (!site) return problemResponse(req, 'unknownDomain')
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

/** Replaces Payload's own endpoints, whose timing reveals whether an account exists and which have no rate limit. */
export const accountEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: postLogin },
  { path: '/forgot-password', method: 'post', handler: postForgotPassword },
  { path: '/reset-password', method: 'post', handler: postResetPassword },
  { path: '/verify/:id', method: 'post', handler: postVerify },
]

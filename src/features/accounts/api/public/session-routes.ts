import { expiredCookies, sessionCookies } from '@/src/features/accounts/server/session-cookie'
import { signIn } from '@/src/features/accounts/server/sign-in'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { bearerToken } from '@/src/api/core/authenticate'
import { ApiError } from '@/src/api/core/problems'
import { publicOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { credentials, login, session } from './schemas'
import { toAccount } from './serialize'
import { invalidCredentials, tooMany } from './problems'
import { endSession, membershipsOf, sessionEnd, sessionUser } from './session'

const postLogin = publicOperation({
  method: 'post',
  path: '/auth/login',
  tag: 'Session',
  summary: 'Sign in',
  description:
    'Returns an access token for `Authorization: Bearer`, and sets it as an HTTP-only cookie, for 30 days.',
  body: credentials,
  answer: dataOf(login),
  problems: ['unauthenticated', 'tooManyRequests'],
  handle: async ({ body, request, headers, installation }) => {
    const payload = await installation.payload()
    const outcome = await signIn(payload, body, { address: clientAddress(request.headers, env.TRUST_PROXY) })
    if (outcome.type === 'rejected') throw invalidCredentials()
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    const { token, expiresAt, user } = outcome
    // A page of another origin, where it may call at all, stores the token itself.
    if (!isCrossOrigin(request.headers, env.TRUST_PROXY))
      for (const cookie of sessionCookies(payload, request.headers, token))
        headers.append('set-cookie', cookie)
    return { data: { token, expiresAt, user: toAccount(user, await membershipsOf(payload, user)) } }
  },
})

const postLogout = publicOperation({
  method: 'post',
  path: '/auth/logout',
  tag: 'Session',
  summary: 'Sign out',
  description:
    'Ends the session of the bearer token or the cookie, and clears the cookie. Succeeds without a session too.',
  problems: ['forbidden'],
  handle: async ({ request, headers, installation }) => {
    const foreign = isCrossOrigin(request.headers, env.TRUST_PROXY)
    if (foreign && bearerToken(request.headers) === null)
      throw new ApiError('forbidden', 'A cross-origin request can only end the session of a bearer token.')
    const payload = await installation.payload()
    for (const cookie of foreign ? [] : expiredCookies(payload, request.headers))
      headers.append('set-cookie', cookie)
    await endSession(payload, request.headers)
  },
})

const getSession = publicOperation({
  method: 'get',
  path: '/auth/session',
  tag: 'Session',
  summary: 'Read the current session',
  answer: dataOf(session),
  problems: ['unauthenticated'],
  handle: async ({ request, installation }) => {
    const payload = await installation.payload()
    const user = await sessionUser(payload, request.headers)
    const expiresAt = user && sessionEnd(user)
    if (!user || !expiresAt) throw new ApiError('unauthenticated', 'Not signed in.')
    return { data: { expiresAt, user: toAccount(user, await membershipsOf(payload, user)) } }
  },
})

export const sessionOperations = [postLogin, postLogout, getSession]

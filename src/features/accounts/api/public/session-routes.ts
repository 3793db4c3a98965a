import type { Payload } from 'payload'

import type { Audience } from '@/src/features/accounts/rules/sessions'
import { expiredCookies, signInCookies } from '@/src/features/accounts/server/session-cookie'
import { signIn } from '@/src/features/accounts/server/sign-in'
import { tenantOfHostname } from '@/src/features/domains'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import { isOnAdminHost } from '@/src/routing/admin-hosts'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { requestHost } from '@/src/routing/host'
import { bearerToken, createPayloadRequest } from '@/src/api/core/authenticate'
import { ApiError } from '@/src/api/core/problems'
import { publicOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { credentials, login, session } from './schemas'
import { toAccount } from './serialize'
import { invalidCredentials, panelOnly, secondFactor, tooMany } from './problems'
import { membershipsOf, sessionOf } from './session'

/** Browsers say where a request that posts comes from; programs do not. */
const isOfPage = (headers: Headers): boolean => headers.has('sec-fetch-site') || headers.has('origin')

/**
 * What to sign in for. A page of a site that is on no admin host gets a session of that site. Programs, and pages of other
 * origins that may call at all, store the token themselves; it works on /api/admin.
 */
async function signInAs(
  payload: Payload,
  headers: Headers,
): Promise<{ audience: Audience; withCookie: boolean }> {
  const foreign = isCrossOrigin(headers, env.TRUST_PROXY)
  if (isOnAdminHost(headers)) return { audience: { type: 'panel' }, withCookie: !foreign }
  const host = isOfPage(headers) && !foreign ? requestHost(headers, env.TRUST_PROXY) : null
  const tenant = host && (await tenantOfHostname(payload, host.hostname))
  return tenant
    ? { audience: { type: 'site', hostname: host.hostname, tenant }, withCookie: true }
    : { audience: { type: 'panel' }, withCookie: false }
}

const postLogin = publicOperation({
  method: 'post',
  path: '/auth/login',
  tag: 'Session',
  summary: 'Sign in',
  description:
    'Returns an access token for `Authorization: Bearer`, for 30 days. A page of the same origin gets it as an HTTP-only cookie as well. ' +
    'On a site outside the hosts of the panel the session of such a page serves that site only; an account with a role gets a 403 there, and signs in on a host of the panel.',
  body: credentials,
  answer: dataOf(login),
  problems: ['unauthenticated', 'secondFactorRequired', 'forbidden', 'tooManyRequests'],
  handle: async ({ body, request, headers, installation }) => {
    const payload = await installation.payload()
    const { audience, withCookie } = await signInAs(payload, request.headers)
    const outcome = await signIn(await createPayloadRequest(payload, null, request.headers), body, {
      address: clientAddress(request.headers, env.TRUST_PROXY),
      audience,
    })
    if (outcome.type === 'rejected') throw invalidCredentials()
    if (outcome.type === 'factorRequired') throw secondFactor(outcome.demand)
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'panelOnly') throw panelOnly()
    const { token, expiresAt, user } = outcome
    for (const cookie of withCookie ? signInCookies(request.headers, outcome) : [])
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
    for (const cookie of foreign ? [] : expiredCookies(request.headers)) headers.append('set-cookie', cookie)
    await (await sessionOf(payload, request.headers))?.end()
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
    const current = await sessionOf(payload, request.headers)
    if (!current) throw new ApiError('unauthenticated', 'Not signed in.')
    const { user, expiresAt } = current
    return { data: { expiresAt, user: toAccount(user, await membershipsOf(payload, user)) } }
  },
})

export const sessionOperations = [postLogin, postLogout, getSession]

import { z } from '@hono/zod-openapi'

import { authenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import { passkeySignInOptions } from '@/src/features/accounts/server/factors/passkeys'
import { relyingParty } from '@/src/features/accounts/server/factors/relying-party'
import { consumeAttempt } from '@/src/features/accounts/server/limits'
import { signInCookies } from '@/src/features/accounts/server/session-cookie'
import { signInWithPasskey } from '@/src/features/accounts/server/sign-in-with-passkey'
import { env } from '@/src/platform/env'
import { isOnAdminHost } from '@/src/routing/admin-hosts'
import { clientAddress } from '@/src/routing/client-address'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { createPayloadRequest } from '@/src/api/core/authenticate'
import { ApiError } from '@/src/api/core/problems'
import { publicOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { tooMany } from './problems'
import { login, passkeyOptions } from './schemas'
import { toAccount } from './serialize'
import { membershipsOf } from './session'

const tag = 'Session'
const notOnPanel = (): ApiError =>
  new ApiError('forbidden', 'Passkeys sign in on pages of the panel’s hosts only.')

const addressOf = ({ headers }: Request): string => clientAddress(headers, env.TRUST_PROXY)

/** @throws {ApiError} 403 but for pages of the panel's hosts, to which passkeys belong */
function assertOnPanel({ headers }: Request): void {
  if (!isOnAdminHost(headers) || isCrossOrigin(headers, env.TRUST_PROXY)) throw notOnPanel()
}

const postOptions = publicOperation({
  method: 'post',
  path: '/auth/passkey/options',
  tag,
  summary: 'Begin to sign in with a passkey',
  description: 'For pages on a host of the panel: what `navigator.credentials.get` needs, for five minutes.',
  answer: dataOf(passkeyOptions),
  problems: ['forbidden', 'tooManyRequests'],
  handle: async ({ request, installation }) => {
    assertOnPanel(request)
    const address = addressOf(request)
    const seconds = await consumeAttempt('passkey', { account: `options for ${address}`, address })
    if (seconds > 0) throw tooMany(seconds)
    const payload = await installation.payload()
    const party = relyingParty(request.headers)
    const options = party && (await passkeySignInOptions(payload.db.drizzle, null, party))
    if (!options) throw notOnPanel()
    return { data: { options: { ...options } } }
  },
})

const postPasskey = publicOperation({
  method: 'post',
  path: '/auth/passkey',
  tag,
  summary: 'Sign in with a passkey',
  description:
    'The passkey must have verified the person by fingerprint, face or PIN; no password is needed. Returns what signing in with a password returns.',
  body: z.strictObject({ response: authenticationResponse }).openapi('PasskeySignIn'),
  answer: dataOf(login),
  problems: ['unauthenticated', 'forbidden', 'tooManyRequests'],
  handle: async ({ body, request, headers, installation }) => {
    assertOnPanel(request)
    const payload = await installation.payload()
    const req = await createPayloadRequest(payload, null, request.headers)
    const outcome = await signInWithPasskey(req, body.response, addressOf(request))
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'rejected')
      throw new ApiError('unauthenticated', 'This passkey is not known here, or the request has expired.', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    const { token, expiresAt, user } = outcome
    for (const cookie of signInCookies(request.headers, outcome)) headers.append('set-cookie', cookie)
    return { data: { token, expiresAt, user: toAccount(user, await membershipsOf(payload, user)) } }
  },
})

export const passkeyOperations = [postOptions, postPasskey]

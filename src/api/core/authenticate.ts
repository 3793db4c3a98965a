import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload'

import { accountOfApiToken, isApiToken } from '@/src/features/api-tokens'
import { API_LOCALE, type Locale } from '@/src/lib/constants'
import type { Caller } from './environment'
import { ApiError } from './problems'

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i
/** What a header can carry: a session cookie may hold anything. */
const TOKEN = /^[\w.~+/-]+=*$/

/** Payload's name for the strategy of its own tokens. */
const TOKEN_STRATEGY = 'local-jwt'

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (headers: Headers): string | null =>
  BEARER.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null

/** The account of an access token; Payload checks signature, expiry and session. */
export async function userOfToken(payload: Payload, token: string): Promise<Caller['user'] | null> {
  if (!TOKEN.test(token)) return null
  const strategy = payload.authStrategies.find(({ name }) => name === TOKEN_STRATEGY)
  // Only the token: a cookie of the request must not count. Payload's own call of its strategies hides an outage.
  const headers = new Headers({ authorization: `Bearer ${token}`, disableautologin: 'true' })
  const result = await strategy?.authenticate({ headers, payload })
  const user = result?.user
  return user?.collection === 'users' && user.status === 'active' ? user : null
}

/** The account of a bearer token: that of a session, or an API token. */
const accountOfBearer = (payload: Payload, token: string): Promise<Caller['user'] | null> =>
  isApiToken(token) ? accountOfApiToken(payload, token) : userOfToken(payload, token)

/** @throws {ApiError} 401 unless the request carries a valid bearer token */
export async function authenticate(payload: Payload, headers: Headers): Promise<Caller['user']> {
  const token = bearerToken(headers)
  const user = token && (await accountOfBearer(payload, token))
  if (user) return user
  throw new ApiError(
    'unauthenticated',
    'A valid token is required: Authorization: Bearer <token> (an API token, or one that POST /api/auth/login issues).',
    {
      headers: { 'www-authenticate': token ? 'Bearer error="invalid_token"' : 'Bearer' },
    },
  )
}

/** The request that Payload's operations run under: one user, one transaction, one language of messages. */
export async function createPayloadRequest(
  payload: Payload,
  user: Caller['user'] | null,
  headers: Headers,
  language: Locale = API_LOCALE,
): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language })
  return createLocalReq({ ...(user && { user }), req: { i18n, headers } }, payload)
}

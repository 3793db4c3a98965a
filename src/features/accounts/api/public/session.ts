import { logoutOperation, type Payload } from 'payload'
import { parseCookies } from 'payload/shared'

import type { Tenant, User } from '@/payload-types'
import { env } from '@/src/platform/env'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { referenceId } from '@/src/access/memberships'
import { bearerToken, createPayloadRequest, userOfToken } from '@/src/api/core/authenticate'
import type { Caller } from '@/src/api/core/environment'

/** The access token of a request: the bearer token, else, from a same-origin page, the session cookie. */
const tokenOf = ({ config }: Payload, headers: Headers): string | null =>
  bearerToken(headers) ??
  (isCrossOrigin(headers, env.TRUST_PROXY)
    ? null
    : (parseCookies(headers).get(`${config.cookiePrefix}-token`) ?? null))

/** The account of the request's session, or null. */
export async function sessionUser(payload: Payload, headers: Headers): Promise<Caller['user'] | null> {
  const token = tokenOf(payload, headers)
  return token ? userOfToken(payload, token) : null
}

/** When the session of the account's token expires. */
export const sessionEnd = (user: Caller['user'] & { _sid?: string }): string | null =>
  user.sessions?.find(({ id }) => id === user._sid)?.expiresAt ?? null

/** The tenants that an account is a member of. */
export async function membershipsOf(payload: Payload, user: User): Promise<Tenant[]> {
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { in: (user.tenants ?? []).map(({ tenant }) => referenceId(tenant)) } },
    sort: 'slug',
    pagination: false,
    depth: 0,
    // An account sees its own memberships whatever its roles allow.
    overrideAccess: true,
  })
  return docs
}

/** Ends the session of the request, if it has one. */
export async function endSession(payload: Payload, headers: Headers): Promise<void> {
  const user = await sessionUser(payload, headers)
  if (!user) return
  const req = await createPayloadRequest(payload, user, headers)
  await logoutOperation({ collection: payload.collections.users, req })
}

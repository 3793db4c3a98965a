import { logoutOperation, type Payload } from 'payload'
import { parseCookies } from 'payload/shared'

import type { Tenant, User } from '@/payload-types'
import { env } from '@/src/platform/env'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { referenceId } from '@/src/access/memberships'
import { bearerToken, createPayloadRequest, userOfToken } from '@/src/api/core/authenticate'
import type { Caller } from '@/src/api/core/environment'

/** The token that a request carries: a bearer token, else, from a page of this host, the session cookie. */
const tokenOf = ({ config }: Payload, headers: Headers): string | null =>
  bearerToken(headers) ??
  (isCrossOrigin(headers, env.TRUST_PROXY)
    ? null
    : (parseCookies(headers).get(`${config.cookiePrefix}-token`) ?? null))

/** Whose session a request carries, or null. */
export async function sessionUser(payload: Payload, headers: Headers): Promise<Caller['user'] | null> {
  const token = tokenOf(payload, headers)
  return token ? userOfToken(payload, token) : null
}

/** When the session that the person came with ends. */
export const sessionEnd = (user: Caller['user'] & { _sid?: string }): string | null =>
  user.sessions?.find(({ id }) => id === user._sid)?.expiresAt ?? null

/** The tenants that a person is a member of. */
export async function membershipsOf(payload: Payload, user: User): Promise<Tenant[]> {
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { in: (user.tenants ?? []).map(({ tenant }) => referenceId(tenant)) } },
    sort: 'slug',
    pagination: false,
    depth: 0,
    // A person's own memberships, whatever their role there lets them see.
    overrideAccess: true,
  })
  return docs
}

/** Ends the session that the request carries, if it is one. */
export async function endSession(payload: Payload, headers: Headers): Promise<void> {
  const user = await sessionUser(payload, headers)
  if (!user) return
  const req = await createPayloadRequest(payload, user, headers)
  await logoutOperation({ collection: payload.collections.users, req })
}

import { logoutOperation, type Payload } from 'payload'

import type { Tenant, User } from '@/payload-types'
import { env } from '@/src/platform/env'
import { isCrossOrigin } from '@/src/routing/cross-origin'
import { requestHost } from '@/src/routing/host'
import { sessionCookieOf, sessionKindOn } from '@/src/routing/session-cookies'
import { endSiteSession, findSiteSession } from '@/src/features/accounts/server/site-session'
import { referenceId } from '@/src/access/memberships'
import { bearerToken, createPayloadRequest, userOfToken } from '@/src/api/core/authenticate'

/** Whose session it is, when it ends (ISO), and how to end it. */
type Session = { user: User; expiresAt: string; end: () => Promise<void> }

async function panelSession(payload: Payload, token: string, headers: Headers): Promise<Session | null> {
  const user = await userOfToken(payload, token)
  const sid = user && '_sid' in user ? user._sid : undefined
  const expiresAt = user?.sessions?.find(({ id }) => id === sid)?.expiresAt
  if (!user || !expiresAt) return null
  const end = async () => {
    const req = await createPayloadRequest(payload, user, headers)
    await logoutOperation({ collection: payload.collections.users, req })
  }
  return { user, expiresAt, end }
}

async function siteSession(payload: Payload, token: string, headers: Headers): Promise<Session | null> {
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  const session = hostname === undefined ? null : await findSiteSession(payload, token, hostname)
  if (!session) return null
  const end = async () => endSiteSession(await createPayloadRequest(payload, null, headers), session)
  return { ...session, end }
}

/** The session of a request's bearer token, else, from a same-origin page, of its cookie; null without one. */
export async function sessionOf(payload: Payload, headers: Headers): Promise<Session | null> {
  const bearer = bearerToken(headers)
  if (bearer !== null)
    return (await panelSession(payload, bearer, headers)) ?? siteSession(payload, bearer, headers)
  const kind = sessionKindOn(headers)
  const cookie = isCrossOrigin(headers, env.TRUST_PROXY) ? null : sessionCookieOf(headers, kind)
  if (cookie === null) return null
  return kind === 'panel' ? panelSession(payload, cookie, headers) : siteSession(payload, cookie, headers)
}

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

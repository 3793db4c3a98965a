import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isAccountOnly } from '@/src/access/memberships'
import { tenantOfHostname } from '@/src/features/domains'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { siteSessionId } from './create-session'

export type SiteSession = { id: string; user: User; expiresAt: string }

const TOKEN = /^[\w-]{43}$/

/**
 * The session of a site that a token opens; null on another site, after its end, once the account has a role, and when the
 * hostname has come to another tenant.
 */
export async function findSiteSession(
  payload: Payload,
  token: string,
  hostname: string,
): Promise<SiteSession | null> {
  const tenant = TOKEN.test(token) ? await tenantOfHostname(payload, hostname) : null
  if (tenant === null) return null
  const id = siteSessionId(token, tenant)
  const { docs } = await payload.find({
    collection: 'users',
    where: { 'sessions.id': { equals: id }, status: { equals: 'active' }, _verified: { equals: true } },
    depth: 0,
    limit: 1,
    pagination: false,
    // The token authenticates; the result is the person's own document.
    overrideAccess: true,
  })
  const [user] = docs
  const session = user?.sessions?.find((candidate) => candidate.id === id)
  if (!user || session?.audience !== 'site' || session.hostname !== hostname || !isAccountOnly(user))
    return null
  return Date.parse(session.expiresAt) > Date.now() ? { id, user, expiresAt: session.expiresAt } : null
}

export async function endSiteSession(req: PayloadRequest, { id, user }: SiteSession): Promise<void> {
  await inTransaction(req, async () => {
    await lockAccount(req, user.id)
    const connection = await requestConnection(req)
    await connection.execute(sql`DELETE FROM users_sessions WHERE id = ${id}`)
  })
}

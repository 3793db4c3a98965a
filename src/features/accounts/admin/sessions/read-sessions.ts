import type { Payload, TypedUser } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { SessionRow } from './SessionTable'

type Query = { payload: Payload; user: TypedUser; id: string }

/** Unexpired sessions of an account, newest first; null when `user` neither owns nor manages it. */
export async function readSessions({ payload, user, id }: Query): Promise<SessionRow[] | null> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Field access shows sessions to the owner only; the permission to manage the account is checked below.
    overrideAccess: true,
  })
  const managed = tenantsWith(user, 'users.write')
  const manages = account?.tenants?.some(({ tenant }) => managed.includes(referenceId(tenant)))
  if (!account || (account.id !== user.id && !isSuperAdmin(user) && !manages)) return null
  const own = '_sid' in user ? user._sid : null
  const now = Date.now()
  return (account.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .toSorted((one, other) => Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? ''))
    .map(({ id: sid, createdAt, expiresAt }) => ({
      id: sid,
      startedAt: createdAt ? new Date(createdAt).toISOString() : null,
      expiresAt: new Date(expiresAt).toISOString(),
      own: sid === own,
    }))
}

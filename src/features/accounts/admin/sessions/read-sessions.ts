import type { Payload, TypedUser } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { SessionRow } from './SessionTable'

type Asked = { payload: Payload; user: TypedUser; id: string }

/** Where an account is signed in, newest first; null for who neither is its owner nor manages it. */
export async function readSessions({ payload, user, id }: Asked): Promise<SessionRow[] | null> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Only the owner could read the list; who may manage the account is asked below.
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
      begun: createdAt ? new Date(createdAt).toISOString() : null,
      ends: new Date(expiresAt).toISOString(),
      own: sid === own,
    }))
}

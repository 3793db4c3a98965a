import type { Payload, TypedUser } from 'payload'

import { isSuperAdmin } from '@/src/access/memberships'
import { deviceOf } from '@/src/features/accounts/rules/device'
import type { SessionRow } from './SessionTable'

type Query = { payload: Payload; user: TypedUser; id: string }

const isoOf = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null)

/** Unexpired sessions of an account, newest first; null for others than its owner and super admins. */
export async function readSessions({ payload, user, id }: Query): Promise<SessionRow[] | null> {
  if (id !== user.id && !isSuperAdmin(user)) return null
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Field access shows sessions to the owner only.
    overrideAccess: true,
  })
  if (!account) return null
  const own = '_sid' in user ? user._sid : null
  const now = Date.now()
  return (account.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .toSorted((one, other) => Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? ''))
    .map((session) => ({
      id: session.id,
      device: deviceOf(session.userAgent),
      hostname: session.audience === 'site' ? (session.hostname ?? null) : null,
      startedAt: isoOf(session.createdAt),
      lastUsedAt: isoOf(session.lastUsedAt),
      own: session.id === own,
    }))
}

import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'

/** Made by an invitation that was never accepted, and without any role. A self-registered account (`confirmUntil`) stays. */
const isAbandoned = ({ tenants, platformRole, confirmUntil, _verified }: User): boolean =>
  !_verified && !confirmUntil && !platformRole && (tenants ?? []).length === 0

/**
 * Ends an account's membership of a tenant, with the permissions of the signed-in person. Deletes the account when it was
 * made by an invitation that was never accepted and has no other role. Call it in a transaction that has locked the account.
 * @param account as the signed-in person may read it
 * @returns whether there was a membership
 * @throws {APIError} 409 for one's own admin role, and for the last admin of the tenant
 */
export async function endMembership(req: PayloadRequest, account: User, tenant: string): Promise<boolean> {
  const { id, tenants } = account
  const others = (tenants ?? []).filter((row) => referenceId(row.tenant) !== tenant)
  if (others.length === (tenants ?? []).length) return false
  const target = { collection: 'users', id, depth: 0, req } as const
  await req.payload.update({ ...target, data: { tenants: others }, user: req.user, overrideAccess: false })
  // The signed-in person may no longer read the account.
  const system = { ...target, overrideAccess: true } as const
  const updated = await req.payload.findByID({ ...system, showHiddenFields: true })
  if (isAbandoned(updated)) await req.payload.delete(system)
  return true
}

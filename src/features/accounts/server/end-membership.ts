import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'

/** Without a role anywhere, and never taken up: nobody's account. Who registered and has yet to confirm it has their own. */
const isAbandoned = ({ tenants, platformRole, confirmUntil, _verified }: User): boolean =>
  !_verified && !confirmUntil && !platformRole && (tenants ?? []).length === 0

/**
 * Ends somebody's membership of a tenant, as the signed-in person. The account stays, unless an invitation made it that was
 * never taken up, and it has no other role. To be called in a transaction that has locked the account.
 * @param account as the person may read it
 * @returns whether there was one
 * @throws {APIError} 409 for one's own admin role, and for the last admin of the tenant
 */
export async function endMembership(req: PayloadRequest, account: User, tenant: string): Promise<boolean> {
  const { id, tenants } = account
  const others = (tenants ?? []).filter((row) => referenceId(row.tenant) !== tenant)
  if (others.length === (tenants ?? []).length) return false
  const target = { collection: 'users', id, depth: 0, req } as const
  await req.payload.update({ ...target, data: { tenants: others }, user: req.user, overrideAccess: false })
  // What is left of the account is not the person's to see.
  const system = { ...target, overrideAccess: true } as const
  const left = await req.payload.findByID({ ...system, showHiddenFields: true })
  if (isAbandoned(left)) await req.payload.delete(system)
  return true
}

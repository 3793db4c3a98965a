import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { isAbandoned } from './invitations/abandoned'

/**
 * Withdraws an invitation, and deletes the account when it was made by it. Call it in a transaction that has locked the
 * account, for somebody who may write users of the tenant.
 */
async function withdrawInvitation(req: PayloadRequest, account: string, tenant: string): Promise<boolean> {
  // Who has only been invited is written by the system alone.
  const target = { collection: 'users', id: account, depth: 0, overrideAccess: true, req } as const
  const { invitations } = await req.payload.findByID(target)
  const others = (invitations ?? []).filter((row) => referenceId(row.tenant) !== tenant)
  if (others.length === (invitations ?? []).length) return false
  const data = { invitations: others }
  const updated = await req.payload.update({ ...target, data, showHiddenFields: true })
  if (isAbandoned(updated)) await req.payload.delete(target)
  return true
}

/**
 * Ends an account's membership of a tenant, with the permissions of the signed-in person, or withdraws its invitation.
 * Deletes the account when it was made by an invitation that was never accepted and has no other role. Call it in a
 * transaction that has locked the account.
 * @param account as the signed-in person may read it
 * @returns whether there was a membership or an invitation
 * @throws {APIError} 409 for one's own admin role, and for the last admin of the tenant
 */
export async function endMembership(req: PayloadRequest, account: User, tenant: string): Promise<boolean> {
  const { id, tenants } = account
  const others = (tenants ?? []).filter((row) => referenceId(row.tenant) !== tenant)
  if (others.length === (tenants ?? []).length) return withdrawInvitation(req, id, tenant)
  const target = { collection: 'users', id, depth: 0, req } as const
  await req.payload.update({ ...target, data: { tenants: others }, user: req.user, overrideAccess: false })
  // The signed-in person may no longer read the account.
  const system = { ...target, overrideAccess: true } as const
  const updated = await req.payload.findByID({ ...system, showHiddenFields: true })
  if (isAbandoned(updated)) await req.payload.delete(system)
  return true
}

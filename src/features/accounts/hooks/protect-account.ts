import { Forbidden, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { User } from '@/payload-types'

type Membership = NonNullable<User['tenants']>[number]

const outside = (rows: Membership[] | null | undefined, tenants: string[]): Membership[] =>
  (rows ?? []).filter(({ tenant }) => !tenants.includes(referenceId(tenant)))

/** Keeps memberships of tenants that the actor does not administer, and rejects adding one there. */
function mergeMemberships(next: Membership[], previous: Membership[], req: PayloadRequest): Membership[] {
  const administered = tenantsWith(req.user, 'users.write')
  const kept = outside(previous, administered)
  const keptTenants = kept.map(({ tenant }) => referenceId(tenant))
  if (outside(next, [...administered, ...keptTenants]).length > 0) throw new Forbidden(req.t)
  return [...kept, ...next.filter(({ tenant }) => administered.includes(referenceId(tenant)))]
}

/** Protects memberships of other tenants from a tenant's admin; see `protect-account-identity.ts` for personal fields. */
export const protectAccount: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (!req.user || isSuperAdmin(req.user)) return data
  const memberships = mergeMemberships(
    data.tenants ?? originalDoc?.tenants ?? [],
    originalDoc?.tenants ?? [],
    req,
  )
  if (operation === 'create' && memberships.length === 0) throw new Forbidden(req.t)
  return { ...data, tenants: memberships }
}

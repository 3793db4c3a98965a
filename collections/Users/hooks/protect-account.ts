import { Forbidden, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { User } from '@/payload-types'

type Membership = NonNullable<User['tenants']>[number]

const outside = (rows: Membership[] | null | undefined, tenants: string[]): Membership[] =>
  (rows ?? []).filter(({ tenant }) => !tenants.includes(referenceId(tenant)))

/** The rows of tenants the actor does not administer stay as they were; adding one there is refused. */
function mergeMemberships(next: Membership[], previous: Membership[], req: PayloadRequest): Membership[] {
  const administered = tenantsWith(req.user, 'users.write')
  const kept = outside(previous, administered)
  const keptTenants = kept.map(({ tenant }) => referenceId(tenant))
  if (outside(next, [...administered, ...keptTenants]).length > 0) throw new Forbidden(req.t)
  return [...kept, ...next.filter(({ tenant }) => administered.includes(referenceId(tenant)))]
}

/** Keeps a tenant's admin from what is another tenant's; what is the person's own is in `protect-person.ts`. */
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

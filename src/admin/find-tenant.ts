import type { Payload, TypedUser, Where } from 'payload'

import type { Tenant } from '@/payload-types'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { isUuid } from '@/src/lib/uuid'

type Query = { payload: Payload; user: TypedUser; selected: string | null }

/** The selected tenant, else the first one, which the multi-tenant plugin will select; null when none may be read. */
export async function findTenant({ payload, user, selected }: Query): Promise<Tenant | null> {
  const choices: Where[] = isUuid(selected) ? [{ id: { equals: selected } }, {}] : [{}]
  for (const where of choices) {
    const { docs } = await payload.find({
      collection: 'tenants',
      where,
      sort: 'name',
      limit: 1,
      pagination: false,
      depth: 0,
      user,
      overrideAccess: false,
    })
    const [tenant] = docs
    if (tenant && (isSuperAdmin(user) || tenantsWith(user, 'content.read').includes(tenant.id))) return tenant
  }
  return null
}

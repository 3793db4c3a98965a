import type { Payload, TypedUser, Where } from 'payload'

import type { Tenant } from '@/payload-types'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Dashboard } from '@/src/features/dashboard/server/dashboard'
import { readDashboard } from '@/src/features/dashboard/server/read-dashboard'
import type { Locale } from '@/src/lib/constants'

export type SiteLink = { id: string; hostname: string; redirectTo: string | null }
export type DashboardData = { tenant: Tenant; sites: SiteLink[]; figures: Dashboard }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_SITES = 12

type Asked = { payload: Payload; user: TypedUser; language: Locale; selected: string | null }

/** The tenant that the person has selected, else their first one: the one that the admin is about to select. */
async function findTenant({ payload, user, selected }: Asked): Promise<Tenant | null> {
  const choices: Where[] =
    selected !== null && UUID.test(selected) ? [{ id: { equals: selected } }, {}] : [{}]
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

async function findSites({ payload, user }: Asked, tenantId: string): Promise<SiteLink[]> {
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenantId } },
    sort: 'createdAt',
    limit: MAX_SITES,
    pagination: false,
    depth: 0,
    select: { hostname: true, redirectTo: true },
    user,
    overrideAccess: false,
  })
  return docs.map(({ id, hostname, redirectTo }) => ({ id, hostname, redirectTo: redirectTo ?? null }))
}

/** What the first screen shows of one tenant; null when there is none that the person may see. */
export async function loadDashboardData(asked: Asked): Promise<DashboardData | null> {
  const tenant = await findTenant(asked)
  if (!tenant) return null
  const { payload, user, language } = asked
  const [sites, figures] = await Promise.all([
    findSites(asked, tenant.id),
    readDashboard(payload, { tenantId: tenant.id, user, locale: language }),
  ])
  return { tenant, sites, figures }
}

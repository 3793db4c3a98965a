import type { Payload, TypedUser, Where } from 'payload'

import type { Tenant } from '@/payload-types'
import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Dashboard } from '@/src/features/dashboard/server/dashboard'
import { isProven } from '@/src/features/domains/rules/proof'
import { readDashboard } from '@/src/features/dashboard/server/read-dashboard'
import type { Locale } from '@/src/lib/constants'

export type SiteLink = { id: string; hostname: string; redirectTo: string | null; proven: boolean }
export type DashboardData = { tenant: Tenant; sites: SiteLink[]; figures: Dashboard }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_SITES = 12

type Query = { payload: Payload; user: TypedUser; language: Locale; selected: string | null }

/** The selected tenant, else the first one, which the multi-tenant plugin will select. */
async function findTenant({ payload, user, selected }: Query): Promise<Tenant | null> {
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

async function findSites({ payload, user }: Query, tenantId: string): Promise<SiteLink[]> {
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenantId } },
    sort: 'createdAt',
    limit: MAX_SITES,
    pagination: false,
    depth: 0,
    select: { hostname: true, redirectTo: true, proof: true },
    user,
    overrideAccess: false,
  })
  return docs.map(({ id, hostname, redirectTo, proof }) => ({
    id,
    hostname,
    redirectTo: redirectTo ?? null,
    proven: isProven({ proof }),
  }))
}

/** The data of the dashboard; null when the account may not read the content of any tenant. */
export async function loadDashboardData(query: Query): Promise<DashboardData | null> {
  const tenant = await findTenant(query)
  if (!tenant) return null
  const { payload, user, language } = query
  const [sites, figures] = await Promise.all([
    findSites(query, tenant.id),
    readDashboard(payload, { tenantId: tenant.id, user, locale: language }),
  ])
  return { tenant, sites, figures }
}

import type { Payload, TypedUser } from 'payload'

import type { Tenant } from '@/payload-types'
import { findTenant } from '@/src/admin/find-tenant'
import type { Dashboard } from '@/src/features/dashboard/server/dashboard'
import { isProven } from '@/src/features/domains/rules/proof'
import { readDashboard } from '@/src/features/dashboard/server/read-dashboard'
import type { Locale } from '@/src/lib/constants'

export type SiteLink = {
  id: string
  hostname: string
  redirectTo: string | null
  proven: boolean
  countVisits: boolean
}
export type DashboardData = { tenant: Tenant; sites: SiteLink[]; figures: Dashboard }

const MAX_SITES = 12

type Query = { payload: Payload; user: TypedUser; language: Locale; selected: string | null }

async function findSites({ payload, user }: Query, tenantId: string): Promise<SiteLink[]> {
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenantId } },
    sort: 'createdAt',
    limit: MAX_SITES,
    pagination: false,
    depth: 0,
    select: { hostname: true, redirectTo: true, proof: true, countVisits: true },
    user,
    overrideAccess: false,
  })
  return docs.map(({ id, hostname, redirectTo, proof, countVisits }) => ({
    id,
    hostname,
    redirectTo: redirectTo ?? null,
    proven: isProven({ proof }),
    countVisits: countVisits !== false,
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

import type { User } from '@/payload-types'
import { IS_PROVEN } from '@/src/features/domains/rules/proof'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { type SiteShell, loadSiteShell } from './load-shell'
import { loadSite, type SiteContent } from './site'

/** The first domain of a tenant that does not redirect to another host; null if it has none. */
export async function tenantHost(tenantId: string): Promise<string | null> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenantId }, redirectTo: { exists: false }, ...IS_PROVEN },
    sort: 'createdAt',
    depth: 0,
    limit: 1,
    // Public: the brand of a site.
    overrideAccess: true,
  })
  return docs[0]?.hostname ?? null
}

/** The tenants that an account may read, the selected one first. */
async function tenantsOf(user: User, selected: string | null): Promise<string[]> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'tenants',
    sort: 'createdAt',
    select: {},
    depth: 0,
    pagination: false,
    // Payload throws for an account without a role; here that means no tenants.
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  const ids = docs.map(({ id }) => id)
  return ids.toSorted((one, other) => Number(other === selected) - Number(one === selected))
}

/** The host of the first tenant that has one: a new tenant has no domain yet. */
async function firstHost(tenants: readonly string[]): Promise<string | null> {
  for (const tenant of tenants) {
    const hostname = await tenantHost(tenant)
    if (hostname) return hostname
  }
  return null
}

export type TenantSite = { site: SiteContent; siteShell: SiteShell }

/**
 * The site whose brand the playground shows to an account; null if no tenant that it may read has a site.
 * @param selected id of the tenant selected in the admin; ignored if the account may not read it, or it has no site
 */
export async function loadTenantSite(
  user: User,
  selected: string | null,
  locale: Locale,
): Promise<TenantSite | null> {
  const hostname = await firstHost(await tenantsOf(user, selected))
  if (!hostname) return null
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  return site && siteShell ? { site, siteShell } : null
}

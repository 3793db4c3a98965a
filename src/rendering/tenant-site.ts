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

/** The tenant selected in the admin, else the first that the account may read. */
async function tenantOf(user: User, selected: string | null): Promise<string | null> {
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
  return docs.find(({ id }) => id === selected)?.id ?? docs[0]?.id ?? null
}

export type TenantSite = { site: SiteContent; siteShell: SiteShell }

/**
 * The site whose brand the admin shows to an account; null if it may read no tenant, or the tenant has no site.
 * @param selected id of the tenant selected in the admin; ignored if the account may not read it
 */
export async function loadTenantSite(
  user: User,
  selected: string | null,
  locale: Locale,
): Promise<TenantSite | null> {
  const tenant = await tenantOf(user, selected)
  const hostname = tenant && (await tenantHost(tenant))
  if (!hostname) return null
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  return site && siteShell ? { site, siteShell } : null
}

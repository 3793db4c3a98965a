import type { User } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { type SiteShell, loadSiteShell } from './load-shell'
import { loadSite, type SiteContent } from './site'

/** The first domain of a tenant that has pages of its own; null when it has none. */
export async function tenantHost(tenantId: string): Promise<string | null> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenantId }, redirectTo: { exists: false } },
    sort: 'createdAt',
    depth: 0,
    limit: 1,
    // A site's brand is public.
    overrideAccess: true,
  })
  return docs[0]?.hostname ?? null
}

/** The tenant that a person works in: the one they selected, else the first they may see. */
async function tenantOf(user: User, selected: string | null): Promise<string | null> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'tenants',
    sort: 'createdAt',
    select: {},
    depth: 0,
    pagination: false,
    // Without a role: none, instead of an error.
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return docs.find(({ id }) => id === selected)?.id ?? docs[0]?.id ?? null
}

export type TenantSite = { site: SiteContent; chrome: SiteShell }

/**
 * The site whose brand a person works with in the admin; null when they may see no tenant, or it has no site.
 * @param selected id of the tenant that is chosen in the admin; one that they may not see is passed over
 */
export async function loadTenantSite(
  user: User,
  selected: string | null,
  locale: Locale,
): Promise<TenantSite | null> {
  const tenant = await tenantOf(user, selected)
  const hostname = tenant && (await tenantHost(tenant))
  if (!hostname) return null
  const [site, chrome] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  return site && chrome ? { site, chrome } : null
}

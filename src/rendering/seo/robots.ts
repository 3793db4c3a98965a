import { ADMIN_ROOTS } from '@/src/routing/admin-paths'
import { siteOrigin } from '@/src/platform/site-origin'
import type { SiteContent } from '../site'

/** Nothing for an index: the admin, in every language, and the APIs. */
const PRIVATE_PATHS = [...ADMIN_ROOTS, '/api/', '/payload-api/', '/panel-api/']

/** What crawlers may read of a site (RFC 9309), by its domain's head settings. */
export function robotsTxt({ domain }: SiteContent): string {
  if (domain.head?.robots === 'noindex') return 'User-agent: *\nDisallow: /\n'
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${siteOrigin(domain.hostname)}/sitemap.xml\n`
}

import { ADMIN_ROOTS } from '@/src/routing/admin-paths'
import { siteOrigin } from '@/src/platform/site-origin'
import type { SiteContent } from '../site'

/** Never indexed: the admin, in every language, and the APIs. */
const PRIVATE_PATHS = [...ADMIN_ROOTS, '/api/', '/payload-api/', '/panel-api/']

/** RFC 9309, by the head settings of the domain. */
export function robotsTxt({ domain }: SiteContent): string {
  if (domain.head?.robots === 'noindex') return 'User-agent: *\nDisallow: /\n'
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${siteOrigin(domain.hostname)}/sitemap.xml\n`
}

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/payload'
import { type Chrome, readChrome } from './chrome'
import { composePage, type PageContent, POPULATE } from './page'
import { readSite, type SiteContent } from './site'
import { tenantHost } from './tenant-site'

export type PagePreview = { site: SiteContent; chrome: Chrome; content: PageContent }

/** The hostname that a page is previewed on: one where it has an address, else any of its tenant's. */
async function previewHost(pageId: string, tenantId: string): Promise<string | null> {
  const payload = await payloadInstance()
  const { docs: urls } = await payload.find({
    collection: 'page-urls',
    where: { page: { equals: pageId } },
    sort: '-canonical',
    depth: 1,
    limit: 1,
    // The page itself was read with the editor's rights; its site's brand is public.
    overrideAccess: true,
  })
  const domain = urls[0]?.domain
  return typeof domain === 'object' ? domain.hostname : tenantHost(tenantId)
}

/**
 * The latest version of a page, draft or not, as its site would show it; null when the editor may not read it
 * or its tenant has no site.
 */
export async function readPagePreview(id: string, locale: Locale, user: User): Promise<PagePreview | null> {
  const payload = await payloadInstance()
  const page = await payload.findByID({
    collection: 'pages',
    id,
    locale,
    draft: true,
    depth: 1,
    populate: POPULATE,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  const hostname = page?.tenant ? await previewHost(page.id, referenceId(page.tenant)) : null
  if (!page || !hostname) return null
  const [site, chrome] = await Promise.all([readSite(hostname, locale), readChrome(hostname, locale)])
  return site && chrome ? { site, chrome, content: await composePage(site, locale, page) } : null
}

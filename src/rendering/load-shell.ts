import { cache } from 'react'

import { referenceId } from '@/src/access/memberships'
import type { Footer, Navigation, SiteSetting } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { isExternalUrl } from '@/src/lib/safe-href'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { linkedPageIds, withResolvedLinks } from './links'
import { hrefsById, readDocumentUrls } from './document-urls'
import { loadSite, type SiteContent } from './site'

/** The globals of a tenant with links resolved. Each is null until an editor has saved it. */
export type SiteShell = {
  navigation: Navigation | null
  footer: Footer | null
  settings: SiteSetting | null
  tags: string[]
}

async function readGlobals(tenantId: string, locale: Locale) {
  const payload = await payloadInstance()
  const query = {
    where: { tenant: { equals: tenantId } },
    locale,
    // Links need only the ids of pages, whose URLs are read below.
    depth: 0,
    limit: 1,
    pagination: false,
    // Public: the header and footer are on every page.
    overrideAccess: true,
  } as const
  const [navigation, footer, settings] = await Promise.all([
    payload.find({ collection: 'navigation', ...query }),
    payload.find({ collection: 'footer', ...query }),
    payload.find({ collection: 'site-settings', ...query }),
  ])
  return {
    navigation: navigation.docs[0] ?? null,
    footer: footer.docs[0] ?? null,
    settings: settings.docs[0] ?? null,
  }
}

/** Behaviour: social-links */
function withSafeProfiles<T extends Pick<SiteShell, 'settings'>>({ settings, ...rest }: T) {
  const profiles = settings?.profiles?.filter(({ url }) => isExternalUrl(url))
  return { ...rest, settings: settings && { ...settings, ...(profiles && { profiles }) } }
}

export async function buildSiteShell(site: SiteContent, locale: Locale): Promise<SiteShell> {
  const tenantId = referenceId(site.tenant)
  const globals = await readGlobals(tenantId, locale)
  const image = globals.settings?.notFound?.image
  const linked = linkedPageIds(globals)
  const hrefs = hrefsById(await readDocumentUrls(site, { page: linked }), locale)
  return {
    ...withSafeProfiles(withResolvedLinks(globals, hrefs)),
    tags: [
      cacheTags.navigation(tenantId),
      cacheTags.footer(tenantId),
      cacheTags.settings(tenantId),
      ...linked.map(cacheTags.pageUrl),
      ...(image ? [cacheTags.media(referenceId(image))] : []),
    ],
  }
}

/** @returns null for an unknown hostname */
export const loadSiteShell = cache(async (hostname: string, locale: Locale): Promise<SiteShell | null> => {
  const site = await loadSite(hostname, locale)
  return site && buildSiteShell(site, locale)
})

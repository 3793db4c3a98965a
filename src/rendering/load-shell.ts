import { cache } from 'react'

import { referenceId } from '@/src/access/memberships'
import type { Footer, Navigation, SiteSetting } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { isExternalUrl } from '@/src/lib/safe-href'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { linkedPageIds, shownMediaIds, withResolvedLinks } from './links'
import { POPULATE } from './page'
import { hrefsIn, readPageAddresses } from './page-urls'
import { readSite, type SiteContent } from './site'

/** What stands around every page of a tenant, links resolved. Each is null until an editor has made it. */
export type Chrome = {
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
    depth: 1,
    limit: 1,
    pagination: false,
    populate: POPULATE,
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
function withSafeProfiles<T extends Pick<Chrome, 'settings'>>({ settings, ...rest }: T) {
  const profiles = settings?.profiles?.filter(({ url }) => isExternalUrl(url))
  return { ...rest, settings: settings && { ...settings, ...(profiles && { profiles }) } }
}

/** Navigation, footer and settings of a site in one language. */
export async function composeChrome(site: SiteContent, locale: Locale): Promise<Chrome> {
  const tenantId = referenceId(site.tenant)
  const globals = await readGlobals(tenantId, locale)
  const linked = linkedPageIds(globals)
  const hrefs = hrefsIn(await readPageAddresses(site, linked), locale)
  return {
    ...withSafeProfiles(withResolvedLinks(globals, hrefs)),
    tags: [
      cacheTags.navigation(tenantId),
      cacheTags.footer(tenantId),
      cacheTags.settings(tenantId),
      ...linked.map(cacheTags.pageUrl),
      ...shownMediaIds(globals.settings).map(cacheTags.media),
    ],
  }
}

/** The same by hostname; null for an unknown one. */
export const readChrome = cache(async (hostname: string, locale: Locale): Promise<Chrome | null> => {
  const site = await readSite(hostname, locale)
  return site && composeChrome(site, locale)
})

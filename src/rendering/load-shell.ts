import { cache } from 'react'

import { referenceId } from '@/src/access/memberships'
import type { Footer, Navigation, SiteSetting } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { isExternalUrl } from '@/src/lib/safe-href'
import { cacheTags } from '@/src/cache/tags'
import { readGlobals, type StoredGlobals } from './globals'
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

/** The globals that a shell is made of. */
export const SHELL_GLOBALS = ['navigation', 'footer', 'site-settings'] as const
type ShellGlobals = StoredGlobals<(typeof SHELL_GLOBALS)[number]>

/** Behaviour: social-links */
function withSafeProfiles<T extends Pick<SiteShell, 'settings'>>({ settings, ...rest }: T) {
  const profiles = settings?.profiles?.filter(({ url }) => isExternalUrl(url))
  return { ...rest, settings: settings && { ...settings, ...(profiles && { profiles }) } }
}

/** Links need only the ids of pages, whose URLs are read here. */
export async function buildSiteShell(
  site: SiteContent,
  locale: Locale,
  { navigation, footer, 'site-settings': settings }: ShellGlobals,
): Promise<SiteShell> {
  const tenantId = referenceId(site.tenant)
  const globals = { navigation, footer, settings }
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
  if (!site) return null
  return buildSiteShell(site, locale, await readGlobals(referenceId(site.tenant), locale, SHELL_GLOBALS))
})

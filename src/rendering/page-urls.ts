import { referenceId } from '@/src/access/memberships'
import type { PageUrl } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import type { SiteContent } from './site'

/** A public URL of a page; `href` is the full path, percent-encoded. */
export type ResolvedPageUrl = { pageId: string; locale: Locale; href: string; canonical: boolean }

async function publishedPageIds(pageIds: string[], locale: Locale): Promise<Set<string>> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: pageIds }, _status: { equals: 'published' } },
    locale,
    select: {},
    depth: 0,
    pagination: false,
    // Public: only whether a page is published.
    overrideAccess: true,
  })
  return new Set(docs.map(({ id }) => id))
}

async function urlRows(site: SiteContent, pageIds: string[]): Promise<PageUrl[]> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: {
      domain: { equals: site.domain.id },
      page: { in: pageIds },
      locale: { in: site.locales },
    },
    sort: ['-canonical', 'path'],
    depth: 0,
    pagination: false,
    // Public: URLs of pages.
    overrideAccess: true,
  })
  return docs
}

/** The home page needs no page URL of its own: the domain's setting puts it at "/" in every locale. */
const homeRows = (
  { domain, locales }: SiteContent,
  pageIds: string[],
  rows: PageUrl[],
): ResolvedPageUrl[] => {
  const home = domain.homePage ? referenceId(domain.homePage) : null
  if (!home || !pageIds.includes(home)) return []
  const used = new Set(rows.filter(({ path }) => path === '/').map(({ locale }) => locale))
  return locales
    .filter((locale) => !used.has(locale))
    .map((locale) => ({ pageId: home, locale, href: '/', canonical: true }))
}

/**
 * The URLs of pages on a site in the locales in which they are published, canonical ones first.
 * One query, and one per locale, whatever the number of pages.
 */
export async function loadPageUrls(site: SiteContent, pageIds: string[]): Promise<ResolvedPageUrl[]> {
  if (pageIds.length === 0) return []
  const rows = await urlRows(site, pageIds)
  const stored = rows.flatMap(({ page, locale, path, canonical }) =>
    page ? [{ pageId: referenceId(page), locale, href: path, canonical: canonical ?? false }] : [],
  )
  const published = new Map(
    await Promise.all(
      site.locales.map(async (locale) => [locale, await publishedPageIds(pageIds, locale)] as const),
    ),
  )
  return [...stored, ...homeRows(site, pageIds, rows)]
    .filter(({ pageId, locale }) => published.get(locale)?.has(pageId))
    .map((url) => ({
      ...url,
      href: encodePath(localizedPath(url.locale, site.defaultLocale, url.href)),
    }))
}

/** Page id → its first path in one locale. */
export const hrefsByPage = (urls: ResolvedPageUrl[], locale: Locale): Map<string, string> =>
  new Map(
    urls
      .filter((url) => url.locale === locale)
      .toReversed()
      .map(({ pageId, href }) => [pageId, href]),
  )

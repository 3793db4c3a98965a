import { referenceId } from '@/src/access/memberships'
import type { PageUrl } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import type { SiteContent } from './site'

/** A public address of a page: the language and the path on the site, prefix included, percent-encoded. */
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
    // Public: where pages can be reached.
    overrideAccess: true,
  })
  return docs
}

/** The home page needs no row of its own: the domain's setting puts it at "/" in every language. */
const homeRows = (
  { domain, locales }: SiteContent,
  pageIds: string[],
  rows: PageUrl[],
): ResolvedPageUrl[] => {
  const home = domain.homePage ? referenceId(domain.homePage) : null
  if (!home || !pageIds.includes(home)) return []
  const taken = new Set(rows.filter(({ path }) => path === '/').map(({ locale }) => locale))
  return locales
    .filter((locale) => !taken.has(locale))
    .map((locale) => ({ pageId: home, locale, href: '/', canonical: true }))
}

/**
 * The addresses of pages on a site, published languages only, canonical ones first.
 * Three indexed reads, however many pages are asked for.
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
    .map((address) => ({
      ...address,
      href: encodePath(localizedPath(address.locale, site.defaultLocale, address.href)),
    }))
}

/** Page id → its first address in one language. */
export const hrefsByPage = (addresses: ResolvedPageUrl[], locale: Locale): Map<string, string> =>
  new Map(
    addresses
      .filter((address) => address.locale === locale)
      .toReversed()
      .map(({ pageId, href }) => [pageId, href]),
  )

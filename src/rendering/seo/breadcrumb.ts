import type { Locale } from '@/src/lib/constants'
import { ancestorPaths, joinPath, splitPath } from '@/src/routing/parse-path'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import type { SiteContent } from '../site'

/** `href`: a full path, encoded. */
export type Crumb = { name: string; href: string }

/** `/en/cases/3os` on a Dutch site → `/cases/3os`, decoded. */
function pathWithin(href: string, locale: Locale, defaultLocale: Locale): string {
  const segments = splitPath(href).map(decodeURIComponent)
  return joinPath(locale === defaultLocale ? segments : segments.slice(1))
}

async function pagesAt(site: SiteContent, locale: Locale, paths: string[]) {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: { domain: { equals: site.domain.id }, locale: { equals: locale }, path: { in: paths } },
    locale,
    depth: 1,
    populate: { pages: { title: true, _status: true } },
    pagination: false,
    // Public: only pages that are published in the locale are returned below.
    overrideAccess: true,
  })
  return docs.flatMap(({ path, page }) =>
    page && typeof page === 'object' && page._status === 'published'
      ? [{ id: page.id, path, title: page.title }]
      : [],
  )
}

/**
 * The published ancestors of a document, from the home page down, and the document itself last.
 * @param href full path of the document, encoded
 */
export async function readBreadcrumb(
  site: SiteContent,
  locale: Locale,
  { href, title }: { href: string; title: string },
): Promise<{ crumbs: Crumb[]; tags: string[] }> {
  const own = { name: title, href }
  const path = pathWithin(href, locale, site.defaultLocale)
  const ancestors = ancestorPaths(path).slice(0, -1)
  if (ancestors.length === 0) return { crumbs: [own], tags: [] }
  const pages = await pagesAt(site, locale, ancestors)
  const crumbs = ancestors.flatMap((ancestorPath): Crumb[] => {
    const page = pages.find((candidate) => candidate.path === ancestorPath)
    const name = page?.title ?? (ancestorPath === '/' ? site.tenant.name : null)
    return name ? [{ name, href: encodePath(localizedPath(locale, site.defaultLocale, ancestorPath)) }] : []
  })
  return { crumbs: [...crumbs, own], tags: pages.map(({ id }) => cacheTags.page(id)) }
}

import type { Locale } from '@/src/lib/constants'
import { ancestorPaths, joinPath, splitPath } from '@/src/routing/parse-path'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import type { SiteContent } from '../site'

/** A page on the way to another; `href` is a path on the site. */
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
    // Public: only pages that are published in the language are named below.
    overrideAccess: true,
  })
  return docs.flatMap(({ path, page }) =>
    page && typeof page === 'object' && page._status === 'published'
      ? [{ id: page.id, path, title: page.title }]
      : [],
  )
}

/**
 * The published pages above a document, the site's beginning first, and the document itself last.
 * @param href where the document is: a path on the site, encoded, with its language prefix
 */
export async function readBreadcrumb(
  site: SiteContent,
  locale: Locale,
  { href, title }: { href: string; title: string },
): Promise<{ crumbs: Crumb[]; tags: string[] }> {
  const own = { name: title, href }
  const path = pathWithin(href, locale, site.defaultLocale)
  const above = ancestorPaths(path).slice(0, -1)
  if (above.length === 0) return { crumbs: [own], tags: [] }
  const pages = await pagesAt(site, locale, above)
  const crumbs = above.flatMap((at): Crumb[] => {
    const page = pages.find((candidate) => candidate.path === at)
    const name = page?.title ?? (at === '/' ? site.tenant.name : null)
    return name ? [{ name, href: encodePath(localizedPath(locale, site.defaultLocale, at)) }] : []
  })
  return { crumbs: [...crumbs, own], tags: pages.map(({ id }) => cacheTags.page(id)) }
}

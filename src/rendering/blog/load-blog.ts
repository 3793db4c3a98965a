import { cache } from 'react'

import { referenceId } from '@/src/access/memberships'
import type { PageUrl } from '@/payload-types'
import { POSTS_PER_PAGE } from '@/src/features/urls/rules/blog-paths'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import type { DocumentKind } from '@/src/routing/types'
import { feedPath } from '@/src/routing/view'
import { cacheTags } from '@/src/cache/tags'
import { loadSite, type SiteContent } from '../site'

/** A site's blog in one locale; `path` is its page path, `href` and `feedHref` are encoded full paths. */
export type Blog = {
  pageId: string
  title: string
  path: string
  href: string
  feedHref: string
  postsPerPage: number
  tags: string[]
}

/** The encoded full path for a page path. */
export const toHref = ({ defaultLocale }: SiteContent, locale: Locale, path: string): string =>
  encodePath(localizedPath(locale, defaultLocale, path))

/** The page URLs of documents of one kind on a site, canonical ones first. */
export async function readUrlRows(
  site: SiteContent,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<PageUrl[]> {
  if (ids.length === 0) return []
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: {
      domain: { equals: site.domain.id },
      [kind]: { in: [...ids] },
      locale: { in: site.locales },
    },
    sort: ['-canonical', 'path'],
    depth: 0,
    pagination: false,
    // Public: URLs of documents.
    overrideAccess: true,
  })
  return docs
}

/** Document id → its path in one locale. */
export async function loadHrefs(
  site: SiteContent,
  locale: Locale,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = (await readUrlRows(site, kind, ids)).filter((row) => row.locale === locale).toReversed()
  return new Map(
    rows.flatMap((row) => {
      const target = row[kind]
      return target ? [[referenceId(target), toHref(site, locale, row.path)] as const] : []
    }),
  )
}

async function blogPage(tenantId: string, locale: Locale) {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenantId } },
    locale,
    depth: 1,
    populate: { pages: { title: true, _status: true } },
    select: { blogPage: true, postsPerPage: true },
    limit: 1,
    pagination: false,
    // Public: the page of the blog.
    overrideAccess: true,
  })
  const [settings] = docs
  return typeof settings?.blogPage === 'object' && settings.blogPage
    ? { page: settings.blogPage, postsPerPage: settings.postsPerPage ?? POSTS_PER_PAGE.default }
    : null
}

/** Null if the site has no blog, or its page is not published in the locale. */
export const loadBlog = cache(async (hostname: string, locale: Locale): Promise<Blog | null> => {
  const site = await loadSite(hostname, locale)
  const blog = site && (await blogPage(referenceId(site.tenant), locale))
  if (!blog || blog.page._status !== 'published') return null
  const rows = await readUrlRows(site, 'page', [blog.page.id])
  const path = rows.find((row) => row.locale === locale)?.path
  return path
    ? {
        pageId: blog.page.id,
        title: blog.page.title,
        path,
        href: toHref(site, locale, path),
        feedHref: toHref(site, locale, feedPath(path)),
        postsPerPage: blog.postsPerPage,
        tags: [
          cacheTags.page(blog.page.id),
          cacheTags.pageUrl(blog.page.id),
          cacheTags.settings(referenceId(site.tenant)),
        ],
      }
    : null
})

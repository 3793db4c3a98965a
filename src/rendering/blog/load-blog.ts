import { sql } from '@payloadcms/db-postgres'
import { cache } from 'react'

import { POSTS_PER_PAGE } from '@/src/features/urls/rules/blog-paths'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import { feedPath } from '@/src/routing/view'
import { cacheTags } from '@/src/cache/tags'
import type { SiteContent } from '../site'

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

type BlogRow = { pageId: string; title: string; path: string; postsPerPage: number | null }

/** The blog's page, if it is published in the locale and has a URL there. */
async function readBlogRow({ domain, tenant }: SiteContent, locale: Locale): Promise<BlogRow | undefined> {
  const { drizzle } = (await payloadInstance()).db
  // Public: the page is published.
  const { rows } = await drizzle.execute<BlogRow>(sql`
    SELECT p.id AS "pageId", texts.title, url.path, s.posts_per_page::int AS "postsPerPage"
    FROM site_settings s
    JOIN pages p ON p.id = s.blog_page_id
    JOIN pages_locales texts
      ON texts._parent_id = p.id AND texts._locale = ${locale}::text::_locales AND texts._status = 'published'
    CROSS JOIN LATERAL (
      SELECT u.path FROM page_urls u
      WHERE u.domain_id = ${domain.id} AND u.page_id = p.id AND u.locale::text = ${locale}
      ORDER BY u.canonical DESC, u.path LIMIT 1
    ) url
    WHERE s.tenant_id = ${tenant.id}`)
  return rows[0]
}

/** Null if the site has no blog, or its page is not published in the locale. */
export const loadBlog = cache(async (site: SiteContent, locale: Locale): Promise<Blog | null> => {
  const blog = await readBlogRow(site, locale)
  return blog
    ? {
        pageId: blog.pageId,
        title: blog.title,
        path: blog.path,
        href: toHref(site, locale, blog.path),
        feedHref: toHref(site, locale, feedPath(blog.path)),
        postsPerPage: blog.postsPerPage ?? POSTS_PER_PAGE.default,
        tags: [
          cacheTags.page(blog.pageId),
          cacheTags.pageUrl(blog.pageId),
          cacheTags.settings(site.tenant.id),
        ],
      }
    : null
})

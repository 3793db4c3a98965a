import { sql } from '@payloadcms/db-postgres'

import type { FilterLink, PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { listPagePath } from '@/src/routing/view'
import { cacheTags } from '@/src/cache/tags'
import type { SiteContent } from '../site'
import { hrefsById, readDocumentUrls } from '../document-urls'
import type { PostFilters } from './find-posts'
import { type Blog, toHref } from './load-blog'
import { findTeaserPage } from './teasers'

/** `path`: page path of the list; `page`: from 1. */
type ListQuery = { filters?: Pick<PostFilters, 'author' | 'category'>; path: string; page: number }

/** The tenant's categories that have a published post in the locale, by name. */
async function readFilters(site: SiteContent, locale: Locale, current?: string): Promise<FilterLink[]> {
  const { drizzle } = (await payloadInstance()).db
  // Public: the blog shows its categories.
  const { rows } = await drizzle.execute<{ id: string; name: string }>(sql`
    SELECT c.id, texts.name FROM categories c
    JOIN categories_locales texts
      ON texts._parent_id = c.id AND texts._locale = ${locale}::text::_locales AND texts.name <> ''
    WHERE c.tenant_id = ${site.tenant.id} AND EXISTS (
      SELECT FROM posts p JOIN posts_locales published
        ON published._parent_id = p.id AND published._locale = ${locale}::text::_locales
        AND published._status = 'published'
      WHERE p.category_id = c.id
    )
    ORDER BY texts.name`)
  const hrefs = hrefsById(await readDocumentUrls(site, { category: rows.map(({ id }) => id) }), locale)
  return rows.flatMap(({ id, name }) => {
    const href = hrefs.get(id)
    return href ? [{ name, href, current: id === current }] : []
  })
}

/** A page of a list of posts, with its tags. */
export async function readPostList(
  site: SiteContent,
  locale: Locale,
  blog: Blog,
  { filters: filter = {}, path, page }: ListQuery,
): Promise<{ list: PostList; tags: string[] }> {
  const [found, filters] = await Promise.all([
    findTeaserPage(site, locale, { filters: filter, limit: blog.postsPerPage, page }),
    readFilters(site, locale, filter.category ?? undefined),
  ])
  const numbers = Array.from({ length: Math.max(found.pages, 1) }, (_, index) => index + 1)
  return {
    list: {
      posts: found.posts,
      page,
      pageHrefs: numbers.map((number) => toHref(site, locale, listPagePath(locale, path, number))),
      filters,
      allHref: blog.href,
    },
    tags: [...blog.tags, ...found.tags, cacheTags.posts(site.tenant.id)],
  }
}

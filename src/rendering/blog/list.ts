import type { Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { FilterLink, PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { listPagePath } from '@/src/routing/view'
import { cacheTags } from '@/src/cache/tags'
import type { SiteContent } from '../site'
import { type Blog, loadHrefs, toHref } from './load-blog'
import { findTeasers } from './teasers'

/** `path`: page path of the list; `page`: from 1; `category`: id of the current filter. */
export type ListQuery = { where?: Where; path: string; page: number; category?: string }

/** The tenant's categories that have a published post in the locale. */
async function readFilters(site: SiteContent, locale: Locale, current?: string): Promise<FilterLink[]> {
  const payload = await payloadInstance()
  const tenant = { tenant: { equals: referenceId(site.tenant) } }
  // Public: the blog shows its categories.
  const read = { locale, depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ collection: 'categories', where: tenant, sort: 'name', ...read })
  const used = await payload.findDistinct({
    collection: 'posts',
    field: 'category',
    depth: 0,
    where: { ...tenant, _status: { equals: 'published' } },
    locale,
    overrideAccess: true,
  })
  const ids = new Set(used.values.flatMap(({ category }) => (category ? [referenceId(category)] : [])))
  const hrefs = await loadHrefs(site, locale, 'category', [...ids])
  return docs.flatMap(({ id, name }) => {
    const href = ids.has(id) ? hrefs.get(id) : undefined
    return name && href ? [{ name, href, current: id === current }] : []
  })
}

/** A page of a list of posts, with its tags. */
export async function readPostList(
  site: SiteContent,
  locale: Locale,
  blog: Blog,
  { where, path, page, category }: ListQuery,
): Promise<{ list: PostList; tags: string[] }> {
  const [found, filters] = await Promise.all([
    findTeasers(site, locale, { ...(where && { where }), limit: blog.postsPerPage, page }),
    readFilters(site, locale, category),
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
    tags: [...blog.tags, ...found.tags, cacheTags.posts(referenceId(site.tenant))],
  }
}

import type { PostList } from '@/src/features/blog/rules/blog-view'
import { cacheTags } from '@/src/cache/tags'
import { readPostList } from '../blog/list'
import { loadBlog } from '../blog/load-blog'
import { referenceId } from '@/src/access/memberships'
import type { Reader } from './types'

/** A page of all posts; null if the site has no blog in the locale. */
export const readBlogList: Reader<'blogList', PostList | null> = async (site, locale, _block, listPage) => {
  const blog = await loadBlog(site, locale)
  if (!blog) return { data: null, tags: [cacheTags.settings(referenceId(site.tenant))] }
  const { list, tags } = await readPostList(site, locale, blog, { path: blog.path, page: listPage })
  return { data: list, tags }
}

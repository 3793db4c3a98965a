import { referenceId } from '@/src/access/memberships'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import { cacheTags } from '@/src/cache/tags'
import { findTeasers } from '../blog/teasers'
import type { Reader } from './types'

const COUNTS = { two: 2, three: 3, four: 4 } as const

/** The newest posts, of one category if the editor chose one. */
export const readBlogTeaser: Reader<'blogTeaser', PostTeaser[]> = async (
  site,
  locale,
  { count, category },
) => {
  const filters = category ? { category: referenceId(category) } : {}
  const { posts, tags } = await findTeasers(site, locale, { filters, limit: COUNTS[count] })
  return { data: posts, tags: [...tags, cacheTags.posts(referenceId(site.tenant))] }
}

import type { PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogTexts } from './texts'

type Props = { list: Pick<PostList, 'filters' | 'allHref' | 'pageHrefs'>; locale: Locale }

/** Links to all posts and to the page of each category. */
export function TopicFilter({ list: { filters, allHref, pageHrefs }, locale }: Props) {
  const t = blogTexts(locale)
  if (filters.length === 0) return null
  const all = { name: t('all'), href: allHref, current: pageHrefs[0] === allHref }
  return (
    <nav aria-label={t('categories')} className="topic-filter">
      <ul>
        {[all, ...filters].map(({ name, href, current }) => (
          <li key={href}>
            <a aria-current={current ? 'true' : undefined} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogWords } from './words'

type Props = { list: Pick<PostList, 'filters' | 'allHref' | 'pageHrefs'>; locale: Locale }

/** The categories, as links to their pages; the way back to all posts comes first. */
export function TopicFilter({ list: { filters, allHref, pageHrefs }, locale }: Props) {
  const words = blogWords(locale)
  if (filters.length === 0) return null
  const all = { name: words('all'), href: allHref, current: pageHrefs[0] === allHref }
  return (
    <nav aria-label={words('categories')} className="topic-filter">
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

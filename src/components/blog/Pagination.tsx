import { Icon } from '@/src/components/ui/Icon'
import type { PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogWords } from './words'

type Props = { list: Pick<PostList, 'page' | 'pageHrefs'>; locale: Locale }

/** The pages of a list. Nothing where there is only one. */
export function Pagination({ list: { page, pageHrefs }, locale }: Props) {
  if (pageHrefs.length < 2) return null
  const words = blogWords(locale)
  const newer = pageHrefs[page - 2]
  const older = pageHrefs[page]
  return (
    <nav aria-label={words('pages')} className="pagination">
      {newer && (
        <a className="pagination-step" href={newer} rel="prev">
          <Icon name="arrow-left" />
          {words('newer')}
        </a>
      )}
      <ol>
        {pageHrefs.map((href, index) => (
          <li key={href}>
            <a
              aria-current={index + 1 === page ? 'page' : undefined}
              aria-label={words('pageNumber', { number: index + 1 })}
              href={href}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {older && (
        <a className="pagination-step" href={older} rel="next">
          {words('older')}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

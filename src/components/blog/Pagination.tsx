import { Icon } from '@/src/components/ui/Icon'
import type { PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogTexts } from './texts'

type Props = { list: Pick<PostList, 'page' | 'pageHrefs'>; locale: Locale }

/** Renders nothing for a single page. */
export function Pagination({ list: { page, pageHrefs }, locale }: Props) {
  if (pageHrefs.length < 2) return null
  const t = blogTexts(locale)
  const newer = pageHrefs[page - 2]
  const older = pageHrefs[page]
  return (
    <nav aria-label={t('pages')} className="pagination">
      {newer && (
        <a className="pagination-step" href={newer} rel="prev">
          <Icon name="arrow-left" />
          {t('newer')}
        </a>
      )}
      <ol>
        {pageHrefs.map((href, index) => (
          <li key={href}>
            <a
              aria-current={index + 1 === page ? 'page' : undefined}
              aria-label={t('pageNumber', { number: index + 1 })}
              href={href}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {older && (
        <a className="pagination-step" href={older} rel="next">
          {t('older')}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

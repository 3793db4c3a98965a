import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogTexts } from './texts'

type Props = { newer: PostTeaser | null; older: PostTeaser | null; locale: Locale }

/** Links to the previous and the next post. */
export function NeighbouringPosts({ newer, older, locale }: Props) {
  if (!newer && !older) return null
  const t = blogTexts(locale)
  return (
    <nav aria-label={t('around')} className="article-around">
      {older && (
        <a className="article-older" href={older.href} rel="prev">
          <span className="label">{t('older')}</span>
          <span className="article-around-title">{older.title}</span>
        </a>
      )}
      {newer && (
        <a className="article-newer" href={newer.href} rel="next">
          <span className="label">{t('newer')}</span>
          <span className="article-around-title">{newer.title}</span>
        </a>
      )}
    </nav>
  )
}

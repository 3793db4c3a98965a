import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogWords } from './words'

type Props = { newer: PostTeaser | null; older: PostTeaser | null; locale: Locale }

/** The posts right before and after this one. */
export function NeighbouringPosts({ newer, older, locale }: Props) {
  if (!newer && !older) return null
  const words = blogWords(locale)
  return (
    <nav aria-label={words('around')} className="article-around">
      {older && (
        <a className="article-older" href={older.href} rel="prev">
          <span className="label">{words('older')}</span>
          <span className="article-around-title">{older.title}</span>
        </a>
      )}
      {newer && (
        <a className="article-newer" href={newer.href} rel="next">
          <span className="label">{words('newer')}</span>
          <span className="article-around-title">{newer.title}</span>
        </a>
      )}
    </nav>
  )
}

import type { NamedLink } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogWords, longDate } from './words'

type Props = {
  locale: Locale
  publishedAt: string
  readingMinutes: number
  category: NamedLink | null
  /** The category leads to its page; not inside a larger link. */
  linked?: boolean
  className?: string
}

/** When a post appeared, how long it takes and what it is about, in small type. */
export function PostFacts({ locale, publishedAt, readingMinutes, category, linked, className = '' }: Props) {
  const words = blogWords(locale)
  return (
    <p className={`post-facts label ${className}`}>
      <time dateTime={publishedAt}>{longDate(locale, publishedAt)}</time>
      <span>{words('readingTime', { minutes: readingMinutes })}</span>
      {category && (
        <span>{linked && category.href ? <a href={category.href}>{category.name}</a> : category.name}</span>
      )}
    </p>
  )
}

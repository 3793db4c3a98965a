import type { NamedLink } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogTexts, longDate } from './texts'

type Props = {
  locale: Locale
  publishedAt: string
  readingMinutes: number
  category: NamedLink | null
  /** Whether the category is a link; not possible inside another link. */
  linked?: boolean
  className?: string
}

/** Date, reading time and category of a post. */
export function PostFacts({ locale, publishedAt, readingMinutes, category, linked, className = '' }: Props) {
  const t = blogTexts(locale)
  return (
    <p className={`post-facts label ${className}`}>
      <time dateTime={publishedAt}>{longDate(locale, publishedAt)}</time>
      <span>{t('readingTime', { minutes: readingMinutes })}</span>
      {category && (
        <span>{linked && category.href ? <a href={category.href}>{category.name}</a> : category.name}</span>
      )}
    </p>
  )
}

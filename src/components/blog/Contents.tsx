import type { TextHeading } from '@/src/components/text-headings'
import type { Locale } from '@/src/lib/constants'
import { blogWords } from './words'

type Props = { headings: readonly TextHeading[]; locale: Locale }

/** A shorter text needs no table of its contents. */
const FEWEST_HEADINGS = 3

/** The headings of an article as links to them. */
export function Contents({ headings, locale }: Props) {
  if (headings.length < FEWEST_HEADINGS) return null
  const title = blogWords(locale)('contents')
  return (
    <nav aria-label={title} className="article-contents">
      <p className="label">{title}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import type { TextHeading } from '@/src/components/text-headings'
import type { Locale } from '@/src/lib/constants'
import { blogTexts } from './texts'

type Props = { headings: readonly TextHeading[]; locale: Locale }

/** Fewer headings need no table of contents. */
const FEWEST_HEADINGS = 3

/** Links to the headings of an article. */
export function Contents({ headings, locale }: Props) {
  if (headings.length < FEWEST_HEADINGS) return null
  const title = blogTexts(locale)('contents')
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

import { Picture } from '@/src/components/media/Picture'
import type { AuthorCard } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { blogTexts } from './texts'

type Props = { authors: readonly AuthorCard[]; locale: Locale }

export function AuthorBox({ authors, locale }: Props) {
  if (authors.length === 0) return null
  return (
    <aside aria-label={blogTexts(locale)('writtenBy')} className="author-box">
      <p className="label">{blogTexts(locale)('writtenBy')}</p>
      <ul>
        {authors.map(({ id, name, role, bio, photo, href }) => (
          <li className="author-card" key={id}>
            {photo && (
              <div className="author-photo">
                <Picture image={photo} ratio={1} sizes="6rem" />
              </div>
            )}
            <div>
              <p className="author-name">{href ? <a href={href}>{name}</a> : name}</p>
              {role && <p className="label">{role}</p>}
              {bio && <p className="author-bio">{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

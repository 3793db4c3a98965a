import { Picture } from '@/src/components/media/Picture'
import { Heading } from '@/src/components/ui/Heading'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { PostFacts } from './PostFacts'

type Props = {
  posts: readonly PostTeaser[]
  locale: Locale
  level: 2 | 3
  columns: 'two' | 'three' | 'four'
}

/** Posts as cards. Must be a direct child of `Grid`. */
export function PostCards({ posts, locale, level, columns }: Props) {
  if (posts.length === 0) return null
  return (
    <ul className={`post-cards post-cards-${columns}`}>
      {posts.map(({ id, title, excerpt, href, image, ...facts }) => (
        <li className="post-card" key={id}>
          {image && (
            <div className="post-card-image">
              <Picture image={image} ratio={4 / 3} sizes="(width >= 48rem) 33vw, 100vw" />
            </div>
          )}
          <PostFacts locale={locale} {...facts} />
          <Heading className="post-card-title" href={href} level={level} size="h3">
            {title}
          </Heading>
          <p className="post-card-text">{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

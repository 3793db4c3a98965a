import { Picture } from '@/src/components/media/Picture'
import { Heading } from '@/src/components/ui/Heading'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { PostFacts } from './PostFacts'

type Props = { posts: readonly PostTeaser[]; locale: Locale; level: 2 | 3 }

/** Posts as rows. Must be a direct child of `Grid`. */
export function PostRows({ posts, locale, level }: Props) {
  if (posts.length === 0) return null
  return (
    <ol className="post-rows">
      {posts.map(({ id, title, excerpt, href, image, ...facts }) => (
        <li className="post-row" key={id}>
          <PostFacts className="post-row-facts" locale={locale} {...facts} linked />
          <div className="post-row-text">
            <Heading className="post-row-title" href={href} level={level} size="h3">
              {title}
            </Heading>
            <p>{excerpt}</p>
          </div>
          {image && (
            <div className="post-row-image">
              <Picture image={image} ratio={4 / 3} sizes="(width >= 48rem) 25vw, 100vw" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

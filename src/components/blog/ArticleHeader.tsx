import type { Post } from '@/payload-types'
import { captionText } from '@/src/components/media/caption-text'
import { Exhibit } from '@/src/components/media/Exhibit'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import type { AuthorCard, NamedLink } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { PostFacts } from './PostFacts'
import { blogTexts } from './texts'

type Props = {
  post: Post
  authors: readonly AuthorCard[]
  category: NamedLink | null
  blog: { title: string; href: string } | null
  locale: Locale
}

/** Title, date, authors, summary and image of an article. */
export function ArticleHeader({ post, authors, category, blog, locale }: Props) {
  const t = blogTexts(locale)
  return (
    <Section className="article-opening" tone="ground">
      <Grid>
        <div className="article-facts pad">
          {blog && (
            <p className="label">
              <a href={blog.href}>{blog.title}</a>
            </p>
          )}
          <PostFacts
            category={category}
            linked
            locale={locale}
            publishedAt={post.publishedAt ?? post.createdAt}
            readingMinutes={post.readingMinutes ?? 1}
          />
          {authors.length > 0 && (
            <p aria-label={t('writtenBy')} className="article-authors label">
              {authors.map(({ id, name, href }) => (
                <span key={id}>{href ? <a href={href}>{name}</a> : name}</span>
              ))}
            </p>
          )}
        </div>
        <Heading className="article-title pad" level={1} size="h2">
          {post.title || '…'}
        </Heading>
        <p className="article-excerpt lead pad">{post.excerpt}</p>
        {post.heroImage && (
          <Exhibit
            caption={typeof post.heroImage === 'object' && captionText(null, post.heroImage)}
            className="article-image"
            image={post.heroImage}
            priority
            sizes="(width >= 48rem) 75vw, 100vw"
          />
        )}
      </Grid>
    </Section>
  )
}

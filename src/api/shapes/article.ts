import { z } from '@hono/zod-openapi'

import type { Article } from '@/src/rendering/blog/article'
import { populatedMedia } from '@/src/rendering/site'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { localeCode, orNull, timestamp } from '../core/schemas'
import { image, toImage } from './image'
import { publicSeo, publish, toPublicSeo } from './public-content'
import { toHtml } from './rich-text-html'

const text = z.string().nullable()

const namedLink = z
  .strictObject({ name: z.string(), href: text })
  .openapi('NamedLink', { description: '`href` is null where it has no page on this site.' })

export const teaser = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    excerpt: z.string(),
    href: z.string(),
    publishedAt: timestamp,
    readingMinutes: z.int(),
    image: orNull(image),
    category: orNull(namedLink),
  })
  .openapi('PostTeaser')

const author = z
  .strictObject({ id: z.uuid(), name: z.string(), role: text, bio: text, photo: orNull(image), href: text })
  .openapi('PostAuthor')

/** A post as visitors read it, with related posts and navigation. */
export const article = z.strictObject({
  id: z.uuid(),
  locale: localeCode,
  slug: z.string().openapi({ description: 'The last part of its path; may contain slashes.' }),
  title: z.string(),
  excerpt: z.string(),
  heroImage: orNull(image),
  content: z.looseObject({ root: z.looseObject({}) }).openapi({ description: 'Rich text.' }),
  html: z
    .string()
    .openapi({ description: 'The same rich text as HTML, without classes and with everything escaped.' }),
  authors: z.array(author),
  category: orNull(namedLink),
  tags: z.array(z.string()),
  publishedAt: timestamp,
  readingMinutes: z.int(),
  related: z.array(teaser),
  newer: orNull(teaser),
  older: orNull(teaser),
  seo: publicSeo,
  updatedAt: timestamp,
})

export const toTeaser = ({ image: shown, ...rest }: PostTeaser): z.output<typeof teaser> => ({
  ...rest,
  image: toImage(shown),
})

/** A post in its published shape, in one locale. */
export function toArticle(
  { post, authors, category, related, newer, older }: Article,
  locale: Locale,
): z.output<typeof article> {
  return {
    id: post.id,
    locale,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    heroImage: toImage(populatedMedia(post.heroImage)),
    // Rich text stays rich text; only its references are resolved.
    content: publish(post.content) as z.output<typeof article>['content'],
    html: toHtml(post.content),
    authors: authors.map(({ photo, ...rest }) => ({ ...rest, photo: toImage(photo) })),
    category,
    tags: post.tags ?? [],
    publishedAt: post.publishedAt ?? post.createdAt,
    readingMinutes: post.readingMinutes ?? 1,
    related: related.map(toTeaser),
    newer: newer && toTeaser(newer),
    older: older && toTeaser(older),
    seo: toPublicSeo(post.seo),
    updatedAt: post.updatedAt,
  }
}

import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, orNull, timestamp } from '@/src/api/core/schemas'
import { alternate } from '@/src/api/shapes/alternates'
import { article } from '@/src/api/shapes/article'
import { image } from '@/src/api/shapes/image'

const MAX_SLUG = 200
const MAX_TAG = 100

const idOrSlug = z.string().min(1).max(MAX_SLUG)
const href = z
  .string()
  .nullable()
  .openapi({ description: 'Path on the site; null where the site has no blog in this language.' })

const topic = { id: z.uuid(), name: z.string(), slug: z.string() }

export const listedPost = z
  .strictObject({
    id: z.uuid(),
    locale: localeCode,
    slug: article.shape.slug,
    href,
    title: z.string(),
    excerpt: z.string(),
    heroImage: orNull(image),
    authors: z.array(z.strictObject(topic)),
    category: orNull(z.strictObject(topic)),
    tags: z.array(z.string()),
    publishedAt: timestamp,
    readingMinutes: z.int(),
    updatedAt: timestamp,
  })
  .openapi('ListedPost')

export const publishedPost = article.extend({ href, alternates: z.array(alternate) }).openapi('PublishedPost')

export const postsQuery = listQuery(['-publishedAt', 'publishedAt', 'title', '-title', '-updatedAt']).extend({
  author: idOrSlug.optional().openapi({ description: 'Only posts of this author: an id or a slug.' }),
  category: idOrSlug.optional().openapi({ description: 'Only posts of this category: an id or a slug.' }),
  tag: z.string().min(1).max(MAX_TAG).optional().openapi({ description: 'Only posts with this tag.' }),
})

export const slugParams = z.strictObject({
  slug: z.string().min(1).max(MAX_SLUG).openapi({
    example: '2024/payload/why',
    description: 'In the requested language. Slashes may be sent as they are, or encoded (%2F).',
  }),
})

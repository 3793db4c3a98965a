import { z } from '@hono/zod-openapi'

import { SCHEDULE_PROBLEMS } from '@/src/features/schedules/rules/schedule'
import { perLocale } from '@/src/i18n/locale-texts'
import { inputOf } from '@/src/api/core/resource/input'
import { publication, publicationFilter, publicationStatus } from '@/src/api/core/resource/publication'
import { sharedDraftFields } from '@/src/api/core/resource/shared-fields'
import { documentTimestamp, localeCode, orNull, slugPath, timestamp, uuid } from '@/src/api/core/schemas'
import { richText } from '@/src/api/shapes/rich-text'
import { pageUrl } from '@/src/api/shapes/page-url'
import { seo } from '@/src/api/shapes/seo'

const MAX_TITLE = 500
const MAX_EXCERPT = 300
const MAX_AUTHORS = 20
const MAX_TAGS = 30
const MAX_TAG = 100
const MAX_RELATED = 3

const category = uuid.nullable().openapi({ description: 'The id of a category.' })
const authors = z.array(uuid).openapi({ description: 'Ids, in the order in which they are shown.' })
const DATE =
  'Shown with the post; lists are sorted by it. Publishing a post with a date in the future schedules it: a language is public from that time on, and `publication` is `scheduled` until then. Another date in the future moves what is scheduled; a date in the past publishes the language that is written.'

/** When a language is published, or why it was not. */
const schedule = z
  .strictObject({
    at: timestamp,
    problem: z.enum(SCHEDULE_PROBLEMS).nullable().openapi({
      description:
        'Why it was not published at that time: `incomplete` texts or images, an account that is `notAllowed` to publish it any more, or `failed`. Publish it again.',
    }),
    fields: z.array(z.string()).openapi({ description: 'The paths of what is not complete.' }),
  })
  .openapi('Schedule')
const publishedAt = timestamp
  .nullable()
  .openapi({ description: `${DATE} Null until the first publication, which sets it.` })

export const postSummary = z
  .strictObject({
    id: uuid,
    locale: localeCode,
    title: z.string().nullable(),
    slug: z.string().nullable(),
    excerpt: z.string().nullable(),
    heroImage: uuid.nullable(),
    authors,
    category,
    tags: z.array(z.string()),
    publishedAt,
    publication,
    schedules: z.strictObject(perLocale(() => orNull(schedule))).openapi({
      description:
        'Per language, when it is published. What is public then is what is saved at that time. `unpublished` as `status` cancels it, as does `POST …/cancel-schedule`.',
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('PostSummary')

export const post = z
  .strictObject({
    ...postSummary.shape,
    content: orNull(richText),
    relatedPosts: z.array(uuid),
    readingMinutes: z.int().nullable(),
    seo,
    urls: z
      .array(pageUrl.omit({ canonical: true }))
      .openapi({ description: 'Derived from the slug and the URL of the blog page.' }),
  })
  .openapi('Post')

/** The shared fields of a new post. */
export const POST_DEFAULTS = { heroImage: null, authors: [], category: null, relatedPosts: [] }

const REQUIRED_TO_PUBLISH = 'Required to publish.'

export const postBody = inputOf(post, {
  title: z.string().trim().min(1).max(MAX_TITLE),
  slug: slugPath.nullish().openapi({
    description:
      'Several segments are allowed. Omitted or null, it stays as it is; if there is none, publishing derives it from the title.',
  }),
  excerpt: z.string().max(MAX_EXCERPT).nullable().default(null).openapi({ description: REQUIRED_TO_PUBLISH }),
  heroImage: sharedDraftFields(uuid.nullable(), POST_DEFAULTS.heroImage, 'The id of an image.'),
  content: orNull(richText).default(null).openapi({ description: REQUIRED_TO_PUBLISH }),
  authors: sharedDraftFields(
    authors.max(MAX_AUTHORS),
    POST_DEFAULTS.authors,
    'Ids, in the order in which they are shown; at least one is required to publish.',
  ),
  category: sharedDraftFields(category, POST_DEFAULTS.category, 'The id of a category.'),
  tags: z.array(z.string().trim().min(1).max(MAX_TAG)).max(MAX_TAGS).default([]),
  relatedPosts: sharedDraftFields(z.array(uuid).max(MAX_RELATED), POST_DEFAULTS.relatedPosts),
  publishedAt: documentTimestamp.nullish().openapi({
    description: `${DATE} From 1900. If omitted, it stays as it is; null until the first publication, which sets it.`,
  }),
  seo: seo.partial().default({}),
  status: publicationStatus,
}).openapi('PostInput')

export const postFilters = {
  publication: publicationFilter,
  author: uuid.optional().openapi({ description: 'Only posts of this author.' }),
  category: uuid.optional().openapi({ description: 'Only posts of this category.' }),
  tag: z.string().min(1).max(MAX_TAG).optional().openapi({ description: 'Only posts with this tag.' }),
}

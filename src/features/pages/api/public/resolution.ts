import { z } from '@hono/zod-openapi'

import { LAYOUT_NAMES } from '@/src/features/pages/rules/layouts'
import { localeCode, orNull, timestamp } from '@/src/api/core/schemas'
import { alternate } from '@/src/api/shapes/alternates'
import { article, teaser } from '@/src/api/shapes/article'
import { image } from '@/src/api/shapes/image'
import { publicBlock } from '@/src/api/shapes/public-blocks/block'
import { publicSeo } from '@/src/api/shapes/public-content'
import { text } from './schemas'

const MAX_ADDRESS_CHARACTERS = 5000

export const resolveBody = z
  .strictObject({
    path: z.string().min(1).max(MAX_ADDRESS_CHARACTERS).openapi({
      example: '/over-ons#team',
      description: 'As in the address bar; query and hash are allowed.',
    }),
    locale: localeCode
      .optional()
      .openapi({ description: 'The language of a path without a language prefix.' }),
  })
  .openapi('PathToResolve')

const page = z
  .strictObject({
    id: z.uuid(),
    locale: localeCode,
    path: z.string(),
    title: z.string(),
    layout: z.enum(LAYOUT_NAMES),
    showTopBar: z.boolean(),
    showFooter: z.boolean(),
    seo: publicSeo,
    blocks: z.array(publicBlock),
    updatedAt: timestamp,
  })
  .openapi('PublicPage')

const post = article.extend({ path: z.string() }).openapi('PublicPost')

const topic = z
  .strictObject({
    kind: z.enum(['author', 'category']),
    id: z.uuid(),
    locale: localeCode,
    path: z.string(),
    name: z.string(),
    role: text,
    text,
    photo: orNull(image),
    links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
    posts: z.array(teaser),
    page: z.int().openapi({ description: 'Page number of the list of posts, from 1.' }),
    pages: z.int(),
  })
  .openapi('PublicTopic', { description: 'The page of an author or a category of the blog.' })

const place = {
  routeName: z.string().openapi({ example: 'over-ons___nl' }),
  alternates: z.array(alternate),
}

/** The document at a URL. */
const shown = [
  z.strictObject({ type: z.literal('page'), page, ...place }).openapi('PageResolution'),
  z.strictObject({ type: z.literal('post'), post, ...place }).openapi('PostResolution'),
  z.strictObject({ type: z.literal('topic'), topic, ...place }).openapi('TopicResolution'),
] as const

export type DocumentResolution = z.output<(typeof shown)[number]>

export const resolution = z
  .discriminatedUnion('type', [
    ...shown,
    z
      .strictObject({
        type: z.literal('redirect'),
        to: z.string(),
        status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
        external: z.boolean().openapi({ description: 'Whether the target is outside this site.' }),
      })
      .openapi('RedirectResolution'),
  ])
  .openapi('Resolution')

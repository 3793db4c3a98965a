import type { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import { ARTICLE_NODES } from '@/src/lib/rich-text-nodes'
import type { Locale } from '@/src/lib/constants'
import type { Caller } from '@/src/api/core/environment'
import { assertRichTextNodes } from '@/src/api/core/rich-text-nodes'
import { adminOperation } from '@/src/api/core/admin-operation'
import { ifMatchHeader } from '@/src/api/core/etag'
import { findForUpdate, respond } from '@/src/api/core/resource/find'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { publicationWhere } from '@/src/api/core/resource/publication'
import { defineResource, idIn, localeIn, paramsOf, queryOf } from '@/src/api/core/resource/resource'
import { IN_TRASH, LANGUAGE_RULE, sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { dataOf } from '@/src/api/core/schemas'
import { cancelSchedules } from '@/src/features/schedules'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { requestConnection } from '@/src/platform/database/connection'
import { draftsTagged } from '@/src/upstream/payload/database/localized-text-filter'
import { fromSeo } from '@/src/api/shapes/seo'
import { POST_DEFAULTS, post, postBody, postFilters, postSummary } from './schemas'
import { SUMMARY_FIELDS, toPosts, toPostSummaries } from './serialize'

export const posts = defineResource({
  collection: 'posts',
  path: '/posts',
  param: 'uuid',
  tag: 'Posts',
  noun: 'post',
  plural: 'posts',
  permissions: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  localized: true,
  drafts: true,
  schema: post,
  serialize: toPosts,
  search: ['title', 'slug', 'excerpt'],
  exact: ['slug'],
  orders: [
    '-publishedAt',
    'publishedAt',
    '-updatedAt',
    'updatedAt',
    '-createdAt',
    'createdAt',
    'title',
    '-title',
  ],
})

export const postWriting: WriteOptions<'posts', typeof postBody> = {
  body: postBody,
  toData: (
    { status: _status, title, slug, publishedAt, tags, seo, excerpt, content, ...given },
    { current },
  ) => {
    assertRichTextNodes(content, 'content', ARTICLE_NODES)
    return {
      ...{ title, tags },
      ...sharedFields(given, POST_DEFAULTS, current),
      seo: fromSeo(seo, current),
      ...(slug && { slug }),
      ...(publishedAt !== undefined && { publishedAt }),
      // A draft may lack what publishing requires; the generated type only has complete posts.
      excerpt: excerpt as string,
      content: content as NonNullable<typeof content>,
    }
  },
}

type Filters = z.output<z.ZodObject<typeof postFilters>>

const tagged = async ({ req, tenant }: Caller, tag: string, locale: Locale): Promise<string[]> =>
  draftsTagged(await requestConnection(req), { tenant: tenant.id, locale, tag })

async function narrowed(
  { author, category, tag, publication }: Filters,
  { caller, locale }: { caller: Caller; locale: Locale },
): Promise<Where> {
  const wanted: Where[] = [
    ...(author ? [{ authors: { in: [author] } }] : []),
    ...(category ? [{ category: { equals: category } }] : []),
    ...(publication ? [await publicationWhere(caller, 'posts', publication, locale)] : []),
    ...(tag ? [{ id: { in: await tagged(caller, tag, locale) } }] : []),
  ]
  return { and: wanted }
}

/** Payload’s own operations know no schedules: it takes the permission to publish. */
const cancelScheduleOperation = adminOperation({
  method: 'post',
  path: '/posts/{uuid}/cancel-schedule',
  tag: posts.tag,
  summary: 'Cancel the scheduled publication of a post in one language',
  description: 'The draft stays as it is. Without a schedule nothing changes.',
  permission: 'content.publish',
  params: paramsOf(posts),
  query: queryOf(posts),
  headers: ifMatchHeader,
  answer: dataOf(post),
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, query, request }) => {
    const [id, locale] = [idIn(params, posts), localeIn(query)]
    const current = await findForUpdate(posts, caller, id, { locale, request })
    await cancelSchedules(caller.req, { collection: 'posts', id, locale, action: 'publish' })
    return respond(posts, caller, current, locale)
  },
})

export const adminPostOperations = [
  listOperation(posts, {
    item: { schema: postSummary, serialize: toPostSummaries, select: SUMMARY_FIELDS },
    filters: { shape: postFilters, where: narrowed },
  }),
  createOperation(posts, postWriting),
  getOperation(posts, { description: 'Returns the newest draft.' }),
  updateOperation(posts, { ...postWriting, description: LANGUAGE_RULE }),
  cancelScheduleOperation,
  removeOperation(posts, { description: IN_TRASH }),
]

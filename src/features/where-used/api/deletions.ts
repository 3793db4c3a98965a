import { z } from '@hono/zod-openapi'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { MAX_LIST_QUERY, panelListWhere } from '@/src/api/core/resource/panel-list'
import { uuid } from '@/src/api/core/schemas'
import { MAX_CHECKED } from '../rules/deletion'
import { checkDeletion, type Chosen } from '../server/check-deletion'

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(uuid).max(MAX_CHECKED))

const deletionsQuery = z.strictObject({
  collection: z.string().max(100),
  ids: ids.optional().openapi({ type: 'string', description: 'Of these documents, separated by commas.' }),
  list: z
    .string()
    .max(MAX_LIST_QUERY)
    .default('')
    .openapi({ description: 'Without `ids`: of those that the list with this query in its address has.' }),
})

const deletion = z
  .strictObject({
    id: uuid,
    title: z.string(),
    reason: z.string().nullable().openapi({ description: 'Why the deletion will be rejected, if so.' }),
    uses: z.array(z.strictObject({ collection: z.string(), id: uuid, title: z.string().nullable() })),
    total: z.int().openapi({ description: 'Includes the uses beyond the returned ones.' }),
    redirects: z
      .array(z.strictObject({ id: uuid, from: z.string(), hostname: z.string().nullable() }))
      .openapi({ description: 'Redirects that lead to it, as far as the caller may read them.' }),
    redirectTotal: z.int().openapi({ description: 'Includes the redirects beyond the returned ones.' }),
  })
  .openapi('Deletion')

async function chosenBy(
  req: PayloadRequest,
  slug: CollectionSlug,
  query: z.output<typeof deletionsQuery>,
): Promise<Chosen> {
  if (query.ids) return { where: { id: { in: query.ids } }, isInTrash: true }
  return { where: await panelListWhere(req, slug, query.list), isInTrash: false }
}

/** For the panel alone, of any collection: whoever may delete a document there sees what the deletion means. */
export const deletionsOperation = installationOperation({
  method: 'get',
  path: '/deletions',
  tag: 'Panel',
  summary: 'List where documents are used and what keeps them from being deleted',
  description: `Of the first ${MAX_CHECKED} that the caller may delete.`,
  permission: null,
  query: deletionsQuery,
  answer: z.strictObject({ data: z.array(deletion) }),
  handle: async ({ operator: { req }, query }) => {
    if (!Object.hasOwn(req.payload.collections, query.collection))
      throw new ApiError('notFound', `There is no collection "${query.collection}".`)
    const slug = query.collection as CollectionSlug
    return { data: await checkDeletion(req, slug, await chosenBy(req, slug, query)) }
  },
})

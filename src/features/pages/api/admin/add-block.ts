import { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { adminOperation } from '@/src/api/core/admin-operation'
import { checkRowIds } from '@/src/api/core/block-rows'
import { assertBlockFits } from '@/src/api/core/block-schema'
import type { Caller } from '@/src/api/core/environment'
import { ifMatchHeader } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { respond, asCaller, findForUpdate } from '@/src/api/core/resource/find'
import { idIn, localeIn, paramsOf, queryOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import { pages } from './resource'
import { page } from './schemas'

const addBlockBody = z
  .strictObject({
    blockType: z.string().max(100).openapi({ example: 'richText' }),
    data: z
      .record(z.string().max(100), z.unknown())
      .refine((data) => !('id' in data || 'blockType' in data), 'Must not contain `id` or `blockType`.')
      .default({})
      .openapi({
        description: 'The fields of the block; omitted fields get their default, or stay empty.',
      }),
    position: z
      .int()
      .min(0)
      .max(MAX_BLOCKS)
      .optional()
      .openapi({ description: 'The index of the new block, from 0. Default: the end.' }),
  })
  .openapi('AddBlock')

type Blocks = NonNullable<Page['blocks']>

/** The page's blocks with the new one inserted. @throws {ApiError} 422 when the position or the number is out of range */
function withBlock(
  { req }: Caller,
  current: Blocks,
  { blockType, data, position = current.length }: z.output<typeof addBlockBody>,
): Blocks {
  const added = { ...data, blockType }
  assertBlockFits(req.payload, added)
  if (position > current.length)
    throw invalid([
      { path: 'position', message: `Must be from 0 to ${current.length}, the number of blocks of the page.` },
    ])
  if (current.length >= MAX_BLOCKS)
    throw invalid([{ path: '', message: `A page has at most ${MAX_BLOCKS} blocks.` }])
  // Validated against the schema of its type above; its rows are new ones.
  return current.toSpliced(position, 0, ...(checkRowIds([added], []) as Blocks))
}

export const addBlockOperation = adminOperation({
  method: 'post',
  path: '/pages/{uuid}/add-block',
  tag: 'Pages',
  summary: 'Add a block to a page',
  description:
    'Added to the draft; it becomes public when the page is published. Languages share the blocks of a page; the texts are written in the requested one.',
  permission: pages.permissions.write,
  params: paramsOf(pages),
  query: queryOf(pages),
  headers: ifMatchHeader,
  body: addBlockBody,
  // The body does not contain the rest of the page.
  fieldNames: { 'blocks.*': 'data', '': null },
  answer: dataOf(page),
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, query, body, request }) => {
    const [id, locale] = [idIn(params, pages), localeIn(query)]
    const current = await findForUpdate(pages, caller, id, { locale, request })
    const stored = await caller.req.payload.update({
      collection: 'pages',
      id,
      locale,
      draft: true,
      data: { blocks: withBlock(caller, current.blocks ?? [], body), _status: 'draft' },
      ...asCaller(caller),
    })
    return respond(pages, caller, stored, locale)
  },
})

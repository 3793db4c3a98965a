import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { eventStream } from '@/src/api/core/event-stream'
import { invalid } from '@/src/api/core/from-error'
import { listOf } from '@/src/api/core/list'
import type { Operation } from '@/src/api/core/operation'
import { MODEL_PROBLEMS } from '@/src/api/core/model-problems'
import { ApiError } from '@/src/api/core/problems'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { modelAccess } from '@/src/features/assistant'
import { textIn } from '@/src/i18n/locale-texts'
import { MAX_BULK_DOCUMENTS } from '../../rules/bulk'
import { cancelBulk, continueBulk } from '../../server/bulk/control'
import { estimateBulk } from '../../server/bulk/estimate'
import { type BulkProgress, readBulk, readBulkDocuments } from '../../server/bulk/read'
import { startBulk } from '../../server/bulk/start'
import { DRAFTED } from '../../rules/translated'
import { findOpen, unknownIds } from '../../server/list-translations'
import { pairOf, placeOf, wordsFor } from '../places'
import { failAsProblem } from '../translate'
import { followBulk } from './follow'
import {
  bulkBody,
  bulkDocument,
  bulkDocumentsQuery,
  bulkEstimate,
  bulkEvents,
  bulkTranslation,
} from './schemas'

const tag = 'Translations'
const path = '/translations'
const byId = {
  tag,
  path: `${path}/{id}`,
  params: z.strictObject({ id: uuid.openapi({ description: 'The id of the bulk translation.' }) }),
} as const

type Body = z.output<typeof bulkBody>
type Words = ReturnType<typeof wordsFor>

/** @throws {ApiError} 422 for ids of no documents, or of documents without drafts */
async function assertDrafted({ req, tenant }: Caller, ids: readonly string[], words: Words): Promise<void> {
  const [unknown, rejected] = [
    await unknownIds(req, tenant.id, ids),
    await unknownIds(req, tenant.id, ids, DRAFTED),
  ]
  const wrong = ids.flatMap((id, index) =>
    rejected.has(id)
      ? [{ path: `ids.${index}`, message: unknown.has(id) ? words.noDocument : words.noDrafts }]
      : [],
  )
  if (wrong.length > 0) throw invalid(wrong)
}

/** @throws {ApiError} 422 for no selection or two, unknown documents, those without drafts, or too many */
async function workOf(caller: Caller, { ids, all, to, from, overwrite, ...body }: Body) {
  const { req, tenant } = caller
  const words = wordsFor(caller)
  if ((ids === undefined) === (all === undefined)) throw invalid([{ path: 'ids', message: words.selection }])
  const pair = await pairOf(caller, to, from)
  if (body.collection && !DRAFTED.includes(body.collection))
    throw invalid([{ path: 'collection', message: words.noDrafts }])
  if (ids) await assertDrafted(caller, ids, words)
  const selection = { ...pair, ids, tenant: tenant.id, collection: body.collection, search: body.search }
  const limit = MAX_BULK_DOCUMENTS + 1
  const documents = await findOpen(req, { ...selection, need: body.state, overwrite, limit })
  if (documents.length > MAX_BULK_DOCUMENTS)
    throw invalid([{ path: 'all', message: words.tooManyDocuments(MAX_BULK_DOCUMENTS) }])
  return { ...pair, tenant: tenant.id, overwrite, documents }
}

/** @throws {ApiError} 503 when the tenant has no language model */
async function assertModel({ req, tenant }: Caller): Promise<void> {
  await modelAccess(req.payload, tenant.id, 'translate-page').catch(failAsProblem)
}

const serialize = ({ req }: Caller, bulk: BulkProgress) => ({
  ...bulk,
  reason: bulk.reason && textIn(bulk.reason, req.i18n.language),
})

/** @throws {ApiError} 404 */
async function bulkOf({ req, tenant }: Caller, id: string): Promise<BulkProgress> {
  const bulk = await readBulk(req, { tenant: tenant.id, id })
  if (bulk) return bulk
  throw new ApiError('notFound', `There is no bulk translation ${id} in "${tenant.slug}".`)
}

const answerOf = async (caller: Caller, id: string) => ({ data: serialize(caller, await bulkOf(caller, id)) })

const startOperation = adminOperation({
  method: 'post',
  ...{ tag, path },
  summary: 'Translate documents with the language model',
  description:
    'One after the other, after the answer; read how far that is at `Location`. Each is saved as a draft, to be reviewed; nothing is published. What has no drafts is translated side by side, where a person accepts it. The rights of the account count at the time of each document. A budget that is reached stops it.',
  permission: 'content.write',
  body: bulkBody,
  answer: dataOf(bulkTranslation),
  status: 202,
  problems: MODEL_PROBLEMS,
  handle: async ({ caller, body, headers }) => {
    const work = await workOf(caller, body)
    await assertModel(caller)
    const id = await startBulk(caller.req, work)
    headers.set('location', `/api/admin${path}/${id}`)
    return answerOf(caller, id)
  },
})

const estimateOperation = adminOperation({
  method: 'post',
  tag,
  path: `${path}/estimate`,
  summary: 'Estimate a translation of documents with the language model',
  description:
    'Takes what starts the translation, and changes nothing. What is in translation memory costs nothing.',
  permission: 'content.write',
  ownTransaction: true,
  body: bulkBody,
  answer: dataOf(bulkEstimate),
  problems: MODEL_PROBLEMS,
  handle: async ({ caller, body }) => ({
    data: await estimateBulk(caller.req, await workOf(caller, body)).catch(failAsProblem),
  }),
})

const readOperation = adminOperation({
  method: 'get',
  ...byId,
  summary: 'Get how far a bulk translation is',
  permission: 'content.read',
  answer: dataOf(bulkTranslation),
  eventsAnswer: bulkEvents,
  handle: async ({ caller, params, request }) => {
    const found = await answerOf(caller, params.id)
    if (!request.headers.get('accept')?.includes('text/event-stream')) return found
    const abort = new AbortController()
    const signal = AbortSignal.any([request.signal, abort.signal])
    const read = async () => (await answerOf(caller, params.id)).data
    return eventStream(followBulk(found.data, read, signal), abort)
  },
})

const documentsOperation = adminOperation({
  ...byId,
  method: 'get',
  path: `${byId.path}/documents`,
  summary: 'List the documents of a bulk translation',
  description: 'In the order in which they are translated, each with what became of it.',
  permission: 'content.read',
  query: bulkDocumentsQuery,
  answer: listOf(bulkDocument),
  handle: async ({ caller, params, query: { state, page, limit } }) => {
    const { id, from, to } = await bulkOf(caller, params.id)
    const { rows, total } = await readBulkDocuments(caller.req, { bulk: id, from, state, page, limit })
    const data = rows.map(({ problem, ...row }) => ({
      ...row,
      problem: problem && textIn(problem, caller.req.i18n.language),
      href: `/api/admin${placeOf(row.collection).path}/${row.id}/translations/${to}?from=${from}`,
    }))
    return { data, meta: { page, limit, total, pages: Math.ceil(total / limit) } }
  },
})

const control = {
  method: 'post',
  permission: 'content.write',
  answer: dataOf(bulkTranslation),
} as const

const cancelOperation = adminOperation({
  ...byId,
  ...control,
  path: `${byId.path}/cancel`,
  summary: 'Cancel a bulk translation',
  description:
    'What is translated stays; the documents that are being translated are finished, and no others begun.',
  problems: ['conflict'],
  handle: async ({ caller, params }) => {
    const { id } = await bulkOf(caller, params.id)
    if (!(await cancelBulk(caller.req, { id })))
      throw new ApiError('conflict', 'The bulk translation has ended already.')
    return answerOf(caller, id)
  },
})

const continueOperation = adminOperation({
  ...byId,
  ...control,
  path: `${byId.path}/continue`,
  summary: 'Continue a bulk translation that stopped, or has documents that failed',
  description: 'As the account that started it. Nothing that is done is done again.',
  problems: ['conflict', ...MODEL_PROBLEMS],
  handle: async ({ caller, params }) => {
    await assertModel(caller)
    const { id } = await bulkOf(caller, params.id)
    if (!(await continueBulk(caller.req, { id })))
      throw new ApiError('conflict', 'The bulk translation has nothing to continue with.')
    return answerOf(caller, id)
  },
})

export const bulkOperations: readonly Operation[] = [
  startOperation,
  estimateOperation,
  readOperation,
  documentsOperation,
  cancelOperation,
  continueOperation,
]

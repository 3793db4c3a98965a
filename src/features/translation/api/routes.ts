import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, ifMatchHeader } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { listOf } from '@/src/api/core/list'
import type { Operation } from '@/src/api/core/operation'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import type { Locale } from '@/src/lib/constants'
import type { Pair } from '@/src/database/translations/store'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import type { TranslatedCollection } from '../rules/translated'
import { listTranslations } from '../server/list-translations'
import { type FieldView, readTexts, segmentId, splitSegmentId } from '../server/read-translation'
import { decideTranslations, type RejectedAnswer, translateTexts } from '../server/save-translation'
import { saveTexts } from '../server/save-texts'
import { answeredIds, rememberReviewed } from '../server/memory/remember'
import { answerFor, type Found } from './answer-for'
import { bulkOperations } from './bulk/routes'
import { memoryOperation } from './memory'
import { translateOperation } from './translate'
import { translateFieldOperation } from './translate-field'
import { pairOf, type Place, PLACES, wordsFor } from './places'
import {
  listTranslationsQuery,
  pairQuery,
  targetLocale,
  translation,
  translationBody,
  translationRow,
} from './schemas'
import { memoryFileOperations } from './tmx'
import { xliffOperations } from './xliff'

type Body = z.output<typeof translationBody>

/** An id that ends in the separator names the field. */
const isSegment = (segment: Body['segments'][number], id: string): boolean => {
  const { path, own } = splitSegmentId(segment.id)
  return segmentId(path, own) === id
}

function reject(caller: Caller, rejected: readonly RejectedAnswer[], { segments }: Body): void {
  if (rejected.length === 0) return
  const words = wordsFor(caller)
  throw invalid(
    rejected.map(({ id, problem }) => ({
      path: `segments.${segments.findLastIndex((segment) => isSegment(segment, id))}.text`,
      message: words[problem],
    })),
  )
}

function rejectUnsettled(caller: Caller, { fields }: Found['answer']['data'], body: Body): void {
  const [answered, known] = [
    new Set(body.segments.map(({ id }) => splitSegmentId(id).path)),
    new Map(fields.map(({ path, state }) => [path, state])),
  ]
  const wrong = body.settled.flatMap((path, index) => {
    const state = known.get(path)
    const isTranslated = state !== undefined && (state !== 'missing' || answered.has(path))
    return isTranslated ? [] : [{ path: `settled.${index}`, message: wordsFor(caller).settled }]
  })
  if (wrong.length > 0) throw invalid(wrong)
}

async function save(
  caller: Caller,
  place: Place,
  id: string,
  { pair, body }: { pair: Pair; body: Body },
  found: Found,
) {
  const isByModel = body.maker === 'model'
  const texts = await readTexts(caller.req, place.collection, id)
  const { values, rejected } = translateTexts(texts, pair, body.segments, isByModel)
  reject(caller, rejected, body)
  rejectUnsettled(caller, found.answer.data, body)
  if (values.size > 0)
    await saveTexts(caller.req, { collection: place.collection, id, to: pair.to }, found.doc, values)
  const outcome = { answered: new Set(values.keys()), settled: new Set(body.settled), isByModel }
  await decideTranslations(caller.req, { collection: place.collection, id }, pair, outcome)
}

/** What a person translated or accepted is proposed for the same text elsewhere. */
async function remember(
  { req, tenant }: Caller,
  document: { collection: TranslatedCollection; id: string },
  { segments, settled, maker }: Body,
  { from, to, fields }: Found['answer']['data'],
): Promise<void> {
  const answered = maker === 'person' ? answeredIds(segments) : new Set<string>()
  const reviewed = { answered, settled: new Set(settled) }
  await rememberReviewed(req, { tenant: tenant.id, from, to, document }, fields as FieldView[], reviewed)
}

function operationsOf(place: Place): Operation[] {
  const shared = {
    path: `${place.path}/{${place.param}}/translations/{locale}`,
    tag: place.tag,
    params: paramsOf(place).extend({ locale: targetLocale }),
    query: z.strictObject(pairQuery),
    answer: dataOf(translation),
  }
  return [
    adminOperation({
      ...shared,
      method: 'get',
      summary: `Get the texts of ${place.one} in two languages`,
      description:
        'Of the newest draft: each text of the source with its translation, and whether that is up to date.',
      permission: place.read,
      handle: async ({ caller, params, query }) => {
        const pair = await pairOf(caller, params.locale as Locale, query.from)
        return (await answerFor(caller, place, idIn(params, place), pair)).answer
      },
    }),
    adminOperation({
      ...shared,
      method: 'put',
      summary: `Translate texts of ${place.one}`,
      description: place.drafts
        ? 'Saved as a draft in this language; nothing is published, and slugs and URLs stay.'
        : 'Saved in this language; the others stay.',
      permission: place.write,
      headers: ifMatchHeader,
      body: translationBody,
      problems: ['conflict', 'stale'],
      handle: async ({ caller, params, query, body, request }) => {
        const [id, pair] = [idIn(params, place), await pairOf(caller, params.locale as Locale, query.from)]
        await lockRow(caller.req, tableName(place.collection), id)
        const found = await answerFor(caller, place, id, pair)
        assertCurrent(request.headers.get('if-match'), found.answer, pair.to)
        await save(caller, place, id, { pair, body }, found)
        const { answer } = await answerFor(caller, place, id, pair)
        await remember(caller, { collection: place.collection, id }, body, answer.data)
        return answer
      },
    }),
    memoryOperation(place),
    translateOperation(place),
    translateFieldOperation(place),
  ]
}

const listOperation = adminOperation({
  method: 'get',
  path: '/translations',
  tag: 'Translations',
  summary: 'List documents with what they lack in a language',
  description: 'Documents of all kinds that have texts in the source language; those that lack most first.',
  permission: 'content.read',
  query: listTranslationsQuery,
  answer: listOf(translationRow),
  handle: async ({ caller, query: { to, from, state, page, limit, ...query } }) => {
    const pair = await pairOf(caller, to, from)
    const asked = { ...query, ...pair, tenant: caller.tenant.id, need: state, page, limit }
    const { rows, total } = await listTranslations(caller.req, asked)
    return { data: rows, meta: { page, limit, total, pages: Math.ceil(total / limit) } }
  },
})

export const translationOperations: readonly Operation[] = [
  listOperation,
  ...memoryFileOperations,
  ...xliffOperations,
  ...bulkOperations,
  ...PLACES.flatMap(operationsOf),
]

import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, ifMatchHeader } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { listOf } from '@/src/api/core/list'
import type { Operation } from '@/src/api/core/operation'
import { asCaller, findOne } from '@/src/api/core/resource/find'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import type { Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import { withTexts } from '../rules/document-texts'
import type { TranslatedCollection } from '../rules/translated'
import { listTranslations } from '../server/list-translations'
import {
  type FieldView,
  readTexts,
  readTranslation,
  segmentId,
  splitSegmentId,
} from '../server/read-translation'
import { decideTranslations, type RejectedAnswer, translateTexts } from '../server/save-translation'
import { answeredIds, rememberReviewed } from '../server/memory/remember'
import { memoryOperation } from './memory'
import { pairOf, type Place, PLACES, wordsFor } from './places'
import {
  listTranslationsQuery,
  pairQuery,
  targetLocale,
  translation,
  translationBody,
  translationRow,
} from './schemas'

const numberOf = (fields: readonly FieldView[], state: FieldView['state']): number =>
  fields.filter((field) => field.state === state).length

const titleIn = (doc: object): string | null => {
  const title: unknown = Reflect.get(doc, 'title') ?? Reflect.get(doc, 'name')
  return typeof title === 'string' && title !== '' ? title : null
}

type Pair = { from: Locale; to: Locale }

type Found = { answer: { data: z.input<typeof translation> }; doc: object }

/** @throws {ApiError} 404 when the caller may not read the document */
async function answerFor(
  caller: Caller,
  { collection, noun, drafts }: Place,
  id: string,
  pair: Pair,
): Promise<Found> {
  const place = { collection, noun, drafts, search: [] }
  const doc = await findOne(place, caller, id, pair.to)
  const fields = await readTranslation(caller.req, { collection, id }, pair)
  const data = {
    ...{ id, title: titleIn(doc), ...pair, total: fields.length },
    missing: numberOf(fields, 'missing'),
    outdated: numberOf(fields, 'outdated'),
    unreviewed: numberOf(fields, 'unreviewed'),
    fields,
  }
  return { answer: { data }, doc }
}

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

/** Saves the fields that were answered in the language of the translation, as a draft where there are drafts. */
async function saveFields(
  caller: Caller,
  { collection, drafts }: Place,
  { id, doc, to, values }: { id: string; doc: object; to: Locale; values: ReadonlyMap<string, unknown> },
): Promise<void> {
  const names = new Set([...values.keys()].map((path) => path.split('.')[0] ?? ''))
  const changed = withTexts({ ...doc }, values)
  const data = Object.fromEntries([...names].map((name) => [name, changed[name]]))
  await caller.req.payload.update({
    ...{ collection: collection as 'pages', id, locale: to, draft: drafts },
    // The values come from the fields of the config; the slug is a variable here.
    data: { ...data, ...(drafts && { _status: 'draft' }) } as never,
    ...asCaller(caller),
  })
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
  if (values.size > 0) await saveFields(caller, place, { id, doc: found.doc, to: pair.to, values })
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
    path: `/${place.collection}/{${place.param}}/translations/{locale}`,
    tag: place.tag,
    params: paramsOf(place).extend({ locale: targetLocale }),
    query: z.strictObject(pairQuery),
    answer: dataOf(translation),
  }
  return [
    adminOperation({
      ...shared,
      method: 'get',
      summary: `Get the texts of a ${place.noun} in two languages`,
      description:
        'Of the newest draft: each text of the source with its translation, and whether that is up to date.',
      permission: 'content.read',
      handle: async ({ caller, params, query }) => {
        const pair = await pairOf(caller, params.locale as Locale, query.from)
        return (await answerFor(caller, place, idIn(params, place), pair)).answer
      },
    }),
    adminOperation({
      ...shared,
      method: 'put',
      summary: `Translate texts of a ${place.noun}`,
      description: place.drafts
        ? 'Saved as a draft in this language; nothing is published, and slugs and URLs stay.'
        : 'Saved in this language; the others stay.',
      permission: 'content.write',
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
  ]
}

const listOperation = adminOperation({
  method: 'get',
  path: '/translations',
  tag: 'Translations',
  summary: 'List documents with what they lack in a language',
  description:
    'Pages, posts and products that have texts in the source language; those that lack most first.',
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

export const translationOperations: readonly Operation[] = [listOperation, ...PLACES.flatMap(operationsOf)]

import type { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { MODEL_PROBLEMS } from '@/src/api/core/model-problems'
import type { Operation } from '@/src/api/core/operation'
import { dataOf } from '@/src/api/core/schemas'
import type { Pair } from '@/src/database/translations/store'
import { openSegments, segmentsOf } from '../server/model/open-segments'
import { translateSegments } from '../server/model/translate-segments'
import { type PairedText, readPaired } from '../server/read-translation'
import type { SegmentAnswer } from '../server/save-translation'
import { answerFor } from './answer-for'
import { pairOf, type Place, wordsFor } from './places'
import { translatedField, translateFieldBody } from './schemas'
import { failAsProblem, toUntranslated } from './translate'

type Body = z.output<typeof translateFieldBody>

/** The text at the path, with the source of the body if it has one. */
function fieldOf(
  caller: Caller,
  texts: readonly PairedText[],
  { from }: Pair,
  { path, text }: Body,
): PairedText {
  const field = texts.find(({ view }) => view.path === path)
  if (!field) throw invalid([{ path: 'path', message: wordsFor(caller).noField }])
  if (text === undefined) return field
  if (field.text.kind === 'rich') throw invalid([{ path: 'text', message: wordsFor(caller).noText }])
  const source = field.text.kind === 'list' ? text.split('\n') : text
  return { ...field, text: { ...field.text, values: { ...field.text.values, [from]: source } } }
}

/** Translates one text, with the others of the document around it. Nothing is stored. */
async function propose(caller: Caller, { collection }: Place, pair: Pair, body: Body, signal: AbortSignal) {
  const { req, tenant } = caller
  const texts = await readPaired(req, { collection, id: body.id }, pair)
  const field = fieldOf(caller, texts, pair, body)
  const { context } = openSegments(
    texts.filter(({ view }) => view.path !== body.path),
    pair,
    { overwrite: 'all', fields: [] },
  )
  const commission = { ...pair, req, tenant: tenant.id, purpose: 'translate-field' as const, signal }
  const pieces = translateSegments(segmentsOf(field, pair, false), context, commission)
  const proposals: SegmentAnswer[] = []
  for (;;) {
    const next = await pieces.next().catch(failAsProblem)
    if (next.done)
      return { path: body.path, proposals, untranslated: toUntranslated(caller, next.value.untranslated) }
    proposals.push(...next.value)
  }
}

export const translateFieldOperation = (place: Place): Operation =>
  adminOperation({
    method: 'post',
    path: `${place.path}/translate-field`,
    tag: place.tag,
    summary: `Propose a translation of a text of a ${place.noun}`,
    description: 'By the language model, unless translation memory knows the text. Nothing is saved.',
    permission: place.write,
    // Minutes can pass before the answer.
    ownTransaction: true,
    body: translateFieldBody,
    answer: dataOf(translatedField),
    problems: MODEL_PROBLEMS,
    handle: async ({ caller, body, request }) => {
      const pair = await pairOf(caller, body.to, body.from)
      await answerFor(caller, place, body.id, pair)
      return { data: await propose(caller, place, pair, body, request.signal) }
    },
  })

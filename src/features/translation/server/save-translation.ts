import type { PayloadRequest } from 'payload'

import { findSource, readMade, readPairTexts } from '@/src/database/translations/read'
import { type Decision, type Pair, storeTranslations } from '@/src/database/translations/store'
import type { DocumentText } from '../rules/document-texts'
import { type Answers, pairSegments, translateField } from '../rules/field-segments'
import type { SegmentProblem } from '../rules/segment'
import type { Made, TranslatedCollection } from '../rules/translated'
import { segmentId, splitSegmentId } from './read-translation'

export type SegmentAnswer = { id: string; text: string }
/** `id` is that of the answer. */
export type RejectedAnswer = { id: string; problem: SegmentProblem | 'unknown' }
export type TranslatedTexts = { values: Map<string, unknown>; rejected: RejectedAnswer[] }

/** The answers per field, by the ids of their segments within it; the last one of several to a segment counts. */
function answersByField(answers: readonly SegmentAnswer[]): Map<string, Map<string, string>> {
  const byField = new Map<string, Map<string, string>>()
  for (const { id, text } of answers) {
    const { path, own } = splitSegmentId(id)
    byField.set(path, (byField.get(path) ?? new Map<string, string>()).set(own, text))
  }
  return byField
}

function unknownIn(
  text: DocumentText | undefined,
  { from, to }: Pair,
  path: string,
  answers: Answers,
): RejectedAnswer[] {
  const isShown = text?.meantFor.includes(to) ?? false
  const known = new Set(
    text && isShown ? pairSegments(text, text.values[from], text.values[to]).map(({ id }) => id) : [],
  )
  return [...answers.keys()]
    .filter((own) => !known.has(own))
    .map((own) => ({ id: segmentId(path, own), problem: 'unknown' }))
}

/** The new values of the fields that were answered, by their paths, and the answers that cannot be stored. */
export function translateTexts(
  texts: readonly DocumentText[],
  pair: Pair,
  answers: readonly SegmentAnswer[],
  isByModel: boolean,
): TranslatedTexts {
  const [values, rejected] = [new Map<string, unknown>(), new Array<RejectedAnswer>()]
  for (const [path, own] of answersByField(answers)) {
    const field = texts.find((text) => text.path === path)
    const unknown = unknownIn(field, pair, path, own)
    rejected.push(...unknown)
    if (!field || unknown.length > 0) continue
    const [source, target] = [field.values[pair.from], field.values[pair.to]]
    const strictness = isByModel ? 'model' : 'person'
    const translated = translateField({ field, source, target, answers: own, strictness })
    rejected.push(...translated.rejected.map(({ id, problem }) => ({ id: segmentId(path, id), problem })))
    values.set(path, translated.value)
  }
  return { values, rejected }
}

/** `answered` by a model wait to be reviewed; `settled` are what a person says is up to date. */
export type Outcome = { answered: ReadonlySet<string>; settled: ReadonlySet<string>; isByModel: boolean }

function makerOf(
  path: string,
  { answered, settled, isByModel }: Outcome,
  made: Made | undefined,
): Made['maker'] {
  if (isByModel && answered.has(path)) return settled.has(path) ? 'reviewed' : 'model'
  return made?.maker === 'model' ? 'reviewed' : (made?.maker ?? null)
}

/** Stores who made or accepted translations of a document that was just saved. */
export async function decideTranslations(
  req: PayloadRequest,
  { collection, id }: { collection: TranslatedCollection; id: string },
  pair: Pair,
  outcome: Outcome,
): Promise<void> {
  const source = await findSource(req, collection, id)
  if (!source) return
  const [texts, made] = [await readPairTexts(req, source), await readMade(req, id, pair)]
  const decisions = texts.flatMap((text): Decision[] => {
    const { from, to, path } = text
    const isDecided = outcome.settled.has(path) || (outcome.isByModel && outcome.answered.has(path))
    if (from !== pair.from || to !== pair.to || !isDecided || !text.source) return []
    const { hash, words } = text.source
    return [{ from, to, path, made: { source: hash, words, maker: makerOf(path, outcome, made[path]) } }]
  })
  if (decisions.length > 0) await storeTranslations(req, source, texts, decisions)
}

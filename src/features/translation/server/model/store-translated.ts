import type { PayloadRequest } from 'payload'

import { fingerprintOf } from '@/src/database/translations/fingerprint'
import type { Pair } from '@/src/database/translations/store'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import type { DocumentText } from '../../rules/document-texts'
import type { TranslatedCollection } from '../../rules/translated'
import { type PairedText, readPaired, splitSegmentId } from '../read-translation'
import {
  decideTranslations,
  type RejectedAnswer,
  type SegmentAnswer,
  translateTexts,
} from '../save-translation'
import { isSavable } from '../savable'
import { saveTexts } from '../save-texts'
import type { Untranslated } from './translate-segments'

type Document = { collection: TranslatedCollection; id: string }

/** `changed`: somebody changed the text while the model was asked. `incomplete`: required texts are still missing. */
export type Left = {
  id: string
  problem: Untranslated['problem'] | RejectedAnswer['problem'] | 'changed' | 'incomplete'
}

const pathOf = (id: string): string => splitSegmentId(id).path

const isSame = (one: DocumentText | undefined, other: DocumentText, { from, to }: Pair): boolean =>
  one !== undefined &&
  [from, to].every((locale) => fingerprintOf(one, locale)?.hash === fingerprintOf(other, locale)?.hash)

/** An outdated text stays as it was unless all of it was translated: half of it would pass for up to date. */
function wholeOnly(
  answers: readonly SegmentAnswer[],
  before: readonly PairedText[],
  untranslated: readonly Untranslated[],
): SegmentAnswer[] {
  const half = new Set(untranslated.map(({ id }) => pathOf(id)))
  const missing = new Set(before.flatMap(({ view }) => (view.state === 'missing' ? [view.path] : [])))
  return answers.filter(({ id }) => missing.has(pathOf(id)) || !half.has(pathOf(id)))
}

/** As the account may read it; null for a document that is gone or not for it. */
export async function readNewest(req: PayloadRequest, { collection, id }: Document, to: Pair['to']) {
  const { docs } = await req.payload.find({
    ...{ collection: collection as 'pages', where: { id: { equals: id } }, limit: 1, pagination: false },
    ...{ draft: true, locale: to, depth: 0, joins: false, user: req.user, overrideAccess: false, req },
  })
  return docs[0] ?? null
}

const named = (answers: readonly SegmentAnswer[], problem: Left['problem']): Left[] =>
  answers.map(({ id }) => ({ id, problem }))

/**
 * Stores answers of the model as a draft that waits for review, in one transaction. Nothing that somebody wrote in the
 * meantime is overwritten.
 * @param before the texts that the model was asked to translate
 * @returns how many were stored; what was not, and why
 */
export const storeTranslated = (
  req: PayloadRequest,
  document: Document,
  pair: Pair,
  work: {
    before: readonly PairedText[]
    answers: readonly SegmentAnswer[]
    untranslated: readonly Untranslated[]
  },
): Promise<{ stored: number; left: Left[] }> =>
  inTransaction(req, async () => {
    const { collection, id } = document
    await lockRow(req, tableName(collection), id)
    const [paired, doc] = [await readPaired(req, document, pair), await readNewest(req, document, pair.to)]
    const texts = paired.map(({ text }) => text)
    const known = new Map(texts.map((text) => [text.path, text]))
    const same = new Set(
      work.before.flatMap(({ text }) => (isSame(known.get(text.path), text, pair) ? [text.path] : [])),
    )
    const answers = wholeOnly(work.answers, work.before, work.untranslated)
    const kept = answers.filter((answer) => same.has(pathOf(answer.id)))
    const { values, rejected } = translateTexts(texts, pair, kept, true)
    const refused = new Set(rejected.map((answer) => pathOf(answer.id)))
    const stored = new Map([...values].filter(([path]) => !refused.has(path)))
    const changed = answers.filter((answer) => !same.has(pathOf(answer.id)))
    const left: Left[] = [...work.untranslated, ...rejected, ...named(changed, 'changed')]
    const fields = paired.map(({ view }) => view)
    if (!isSavable(req, collection, fields, new Set(stored.keys())))
      return { stored: 0, left: [...left, ...named(kept, 'incomplete')] }
    if (doc && stored.size > 0) {
      await saveTexts(req, { ...document, to: pair.to }, doc, stored)
      const outcome = { answered: new Set(stored.keys()), settled: new Set<string>(), isByModel: true }
      await decideTranslations(req, document, pair, outcome)
    }
    return { stored: kept.filter((answer) => stored.has(pathOf(answer.id))).length, left }
  })

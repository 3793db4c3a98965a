import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'

import type { OpenSegment } from '../../rules/model/open-segment'
import { contextOf } from '../../rules/model/prompt'
import { openSegments } from '../model/open-segments'
import { readNewest } from '../model/store-translated'
import { type Outcome, translateSegments } from '../model/translate-segments'
import { type PairedText, readPaired } from '../read-translation'
import type { SegmentAnswer } from '../save-translation'
import { changeClaimed, type Claim, type StoredAnswer } from './claim'

export type Translated = { before: PairedText[]; answers: SegmentAnswer[]; outcome: Outcome }

/** Answers of before the process ended, as long as their source says the same. */
const answered = (segments: readonly OpenSegment[], { answers }: Claim): SegmentAnswer[] =>
  segments.flatMap(({ id, template }) => {
    const known = answers[id]
    return known?.source === template.text ? [{ id, text: known.text }] : []
  })

/** Stores answers at once, outside of what saves the document: they were paid for. */
async function keep(
  { payload }: PayloadRequest,
  claim: Claim,
  segments: readonly OpenSegment[],
  answers: readonly SegmentAnswer[],
): Promise<void> {
  const sources = new Map(segments.map(({ id, template }) => [id, template.text]))
  const stored = Object.fromEntries(
    answers.map(({ id, text }): [string, StoredAnswer] => [id, { source: sources.get(id) ?? '', text }]),
  )
  const req = await createLocalReq({}, payload)
  await changeClaimed(req, claim, sql`answers = answers || ${JSON.stringify(stored)}::jsonb`)
}

/**
 * Asks the model for what is open in a claimed document. Nothing is saved yet.
 * @returns null when the account may not read the document, or it is gone
 */
export async function translateClaimed(req: PayloadRequest, claim: Claim): Promise<Translated | null> {
  const { bulk, document } = claim
  if (!(await readNewest(req, document, bulk.to))) return null
  const before = await readPaired(req, document, bulk)
  const { segments, context } = openSegments(before, bulk, { overwrite: bulk.overwrite })
  const answers = answered(segments, claim)
  const known = new Map(answers.map(({ id, text }) => [id, text]))
  const around = segments.flatMap((segment) => {
    const text = known.get(segment.id)
    return text === undefined ? [] : [contextOf(segment, text)]
  })
  const pieces = translateSegments(
    segments.filter(({ id }) => !known.has(id)),
    [...context, ...around],
    {
      ...{ req, tenant: bulk.tenant, from: bulk.from, to: bulk.to, work: bulk.id },
      ...{ purpose: 'translate-page', signal: new AbortController().signal },
    },
  )
  for (;;) {
    const next = await pieces.next()
    if (next.done) return { before, answers, outcome: next.value }
    await keep(req, claim, segments, next.value)
    answers.push(...next.value)
  }
}

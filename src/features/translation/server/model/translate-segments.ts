import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Pair } from '@/src/database/translations/store'
import { AssistantError, generate } from '@/src/features/assistant'
import { estimateTokens } from '@/src/features/assistant/rules/usage'
import { checkAnswer } from '../../rules/model/check-answer'
import { chunksOf } from '../../rules/model/chunks'
import type { OpenSegment } from '../../rules/model/open-segment'
import {
  type Asked,
  type Context,
  contextOf,
  instructionsFor,
  messageFor,
  type Wishes,
} from '../../rules/model/prompt'
import { readAnswer } from '../../rules/model/read-answer'
import type { SegmentProblem } from '../../rules/segment'
import { fromMemory } from '../memory/from-memory'
import type { SegmentAnswer } from '../save-translation'
import { readWishes } from './read-wishes'

/** Whose words are translated, and for whom. `signal` ends the call that is under way; `work`: the bulk translation. */
export type Commission = Pair & {
  req: PayloadRequest
  tenant: string
  purpose: 'translate-page' | 'translate-field'
  signal: AbortSignal
  work?: string
}

/** `unanswered`: the model left the segment out. */
export type Untranslated = { id: string; problem: SegmentProblem | 'unanswered' }

/** `stopped`: why the model was not asked for the rest, such as a budget that is spent. */
export type Outcome = { untranslated: Untranslated[]; stopped: AssistantError | null }

const ANSWER = z.toJSONSchema(
  z.strictObject({ segments: z.array(z.strictObject({ n: z.int(), text: z.string() })) }),
  { target: 'draft-7' },
)

/** A model that thinks first needs room for that too. */
const MIN_OUTPUT_TOKENS = 4096
const TOKENS_PER_ENTRY = 20

const outputTokensFor = (asked: readonly Asked[]): number =>
  asked.reduce(
    (sum, { segment }) => sum + TOKENS_PER_ENTRY + 2 * estimateTokens(segment.template.text.length),
    MIN_OUTPUT_TOKENS,
  )

type Answered = { found: SegmentAnswer[]; failed: Asked[] }

/** The conversation about one document. */
class Translator {
  readonly #commission: Commission
  readonly #wishes: Wishes
  readonly #kept: readonly string[]
  readonly #context: Context[]

  constructor(commission: Commission, wishes: Wishes, context: readonly Context[]) {
    this.#commission = commission
    this.#wishes = wishes
    this.#kept = wishes.terms.flatMap(({ source, target }) => (target === null ? [source] : []))
    this.#context = [...context]
  }

  /** The answers that can be stored, which later segments see as the document around them; and what failed, and why. */
  async ask(asked: readonly Asked[]): Promise<Answered> {
    const { req, tenant, purpose, signal, work, from, to } = this.#commission
    const texts = asked.map(({ segment }) => segment.template.text)
    const { text } = await generate({
      ...{ payload: req.payload, tenant, account: req.user?.id ?? null, purpose, signal, work },
      instructions: instructionsFor({ from, to }, this.#wishes, texts),
      messages: [{ role: 'user', content: messageFor(asked, this.#context) }],
      maxOutputTokens: outputTokensFor(asked),
      answerSchema: ANSWER as never,
    })
    const answers = readAnswer(text)
    const result: Answered = { found: [], failed: [] }
    for (const [index, { segment }] of asked.entries()) {
      const answer = answers.get(index + 1)
      const problem =
        answer === undefined ? null : checkAnswer(segment, answer, { from, to, kept: this.#kept })
      if (answer === undefined || problem) result.failed.push({ segment, problem })
      else {
        result.found.push({ id: segment.id, text: answer })
        this.#context.push(contextOf(segment, answer))
      }
    }
    return result
  }
}

/** Segments that were left out are asked again together, those that were wrong alone. */
function secondTry(failed: readonly Asked[]): Asked[][] {
  const unanswered = failed.filter(({ problem }) => problem === null)
  const wrong = failed.filter(({ problem }) => problem !== null)
  return [...(unanswered.length > 0 ? [unanswered] : []), ...wrong.map((asked) => [asked])]
}

const nameOf = ({ segment, problem }: Asked): Untranslated => ({
  id: segment.id,
  problem: problem ?? 'unanswered',
})

/** As `work`, with what went wrong at the language model as a value. */
const unlessStopped = <T>(work: Promise<T>): Promise<T | AssistantError> =>
  work.catch((error: unknown) => {
    if (error instanceof AssistantError) return error
    throw error
  })

/**
 * Translates segments of one document: from memory what people translated before, the rest by the language model. What is
 * yielded can be stored; a segment that fails twice is left as it is, and named.
 * @param context the texts of the document that are not to be translated
 * @throws {AssistantError} when there is not one answer
 */
export async function* translateSegments(
  segments: readonly OpenSegment[],
  context: readonly Context[],
  commission: Commission,
): AsyncGenerator<SegmentAnswer[], Outcome> {
  const { req, tenant, from, to } = commission
  const known = await fromMemory(segments, { tenant, from, to, req })
  if (known.size > 0) yield [...known].map(([id, text]) => ({ id, text }))
  const remembered = segments.map((segment) => contextOf(segment, known.get(segment.id) ?? ''))
  const around = [...context, ...remembered.filter(({ translation }) => translation !== '')]
  const translator = new Translator(commission, await readWishes(req.payload, { tenant, from, to }), around)
  const rest = segments.filter(({ id }) => !known.has(id))
  const queue = chunksOf(rest).map((chunk) => chunk.map((segment): Asked => ({ segment, problem: null })))
  const retries = new Set<Asked[]>()
  const untranslated: Untranslated[] = []
  let isAnswered = known.size > 0
  for (let asked = queue.shift(); asked; asked = queue.shift()) {
    const result = await unlessStopped(translator.ask(asked))
    if (result instanceof AssistantError) {
      if (!isAnswered) throw result
      return { untranslated: [...untranslated, ...[asked, ...queue].flat().map(nameOf)], stopped: result }
    }
    isAnswered = true
    if (retries.has(asked)) untranslated.push(...result.failed.map(nameOf))
    else
      for (const again of secondTry(result.failed)) {
        queue.push(again)
        retries.add(again)
      }
    if (result.found.length > 0) yield result.found
  }
  return { untranslated, stopped: null }
}

import type { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, ifMatchHeader } from '@/src/api/core/etag'
import { eventStream } from '@/src/api/core/event-stream'
import { MODEL_PROBLEMS, toModelProblem } from '@/src/api/core/model-problems'
import type { Operation } from '@/src/api/core/operation'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import type { Pair } from '@/src/database/translations/store'
import { toSlug } from '@/src/features/urls/rules/slug'
import { toLocale } from '@/src/i18n/locale-texts'
import { openSegments } from '../server/model/open-segments'
import { type Left, storeTranslated } from '../server/model/store-translated'
import { type Outcome, translateSegments } from '../server/model/translate-segments'
import { readPaired } from '../server/read-translation'
import type { SegmentAnswer } from '../server/save-translation'
import { answerFor } from './answer-for'
import { pairOf, type Place, wordsFor } from './places'
import { translateBody, translatedDocument, translateEvents } from './schemas'

export const failAsProblem = (error: unknown): never => {
  throw toModelProblem(error)
}

export const toUntranslated = (caller: Caller, left: readonly Left[]) =>
  left.map(({ id, problem }) => ({ id, message: wordsFor(caller)[problem] }))

type Job = {
  caller: Caller
  place: Place
  id: string
  pair: Pair
  body: z.output<typeof translateBody>
  signal: AbortSignal
}
type Data = z.input<typeof translatedDocument>
type Progress = { event: 'proposals' | 'done'; data: unknown }

/** Of the translated title, if that was translated. */
function slugOf(answers: readonly SegmentAnswer[]): string | null {
  const title = answers.find(({ id }) => id === 'title' || id === 'name')
  return title ? toSlug(title.text) || null : null
}

async function answerOf(
  job: Job,
  answers: SegmentAnswer[],
  { stopped }: Outcome,
  left: Left[],
): Promise<Data> {
  const { caller, place, id, pair } = job
  const { answer } = await answerFor(caller, place, id, pair)
  return {
    translation: answer.data,
    proposals: answers,
    untranslated: toUntranslated(caller, left),
    slug: slugOf(answers),
    stopped: stopped ? stopped.texts[toLocale(caller.req.i18n.language)] : null,
  }
}

/** Asks the model, and saves what it answers unless it is only to be proposed. */
async function* translate(job: Job): AsyncGenerator<Progress, Data> {
  const { caller, place, id, pair, body, signal } = job
  const { req, tenant } = caller
  const document = { collection: place.collection, id }
  const before = await readPaired(req, document, pair)
  const { segments, context } = openSegments(before, pair, body)
  const commission = { ...pair, req, tenant: tenant.id, purpose: 'translate-page' as const, signal }
  const pieces = translateSegments(segments, context, commission)
  const answers: SegmentAnswer[] = []
  let next = await pieces.next()
  for (; !next.done; next = await pieces.next()) {
    answers.push(...next.value)
    const progress = { done: answers.length, total: segments.length, proposals: next.value }
    yield { event: 'proposals', data: progress }
  }
  const { untranslated } = next.value
  // Without drafts it would be public before a person has read it.
  const { left } =
    body.save && place.drafts
      ? await storeTranslated(req, document, pair, { before, answers, untranslated })
      : { left: untranslated }
  return answerOf(job, answers, next.value, left)
}

async function whole(work: AsyncGenerator<Progress, Data>): Promise<Data> {
  for (;;) {
    const next = await work.next().catch(failAsProblem)
    if (next.done) return next.value
  }
}

/** `first` was awaited before the response began, so that a call that cannot begin has a status. */
async function* eventsOf(work: AsyncGenerator<Progress, Data>, first: IteratorResult<Progress, Data>) {
  let next = first
  try {
    for (; !next.done; next = await work.next().catch(failAsProblem)) yield next.value
    yield { event: 'done', data: next.value }
  } finally {
    await work.return(undefined as never)
  }
}

export const translateOperation = (place: Place): Operation =>
  adminOperation({
    method: 'post',
    path: `${place.path}/{${place.param}}/translate`,
    tag: place.tag,
    summary: `Translate ${place.one} with the language model`,
    description: `${place.drafts ? 'Saved as a draft in this language, to be reviewed; nothing is published.' : 'Only proposed, as there are no drafts; accept it with `PUT …/translations/{locale}`.'} What people translated before comes from translation memory. With \`Accept: text/event-stream\` translations come as they are made; closing the connection ends the call, and nothing is saved.`,
    permission: place.write,
    // Minutes can pass before the answer.
    ownTransaction: true,
    params: paramsOf(place),
    headers: ifMatchHeader,
    body: translateBody,
    answer: dataOf(translatedDocument),
    eventsAnswer: translateEvents,
    problems: [...MODEL_PROBLEMS, 'stale', 'conflict'],
    handle: async ({ caller, params, body, request }) => {
      const [id, pair] = [idIn(params, place), await pairOf(caller, body.to, body.from)]
      const { answer } = await answerFor(caller, place, id, pair)
      assertCurrent(request.headers.get('if-match'), answer, pair.to)
      const abort = new AbortController()
      const signal = AbortSignal.any([request.signal, abort.signal])
      const work = translate({ caller, place, id, pair, body, signal })
      if (!request.headers.get('accept')?.includes('text/event-stream')) return { data: await whole(work) }
      return eventStream(eventsOf(work, await work.next().catch(failAsProblem)), abort)
    },
  })

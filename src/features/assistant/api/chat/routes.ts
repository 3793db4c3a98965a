import type { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { dataOf } from '@/src/api/core/schemas'
import type { Resources } from '../tools/editable'
import type { TurnAnswer, TurnEvent } from '../tools/run-turn'
import { MODEL_PROBLEMS, toModelProblem } from '@/src/api/core/model-problems'
import { toProposal } from '../proposals/serialize'
import { beginTurn, type Begun, wholeAnswer } from './begin-turn'
import { eventStream } from '@/src/api/core/event-stream'
import { chatAnswer, chatBody, chatEvents } from './schemas'

const toAnswer = (
  { text, truncated, model, tokens, proposals }: TurnAnswer,
  conversation: string,
): z.output<typeof chatAnswer> => ({
  conversation,
  text,
  truncated,
  model,
  proposals: proposals.map(toProposal),
  usage: { inputTokens: tokens.input, cachedTokens: tokens.cached, outputTokens: tokens.output },
})

const failAsProblem = (error: unknown): never => {
  throw toModelProblem(error)
}

const published = (event: TurnEvent) =>
  event.event === 'proposal' ? { event: event.event, data: toProposal(event.data) } : event

/** The events of an answer. `first` was awaited before the response began, so that a call that cannot begin has a status. */
async function* eventsOf({ conversation, events }: Begun, first: IteratorResult<TurnEvent, TurnAnswer>) {
  let next = first
  try {
    yield { event: 'conversation' as const, data: { id: conversation } }
    while (!next.done) {
      yield published(next.value)
      next = await events.next().catch(failAsProblem)
    }
    yield { event: 'done' as const, data: toAnswer(next.value, conversation) }
  } finally {
    // Where nobody waits for a piece, the call would otherwise stay open.
    await events.return(undefined as never)
  }
}

const sendMessage = (resources: Resources) =>
  adminOperation({
    method: 'post',
    path: '/chat/send-message',
    tag: 'Language model',
    summary: 'Ask the assistant',
    description:
      'It finds and reads documents with the rights of the account, and proposes changes, which a person accepts or rejects. Counts for the budgets of the tenant and the account. The conversation is stored; name it to continue it. With `Accept: text/event-stream` the answer comes piece by piece; closing the connection ends the call.',
    permission: 'assistant.use',
    // Minutes can pass before the answer.
    ownTransaction: true,
    body: chatBody,
    answer: dataOf(chatAnswer),
    eventsAnswer: chatEvents,
    problems: MODEL_PROBLEMS,
    handle: async ({ caller, body: { messages, conversation, locale, document }, request }) => {
      const abort = new AbortController()
      const begun = await beginTurn(caller, {
        ...{ kind: 'chat', locale, contentLocale: document?.locale ?? locale },
        scope: { locale, document: document ?? null },
        sent: { conversation, messages: messages.map(({ role, text }) => ({ role, content: text })) },
        resources,
        signal: AbortSignal.any([request.signal, abort.signal]),
      }).catch(failAsProblem)
      if (!request.headers.get('accept')?.includes('text/event-stream'))
        return { data: toAnswer(await wholeAnswer(begun).catch(failAsProblem), begun.conversation) }
      return eventStream(eventsOf(begun, await begun.events.next().catch(failAsProblem)), abort)
    },
  })

export const chatOperations = (resources: Resources) => [sendMessage(resources)]

import type { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { eventStream } from '@/src/api/core/event-stream'
import { MODEL_PROBLEMS, toModelProblem } from '@/src/api/core/model-problems'
import { dataOf } from '@/src/api/core/schemas'
import { type Answer, stream } from '@/src/features/assistant'
import { chatInstructions } from '@/src/features/assistant/rules/instructions'
import { recordAnswer } from '@/src/features/assistant/server/record-answer'
import { readAssistantSettings } from '@/src/features/assistant/server/settings'
import { openConversation } from './open-conversation'
import { chatAnswer, chatBody, chatEvents } from './schemas'

type Chat = { conversation: string; pieces: AsyncGenerator<string, Answer> }

async function beginAnswer(
  caller: Caller,
  { locale, conversation, messages }: z.output<typeof chatBody>,
  signal: AbortSignal,
): Promise<Chat> {
  const { payload } = caller.req
  const settings = await readAssistantSettings(payload, caller.tenant.id, locale)
  const sent = messages.map(({ role, text }) => ({ role, content: text }))
  const open = await openConversation(caller, { conversation, messages: sent })
  const pieces = stream({
    payload,
    tenant: caller.tenant.id,
    account: caller.user.id,
    conversation: open.id,
    purpose: 'chat',
    instructions: chatInstructions(locale, settings ?? {}),
    messages: open.messages,
    signal,
  })
  return { conversation: open.id, pieces: recordAnswer({ payload, conversation: open.id, signal }, pieces) }
}

const toAnswer = (
  { text, truncated, model, tokens }: Answer,
  conversation: string,
): z.output<typeof chatAnswer> => ({
  conversation,
  text,
  truncated,
  model,
  usage: { inputTokens: tokens.input, cachedTokens: tokens.cached, outputTokens: tokens.output },
})

type Next = IteratorResult<string, Answer>

const failAsProblem = (error: unknown): never => {
  throw toModelProblem(error)
}

/** The events of an answer. `first` was awaited before the response began, so that a call that cannot begin has a status. */
async function* eventsOf({ conversation, pieces }: Chat, first: Next) {
  let next = first
  try {
    while (!next.done) {
      yield { event: 'text' as const, data: { text: next.value } }
      next = await pieces.next().catch(failAsProblem)
    }
    yield { event: 'done' as const, data: toAnswer(next.value, conversation) }
  } finally {
    // Where nobody waits for a piece, the call would otherwise stay open.
    await pieces.return(undefined as never)
  }
}

async function wholeAnswer({ conversation, pieces }: Chat): Promise<z.output<typeof chatAnswer>> {
  for (;;) {
    const next = await pieces.next().catch(failAsProblem)
    if (next.done) return toAnswer(next.value, conversation)
  }
}

const sendMessage = adminOperation({
  method: 'post',
  path: '/chat/send-message',
  tag: 'Language model',
  summary: 'Ask the language model',
  description:
    'Counts for the budgets of the tenant and the account. The conversation is stored; name it to continue it. With `Accept: text/event-stream` the answer comes piece by piece; closing the connection ends the call.',
  permission: 'assistant.use',
  // Minutes can pass before the answer.
  ownTransaction: true,
  body: chatBody,
  answer: dataOf(chatAnswer),
  eventsAnswer: chatEvents,
  problems: MODEL_PROBLEMS,
  handle: async ({ caller, body, request }) => {
    const abort = new AbortController()
    const signal = AbortSignal.any([request.signal, abort.signal])
    const chat = await beginAnswer(caller, body, signal).catch(failAsProblem)
    if (!request.headers.get('accept')?.includes('text/event-stream'))
      return { data: await wholeAnswer(chat) }
    return eventStream(eventsOf(chat, await chat.pieces.next().catch(failAsProblem)), abort)
  },
})

export const chatOperations = [sendMessage]

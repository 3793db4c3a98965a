import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { dataOf } from '@/src/api/core/schemas'
import { type Answer, generate, stream } from '@/src/features/assistant'
import { chatInstructions } from '@/src/features/assistant/rules/instructions'
import { readAssistantSettings } from '@/src/features/assistant/server/settings'
import type { z } from '@hono/zod-openapi'
import { MODEL_PROBLEMS, toModelProblem } from '../problems'
import { eventStream } from './event-stream'
import { chatAnswer, chatBody, chatEvents } from './schemas'

const toAnswer = ({ text, truncated, model, tokens }: Answer): z.output<typeof chatAnswer> => ({
  text,
  truncated,
  model,
  usage: { inputTokens: tokens.input, cachedTokens: tokens.cached, outputTokens: tokens.output },
})

async function callOf({ req, user, tenant }: Caller, body: z.output<typeof chatBody>, signal: AbortSignal) {
  const settings = await readAssistantSettings(req.payload, tenant.id, body.locale)
  return {
    payload: req.payload,
    tenant: tenant.id,
    account: user.id,
    purpose: 'chat' as const,
    instructions: chatInstructions(body.locale, settings ?? {}),
    messages: body.messages.map(({ role, text }) => ({ role, content: text })),
    signal,
  }
}

type Pieces = ReturnType<typeof stream>
type Next = Awaited<ReturnType<Pieces['next']>>

const failAsProblem = (error: unknown): never => {
  throw toModelProblem(error)
}

/** The events of an answer. `first` was awaited before the response began, so that a call that cannot begin has a status. */
async function* eventsOf(pieces: Pieces, first: Next) {
  let next = first
  try {
    while (!next.done) {
      yield { event: 'text' as const, data: { text: next.value } }
      next = await pieces.next().catch(failAsProblem)
    }
    yield { event: 'done' as const, data: toAnswer(next.value) }
  } finally {
    // Where nobody waits for a piece, the call would otherwise stay open.
    await pieces.return(undefined as never)
  }
}

const sendMessage = adminOperation({
  method: 'post',
  path: '/chat/send-message',
  tag: 'Language model',
  summary: 'Ask the language model',
  description:
    'Counts for the budgets of the tenant and the account. With `Accept: text/event-stream` the answer comes piece by piece; closing the connection ends the call.',
  permission: 'assistant.use',
  // Minutes can pass before the answer.
  ownTransaction: true,
  body: chatBody,
  answer: dataOf(chatAnswer),
  eventsAnswer: chatEvents,
  problems: MODEL_PROBLEMS,
  handle: async ({ caller, body, request }) => {
    const abort = new AbortController()
    const call = await callOf(caller, body, AbortSignal.any([request.signal, abort.signal]))
    if (!request.headers.get('accept')?.includes('text/event-stream'))
      return { data: toAnswer(await generate(call).catch(failAsProblem)) }
    const pieces = stream(call)
    return eventStream(eventsOf(pieces, await pieces.next().catch(failAsProblem)), abort)
  },
})

export const chatOperations = [sendMessage]

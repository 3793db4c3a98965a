import type { JSONSchema7, ModelMessage } from 'ai'

import type { Caller } from '@/src/api/core/environment'
import { type Answer, stream } from '@/src/features/assistant'
import { toModelMessages } from '@/src/features/assistant/rules/model-messages'
import type { ToolCall } from '@/src/features/assistant/rules/tool-calls'
import type { CallStatus, LlmPurpose, Tokens } from '@/src/features/assistant/rules/usage'
import { addMessages } from '@/src/features/assistant/server/conversations'
import type { ModelAccess } from '@/src/features/assistant/server/model-access'
import { type Proposal, storeProposal } from '@/src/features/assistant/server/proposals'
import type { Locale } from '@/src/lib/constants'
import type { Resources } from './editable'
import { runTool } from './run-tool'
import { schemaOf } from './schema-of'
import type { ShownImage, Tool, ToolContext } from './tool'

/** An answer of the assistant, to the end: the model may call tools and go on with what they answer. */
export type Turn = {
  caller: Caller
  locale: Locale
  conversation: string
  purpose: LlmPurpose
  access: ModelAccess
  instructions: string
  messages: readonly ModelMessage[]
  /** When the conversation has these messages: the model is asked meanwhile. */
  stored: Promise<unknown>
  tools: readonly Tool[]
  resources: Resources
  signal: AbortSignal
}

export type TurnEvent =
  | { event: 'text'; data: { text: string } }
  | { event: 'tool'; data: Pick<ToolCall, 'id' | 'name' | 'input'> }
  | { event: 'proposal'; data: Proposal }

export type TurnAnswer = Omit<Answer, 'toolCalls'> & { proposals: Proposal[] }

/** A model that goes on for longer has lost its way. */
const MAX_STEPS = 10
/** Tools that run in one step. */
const MAX_CALLS = 20
const TOO_MANY = { error: `No more ran: at most ${MAX_CALLS} tools can be called at once.` }

type Step = { answer: Answer; toolCalls: ToolCall[]; proposals: Proposal[]; shown: ShownImage[] }

const proposeIn =
  ({ caller, conversation }: Turn, made: Proposal[]): ToolContext['propose'] =>
  async (proposal) => {
    const owner = { tenant: caller.tenant.id, account: caller.user.id }
    const stored = await storeProposal(caller.req, owner, { ...proposal, conversation })
    made.push(stored)
    return stored
  }

/** What a tool showed, as if the person had attached it: not every provider takes images from tools. Its file name is not the person's words. */
const imageMessage = ({ id, data }: ShownImage): ModelMessage => ({
  role: 'user',
  content: [
    { type: 'text', text: `Image ${id}:` },
    { type: 'file', mediaType: 'image/jpeg', data },
  ],
})

async function* runTools(turn: Turn, { toolCalls }: Answer, step: Step): AsyncGenerator<TurnEvent, void> {
  for (const [index, { id, name, input }] of toolCalls.entries()) {
    if (index >= MAX_CALLS) {
      step.toolCalls.push({ id, name, input, output: TOO_MANY })
      continue
    }
    yield { event: 'tool', data: { id, name, input } }
    const made: Proposal[] = []
    const show = (image: ShownImage) => void step.shown.push(image)
    const context = { ...turn, show, propose: proposeIn(turn, made) }
    const { output } = await runTool(turn.tools, context, { name, input })
    step.toolCalls.push({ id, name, input, output })
    step.proposals.push(...made)
    for (const proposal of made) yield { event: 'proposal', data: proposal }
  }
}

/** One call of the model and the tools that it asks for; a message of the conversation, however it ends. */
async function* runStep(turn: Turn, messages: readonly ModelMessage[]): AsyncGenerator<TurnEvent, Step> {
  const { caller, conversation, purpose, instructions, tools, signal, access, stored } = turn
  const { payload } = caller.req
  let isKept = false
  const pieces = stream({
    ...{ payload, tenant: caller.tenant.id, account: caller.user.id, conversation, purpose, instructions },
    ...{ messages, signal, access, ready: stored },
    keep: async ({ text, toolCalls: wanted, model, tokens }) => {
      // Otherwise with what the tools answer.
      if (wanted.length > 0) return
      const said = { role: 'assistant', content: text, status: 'succeeded', model, tokens } as const
      await addMessages(payload, conversation, [said])
      isKept = true
    },
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      schema: schemaOf(tool.input) as JSONSchema7,
    })),
  })
  let [content, status]: [string, CallStatus] = ['', 'cancelled']
  const toolCalls: ToolCall[] = []
  let answer: Answer | null = null
  try {
    let next = await pieces.next()
    await stored
    for (; !next.done; next = await pieces.next()) {
      content += next.value
      yield { event: 'text', data: { text: next.value } }
    }
    answer = next.value
    const step: Step = { answer, toolCalls, proposals: [], shown: [] }
    yield* runTools(turn, answer, step)
    status = 'succeeded'
    return step
  } catch (error) {
    if (!signal.aborted) status = 'failed'
    throw error
  } finally {
    // Where nobody waits for a piece, the call would otherwise stay open.
    if (!answer) await pieces.return(undefined as never)
    if (!isKept) {
      await stored
      const { model = null, tokens } = answer ?? {}
      const said = { role: 'assistant', content, status, model, toolCalls } as const
      await addMessages(payload, conversation, [{ ...said, ...(tokens && { tokens }) }])
    }
  }
}

const sumOf = (one: Tokens, other: Tokens): Tokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
  cached: one.cached + other.cached,
})

/** @throws {AssistantError} when the model gives no answer */
export async function* runTurn(turn: Turn): AsyncGenerator<TurnEvent, TurnAnswer> {
  const messages = [...turn.messages]
  const proposals: Proposal[] = []
  const texts: string[] = []
  let tokens: Tokens = { input: 0, output: 0, cached: 0 }
  for (let count = 1; ; count += 1) {
    const { answer, toolCalls, ...step } = yield* runStep(turn, messages)
    proposals.push(...step.proposals)
    texts.push(answer.text)
    tokens = sumOf(tokens, answer.tokens)
    if (toolCalls.length === 0 || count === MAX_STEPS) {
      const text = texts.filter(Boolean).join('\n\n')
      const truncated = answer.truncated || toolCalls.length > 0
      return { text, truncated, model: answer.model, tokens, proposals }
    }
    messages.push(...toModelMessages([{ role: 'assistant', content: answer.text, toolCalls }]))
    messages.push(...step.shown.map(imageMessage))
  }
}

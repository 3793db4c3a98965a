import type { Tokens } from '@/src/features/assistant/rules/usage'
import { isEnded, type ModelCall, type OfferedTool, OpenCall, reportedTokens } from './open-call'

/** `truncated`: the answer ended at its limit, not where the model would have ended it. */
export type Answer = {
  text: string
  truncated: boolean
  model: string
  tokens: Tokens
  /** The tools that the model wants to be run. */
  toolCalls: WantedCall[]
}

type WantedCall = { id: string; name: string; input: unknown }

class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
}

type Library = Awaited<ReturnType<typeof loadLibrary>>

/** Loaded when first used. It would print warnings of providers, which repeat names of settings and models. */
async function loadLibrary() {
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}

/** Of what is paid for, also where nobody sees it. */
function lengthOf(part: { type: string; text?: unknown; delta?: unknown }): number {
  const piece = part.text ?? part.delta
  return typeof piece === 'string' ? piece.length : 0
}

const answerOf = ({ access }: OpenCall, text: string, tokens: Tokens) => ({
  text,
  tokens,
  model: access.modelId,
})

/**
 * The answer of the model to a call.
 * @throws {AssistantError} when there is none; the reason of the signal when the call was cancelled
 */
export async function generate(call: ModelCall): Promise<Answer> {
  const { generateText } = await loadLibrary()
  const open = await OpenCall.begin(call)
  const result = await generateText(open.options).then(
    (answer) =>
      answer.text && isEnded(answer.finishReason) ? answer : new UnusableAnswer(answer.finishReason),
    (error: unknown) => new UnusableAnswer('', { cause: error }),
  )
  if (result instanceof UnusableAnswer) throw await open.fail(result.cause ?? result)
  const { text, finishReason, totalUsage } = result
  const tokens = await open.succeed(text.length, reportedTokens(totalUsage))
  return { ...answerOf(open, text, tokens), truncated: finishReason === 'length', toolCalls: [] }
}

/** Without a function to run: whoever made the call checks the input, and runs the tool with its own rights. */
const toolOptions = (tools: readonly OfferedTool[] | undefined, jsonSchema: Library['jsonSchema']) =>
  tools && tools.length > 0
    ? {
        tools: Object.fromEntries(
          tools.map(({ name, description, schema }) => [
            name,
            { description, inputSchema: jsonSchema(schema) },
          ]),
        ),
      }
    : {}

type StreamedCall = ModelCall & {
  /** Keeps a whole answer, while its call is recorded. */
  keep?: (answer: Answer) => Promise<void>
}

/**
 * As `generate`, piece by piece. Whoever stops reading ends the call at the provider.
 * @returns the whole answer, after the last piece
 */
export async function* stream({ keep, ...call }: StreamedCall): AsyncGenerator<string, Answer> {
  const { streamText, jsonSchema } = await loadLibrary()
  const open = await OpenCall.begin(call)
  let text = ''
  let received = 0
  const toolCalls: WantedCall[] = []
  let isSettled = false
  try {
    // The library would print errors; each is thrown below.
    const { fullStream } = streamText({
      ...open.options,
      ...toolOptions(call.tools, jsonSchema),
      onError: () => {},
    })
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      received += lengthOf(part)
      if (part.type === 'text-delta' && part.text) {
        text += part.text
        yield part.text
        if (text.length <= open.maxLength) continue
        isSettled = true
        return { ...answerOf(open, text, await open.cutOff(received)), truncated: true, toolCalls: [] }
      }
      if (part.type === 'tool-call')
        toolCalls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
      const isAnswered = text !== '' || toolCalls.length > 0
      if (part.type !== 'finish' || !isAnswered || !isEnded(part.finishReason)) continue
      isSettled = true
      const truncated = part.finishReason === 'length'
      const answer = (tokens: Tokens) => ({ ...answerOf(open, text, tokens), truncated, toolCalls })
      const reported = reportedTokens(part.totalUsage)
      const [tokens] = await Promise.all([
        open.succeed(received, reported),
        keep?.(answer(reported ?? open.estimate(received))),
      ])
      return answer(tokens)
    }
    throw new UnusableAnswer('The answer has no end')
  } catch (error) {
    if (isSettled) throw error
    isSettled = true
    throw await open.fail(error, received)
  } finally {
    if (!isSettled) await open.cancel(received)
  }
}

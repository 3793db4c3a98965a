import type { FinishReason, JSONSchema7, LanguageModelUsage, ModelMessage } from 'ai'
import type { Payload } from 'payload'

import {
  type CallStatus,
  estimateTokens,
  type LlmPurpose,
  type Tokens,
} from '@/src/features/assistant/rules/usage'
import { isRecord } from '@/src/lib/is-record'
import { toCallFailure } from './call-failure'
import { takeSlot } from './call-slots'
import { type ModelAccess, modelAccess } from './model-access'
import { recordCall } from './record-call'
import { reserve } from './reserve'

/** A tool that the model may call; whoever made the call runs it. */
export type OfferedTool = { name: string; description: string; schema: JSONSchema7 }

/** A call to the language model. Never inside a transaction: it takes seconds, and is recorded even if all else fails. */
export type ModelCall = {
  payload: Payload
  tenant: string
  /** Whose budget it counts for; null for work that nobody asked for. */
  account: string | null
  /** The conversation that it is part of. */
  conversation?: string
  /** When the conversation is stored; the model is asked meanwhile. */
  ready?: Promise<unknown>
  /** The work of many calls that it is part of, such as a bulk translation. */
  work?: string | undefined
  purpose: LlmPurpose
  /** What the tenant may call, when the caller has read that already. */
  access?: ModelAccess
  instructions?: string
  messages: readonly ModelMessage[]
  tools?: readonly OfferedTool[]
  maxOutputTokens?: number
  /** The shape of an answer in JSON, for providers that can hold a model to it. Whoever reads the answer checks it. */
  answerSchema?: JSONSchema7
  /** Ends the call, for example when the browser has closed the page. */
  signal?: AbortSignal
}

/** How a call ended. `length`: of all that was received, from which `tokens` are estimated where there are none. */
type Outcome = { status: CallStatus; length: number; tokens: Tokens | null; error: string | null }

const MAX_OUTPUT_TOKENS = 4096
const MAX_RETRIES = 2
/** Spaces and the like can be one token. */
const MAX_CHARACTERS_PER_TOKEN = 16

/** Asks for JSON, and leaves the answer as it came: one that was cut off is of use too. */
const jsonOutput = (schema: JSONSchema7) => ({
  name: 'json',
  responseFormat: Promise.resolve({ type: 'json' as const, schema }),
  parseCompleteOutput: ({ text }: { text: string }) => Promise.resolve(text),
  parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
  createElementStreamTransform: () => undefined,
})

const UNUSED: Tokens = { input: 0, output: 0, cached: 0 }

/** More than any model takes or gives. */
const MAX_TOKENS = 100_000_000

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TOKENS

/** What the provider reports, if it does and it can be true. */
export function reportedTokens({
  inputTokens: input,
  outputTokens: output,
  inputTokenDetails,
}: LanguageModelUsage): Tokens | null {
  const cached = inputTokenDetails.cacheReadTokens ?? 0
  const isTrue = isCount(input) && isCount(output) && isCount(cached) && cached <= input
  return isTrue ? { input, output, cached } : null
}

/** Whether an answer ended where the model or its limit ended it, and not where the connection did. */
export const isEnded = (reason: FinishReason): boolean =>
  reason === 'stop' || reason === 'length' || reason === 'content-filter' || reason === 'tool-calls'

/** About what providers count for a small image. */
const TOKENS_PER_IMAGE = 1500

const isFile = (part: unknown): boolean => isRecord(part) && part.type === 'file'

/** Of texts, and of parts of which some are images. */
const messageTokens = ({ content }: ModelMessage): number => {
  if (typeof content === 'string') return estimateTokens(content.length)
  const parts: readonly unknown[] = content
  const texts = parts.filter((part) => !isFile(part))
  return estimateTokens(JSON.stringify(texts).length) + (parts.length - texts.length) * TOKENS_PER_IMAGE
}

const inputOf = ({ instructions = '', messages, tools = [] }: ModelCall): number =>
  estimateTokens((instructions + (tools.length > 0 ? JSON.stringify(tools) : '')).length) +
  messages.reduce((sum, message) => sum + messageTokens(message), 0)

type TimeLimit = { signal: AbortSignal; clear: () => void }

/** The timer of `AbortSignal.timeout` cannot be cleared: it would keep each call that has ended in memory until then. */
function limitTime(milliseconds: number): TimeLimit {
  const abort = new AbortController()
  const expire = () => abort.abort(new DOMException('The time limit was reached', 'TimeoutError'))
  const timer = setTimeout(expire, milliseconds)
  return { signal: abort.signal, clear: () => clearTimeout(timer) }
}

/** The part of a call that is the same for all: model, time limit, slot, reservation, record. */
export class OpenCall {
  readonly access: ModelAccess
  readonly #call: ModelCall
  readonly #release: () => void
  readonly #reservation: string | null
  readonly #timeout: TimeLimit
  readonly #abort = new AbortController()
  readonly #startedAt = performance.now()

  private constructor(
    call: ModelCall,
    access: ModelAccess,
    held: { release: () => void; reservation: string | null; timeout: TimeLimit },
  ) {
    this.#call = call
    this.access = access
    this.#release = held.release
    this.#reservation = held.reservation
    this.#timeout = held.timeout
  }

  /** @throws {AssistantError} when no call may be made */
  static async begin(call: ModelCall): Promise<OpenCall> {
    const { payload, tenant, account, purpose } = call
    const access = call.access ?? (await modelAccess(payload, tenant, purpose))
    const timeout = limitTime(access.settings.timeoutMs)
    const signal = AbortSignal.any([timeout.signal, ...(call.signal ? [call.signal] : [])])
    const release = await takeSlot(tenant, access.settings.callsAtOnce, signal).catch((error: unknown) => {
      timeout.clear()
      throw timeout.signal.aborted ? toCallFailure(error, true).error : error
    })
    try {
      const tokens = { input: inputOf(call), output: call.maxOutputTokens ?? MAX_OUTPUT_TOKENS, cached: 0 }
      const reservation = await reserve(payload, access, { tenant, account, tokens })
      return new OpenCall(call, access, { release, reservation, timeout })
    } catch (error) {
      timeout.clear()
      release()
      throw error
    }
  }

  /** The arguments of every call to the library. Telemetry is off, whatever else the process loads. */
  get options() {
    const { instructions, messages, maxOutputTokens = MAX_OUTPUT_TOKENS, answerSchema, signal } = this.#call
    return {
      model: this.access.model,
      ...(instructions && { instructions }),
      ...(answerSchema && { output: jsonOutput(answerSchema) }),
      messages: [...messages],
      maxOutputTokens,
      maxRetries: MAX_RETRIES,
      telemetry: { isEnabled: false },
      abortSignal: AbortSignal.any([this.#timeout.signal, this.#abort.signal, ...(signal ? [signal] : [])]),
    }
  }

  /** Records a call that ended well. @returns what it used */
  async succeed(length: number, reported: Tokens | null): Promise<Tokens> {
    return this.#end({ status: 'succeeded', length, tokens: reported, error: null })
  }

  /** More characters than the answer may have at any length of tokens. */
  get maxLength(): number {
    return (this.#call.maxOutputTokens ?? MAX_OUTPUT_TOKENS) * MAX_CHARACTERS_PER_TOKEN
  }

  /** Records a call that is over because its answer goes on and on, and ends it at the provider. @returns what it used */
  async cutOff(length: number): Promise<Tokens> {
    this.#abort.abort()
    return this.#end({ status: 'succeeded', length, tokens: null, error: null })
  }

  /** Records a call that somebody ended, and ends it at the provider. */
  async cancel(length: number): Promise<void> {
    this.#abort.abort()
    await this.#end({ status: 'cancelled', length, tokens: null, error: null })
  }

  /** Records a call that failed, or was cancelled. @returns what to throw */
  async fail(cause: unknown, length = 0): Promise<unknown> {
    if (this.#call.signal?.aborted) {
      await this.cancel(length)
      return this.#call.signal.reason
    }
    const { error, code } = toCallFailure(cause, this.#timeout.signal.aborted)
    this.#abort.abort()
    this.#call.payload.logger.warn({ code, tenant: this.#call.tenant }, 'A call to the language model failed')
    await this.#end({ status: 'failed', length, tokens: null, error: code })
    return error
  }

  /** What the call used where the provider does not say, by what was received. */
  estimate(length: number): Tokens {
    return { input: inputOf(this.#call), output: estimateTokens(length), cached: 0 }
  }

  async #end({ status, length, tokens: reported, error }: Outcome): Promise<Tokens> {
    const { payload, tenant, account, purpose, conversation = null, work = null } = this.#call
    // A call that the provider rejected used nothing; one that was interrupted or never answered was read, and answered so far.
    const isUnused = status === 'failed' && length === 0 && !this.#timeout.signal.aborted
    const tokens = reported ?? (isUnused ? UNUSED : this.estimate(length))
    try {
      // Whoever began the conversation gets its error.
      await this.#call.ready?.catch(() => {})
      await recordCall(payload, this.access, {
        tenant,
        account,
        conversation,
        work,
        purpose,
        status,
        error,
        tokens,
        estimated: reported === null && !isUnused,
        latencyMs: performance.now() - this.#startedAt,
        reservation: this.#reservation,
      })
    } finally {
      this.#timeout.clear()
      this.#release()
    }
    return tokens
  }
}

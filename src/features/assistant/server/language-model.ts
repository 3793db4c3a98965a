import type { LanguageModel } from 'ai'
import { LRUCache } from 'lru-cache'

import type { LlmProvider, LlmSettings } from '@/src/platform/llm-settings'

type Connection = { baseURL: string; apiKey: string; fetch: typeof fetch }
/** A model object, never a name: `ai` would send a name to a gateway that nobody configured. */
type Model = Exclude<LanguageModel, string>

/** Of an answer with its thoughts, and with what is around each piece of it. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024

/** Ends an answer that goes on and on: the libraries would collect all of it. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  let left = MAX_ANSWER_BYTES
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        left -= piece.byteLength
        if (left >= 0) controller.enqueue(piece)
        else controller.error(new Error('The answer of the model is too long'))
      },
    }),
  )
  return bounded ? new Response(bounded, response) : response
}

/** Loaded when first used: most processes of an installation never call a model. */
const PROVIDERS: Record<LlmProvider, (connection: Connection, model: string) => Promise<Model>> = {
  'openai-compatible': async (connection, model) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({ ...connection, name: 'openai-compatible', includeUsage: true })(model)
  },
  openai: async (connection, model) => (await import('@ai-sdk/openai')).createOpenAI(connection)(model),
  anthropic: async (connection, model) =>
    (await import('@ai-sdk/anthropic')).createAnthropic(connection)(model),
  mistral: async (connection, model) => (await import('@ai-sdk/mistral')).createMistral(connection)(model),
}

/** Each makes schemas of its provider's answers when it is made. */
const MAX_MODELS = 100
const models = new LRUCache<string, Promise<Model>>({ max: MAX_MODELS })

/** The model at the configured provider. Key and URL are always given: the libraries would read other variables. */
export function languageModel(
  { provider, baseUrl }: Pick<LlmSettings, 'provider' | 'baseUrl'>,
  apiKey: string | null,
  model: string,
): Promise<Model> {
  const key = JSON.stringify([provider, baseUrl, apiKey, model])
  const made =
    models.get(key) ??
    PROVIDERS[provider]({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: fetchBounded }, model)
  models.set(key, made)
  return made
}

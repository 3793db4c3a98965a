import type { LanguageModel } from 'ai'

import type { LlmProvider, LlmSettings } from '@/src/platform/llm-settings'

type Connection = { baseURL: string; apiKey: string }
/** A model object, never a name: `ai` would send a name to a gateway that nobody configured. */
type Model = Exclude<LanguageModel, string>

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

/** The model at the configured provider. Key and URL are always given: the libraries would read other variables. */
export const languageModel = (
  { provider, baseUrl }: Pick<LlmSettings, 'provider' | 'baseUrl'>,
  apiKey: string | null,
  model: string,
): Promise<Model> => PROVIDERS[provider]({ baseURL: baseUrl, apiKey: apiKey ?? '' }, model)

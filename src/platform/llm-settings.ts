import { z } from 'zod'

const LLM_PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'mistral'] as const
export type LlmProvider = (typeof LLM_PROVIDERS)[number]

/** Where each provider answers; an OpenAI-compatible server has no usual place. */
const BASE_URLS: Partial<Record<string, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  mistral: 'https://api.mistral.ai/v1',
} satisfies Partial<Record<LlmProvider, string>>

/** Per million tokens, as decimals. */
export type LlmPrice = { input: string; output: string; cachedInput: string }

export type LlmSettings = {
  provider: LlmProvider
  baseUrl: string
  /** Null for a server that asks for none. */
  apiKey: string | null
  model: string
  fastModel: string
  /** The models that a tenant may choose, `model` and `fastModel` among them. */
  models: readonly string[]
  /** Those that can see images. */
  visionModels: readonly string[]
  prices: Readonly<Record<string, LlmPrice>>
  currency: string
  timeoutMs: number
  /** Calls of one tenant that this process makes at once. */
  callsAtOnce: number
  /** What a tenant may spend per month with the key of the installation; null: no such limit. */
  monthlyBudget: number | null
}

const PRICES = 'must be like gpt-5=1.25/10/0.125: model=input/output/cached input, separated by commas'
const DECIMAL = String.raw`\d{1,6}(?:\.\d{1,6})?`
const PRICE = new RegExp(
  `^(?<model>[^=,]+)=(?<input>${DECIMAL})/(?<output>${DECIMAL})/(?<cached>${DECIMAL})$`,
)

function toPrice(text: string): [string, LlmPrice][] {
  const { model, input, output, cached } = PRICE.exec(text.trim())?.groups ?? {}
  return model && input && output && cached ? [[model.trim(), { input, output, cachedInput: cached }]] : []
}

const prices = z.string().transform((text, context) => {
  const parts = text.split(',')
  const read = parts.flatMap(toPrice)
  if (read.length !== parts.length) context.addIssue({ code: 'custom', message: PRICES })
  return Object.fromEntries(read)
})

const name = z.string().trim().min(1)
const names = z
  .string()
  .transform((text) => text.split(',').map((model) => model.trim()))
  .pipe(z.array(name))
  .default([])
const whole = (text: string) => z.coerce.number(text).int(text).min(1, text)

export const llmShape = {
  LLM_PROVIDER: z.enum(LLM_PROVIDERS, `must be ${LLM_PROVIDERS.join(', ')}`).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be a URL' }).optional(),
  LLM_API_KEY: name.optional(),
  LLM_MODEL: name.optional(),
  LLM_MODEL_FAST: name.optional(),
  LLM_MODELS: names,
  LLM_VISION_MODELS: names,
  LLM_PRICES: prices.default({}),
  LLM_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR')
    .default('EUR'),
  LLM_TIMEOUT_MS: whole('must be a number of milliseconds').default(120_000),
  LLM_CALLS_AT_ONCE: whole('must be a number of calls').default(4),
  LLM_MONTHLY_BUDGET: z.coerce.number('must be an amount').positive('must be an amount').optional(),
}

const schema = z.object(llmShape)

/** Null without a language model. */
export function toLlm(raw: z.output<typeof schema>): LlmSettings | null {
  const { LLM_PROVIDER: provider, LLM_MODEL: model } = raw
  const baseUrl = raw.LLM_BASE_URL ?? BASE_URLS[provider ?? '']
  if (!provider || !model || !baseUrl) return null
  const fastModel = raw.LLM_MODEL_FAST ?? model
  return {
    provider,
    baseUrl,
    apiKey: raw.LLM_API_KEY ?? null,
    model,
    fastModel,
    models: [...new Set([model, fastModel, ...raw.LLM_MODELS])],
    visionModels: raw.LLM_VISION_MODELS,
    prices: raw.LLM_PRICES,
    currency: raw.LLM_CURRENCY,
    timeoutMs: raw.LLM_TIMEOUT_MS,
    callsAtOnce: raw.LLM_CALLS_AT_ONCE,
    monthlyBudget: raw.LLM_MONTHLY_BUDGET ?? null,
  }
}

/** What is missing beside LLM_PROVIDER, or makes no sense without it. */
export function llmProblems(raw: Partial<Record<string, unknown>>): string[] {
  const provider = raw.LLM_PROVIDER
  if (provider === undefined)
    return raw.LLM_MODEL === undefined ? [] : ['LLM_PROVIDER is not set, which LLM_MODEL requires']
  const own = provider === 'openai-compatible' ? 'LLM_BASE_URL' : 'LLM_API_KEY'
  const missing = ['LLM_MODEL', own].filter((variable) => raw[variable] === undefined)
  const unpriced = raw.LLM_MONTHLY_BUDGET !== undefined && raw.LLM_PRICES === undefined
  return [
    ...missing.map((variable) => `${variable} is not set, which LLM_PROVIDER requires`),
    ...(unpriced ? ['LLM_PRICES is not set, which LLM_MONTHLY_BUDGET requires'] : []),
  ]
}

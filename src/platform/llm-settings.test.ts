import { describe, expect, it } from 'vitest'

import { parseEnv } from './env-schema'

const parse = (variables: Record<string, string>) => parseEnv({ NODE_ENV: 'test', ...variables }).LLM
const OPENAI = { LLM_PROVIDER: 'openai', LLM_API_KEY: 'key', LLM_MODEL: 'gpt-5' }

describe('the settings of the language model', () => {
  it('are off by default, and need a model and a key', () => {
    expect(parse({})).toBeNull()
    expect(() => parse({ LLM_PROVIDER: 'openai' })).toThrow(/LLM_MODEL is not set.*LLM_API_KEY is not set/)
    expect(() => parse({ LLM_MODEL: 'gpt-5' })).toThrow(/LLM_PROVIDER is not set, which LLM_MODEL requires/)
    expect(() => parse({ ...OPENAI, LLM_PROVIDER: 'gateway' })).toThrow(/LLM_PROVIDER must be/)
  })

  it('name a server that speaks OpenAI’s protocol by its URL, which may need no key', () => {
    const local = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'llama' }
    expect(() => parse(local)).toThrow(/LLM_BASE_URL is not set/)
    expect(parse({ ...local, LLM_BASE_URL: 'http://127.0.0.1:11434/v1' })).toMatchObject({ apiKey: null })
  })

  it('use one model for everything, and allow those that are named', () => {
    expect(parse(OPENAI)).toMatchObject({ fastModel: 'gpt-5', models: ['gpt-5'] })
    const more = { ...OPENAI, LLM_MODEL_FAST: 'gpt-5-mini', LLM_MODELS: 'gpt-5, gpt-6' }
    expect(parse(more)?.models).toEqual(['gpt-5', 'gpt-5-mini', 'gpt-6'])
  })

  it('have a price per model', () => {
    const priced = { ...OPENAI, LLM_PRICES: 'gpt-5=1.25/10/0.125, org/llama:8b=0/0/0' }
    expect(parse(priced)?.prices).toEqual({
      'gpt-5': { input: '1.25', output: '10', cachedInput: '0.125' },
      'org/llama:8b': { input: '0', output: '0', cachedInput: '0' },
    })
    expect(() => parse({ ...OPENAI, LLM_PRICES: 'gpt-5=1,25/10' })).toThrow(/LLM_PRICES must be like/)
    expect(() => parse({ ...OPENAI, LLM_MONTHLY_BUDGET: '50' })).toThrow(/LLM_PRICES is not set/)
  })
})

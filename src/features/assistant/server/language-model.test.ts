import { LLMock } from '@copilotkit/aimock'
import { generateText, streamText } from 'ai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { languageModel } from './language-model'

const TEXT = 'Goedemorgen, waarmee kan ik helpen?'
/** By the names of OpenAI’s two protocols and of Anthropic’s. */
const USAGE = { prompt_tokens: 40, completion_tokens: 12, input_tokens: 40, output_tokens: 12 }

/** Speaks the protocol of each provider, over HTTP. */
const provider = new LLMock({ port: 0, chunkSize: 5 })

beforeAll(async () => {
  provider.onMessage(/Hallo/, { content: TEXT, usage: USAGE })
  await provider.start()
})
afterAll(() => provider.stop())

describe.each(['openai-compatible', 'openai', 'anthropic', 'mistral'] as const)('%s', (name) => {
  const call = async () => ({
    model: await languageModel({ provider: name, baseUrl: `${provider.url}/v1` }, 'secret', 'any-model'),
    prompt: 'Hallo!',
    maxRetries: 0,
    maxOutputTokens: 100,
  })

  it('answers, and says what it used', async () => {
    const { text, finishReason, totalUsage } = await generateText(await call())
    expect({ text, finishReason }).toEqual({
      text: TEXT,
      finishReason: 'stop',
    })
    expect(totalUsage.outputTokens).toBe(12)
  })

  it('streams its answer', async () => {
    const pieces: string[] = []
    for await (const piece of streamText(await call()).textStream) pieces.push(piece)
    expect(pieces.join('')).toBe(TEXT)
    expect(pieces.length).toBeGreaterThan(3)
  })
})

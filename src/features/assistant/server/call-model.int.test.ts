import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Tenant } from '@/payload-types'
import { AssistantError, generate, stream, type Answer } from '@/src/features/assistant'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import {
  event,
  events,
  type ModelServer,
  openStream,
  startModelServer,
  USAGE,
} from '@/src/testing/model-server'
import { createPerson, createTenant, type Person } from '@/src/testing/tenants'

const TEXT = 'Eén kop, twee regels: “naïef” – 🙂 en klaar.'

let payload: Payload
let person: Person
let tenant: Tenant
let server: ModelServer

beforeAll(async () => {
  payload = await payloadInstance()
  person = await createPerson(payload)
})
beforeEach(async () => {
  tenant = await createTenant(payload)
  server = await startModelServer()
})
afterEach(() => server.stop())

const callBy = (signal?: AbortSignal) => ({
  payload,
  tenant: tenant.id,
  account: person.id,
  purpose: 'chat' as const,
  messages: [{ role: 'user' as const, content: 'Wat doen wij?' }],
  ...(signal && { signal }),
})

async function read(pieces: AsyncGenerator<string, Answer>) {
  const texts: string[] = []
  for (;;) {
    const next = await pieces.next()
    if (next.done) return { texts, answer: next.value }
    texts.push(next.value)
  }
}

const logs = async () => {
  const { rows } = await payload.db.drizzle.execute<Record<string, unknown>>(sql`
    SELECT account_id, purpose, status, error, provider, model, input_tokens::int, output_tokens::int,
      cached_tokens::int, estimated, cost::text, currency FROM llm_usage_logs
    WHERE tenant_id = ${tenant.id} ORDER BY created_at`)
  return rows
}

const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AssistantError)) throw new Error(`not an AssistantError: ${String(error)}`)
  return error.failure.reason
}

/** Both ways to call the model. */
const WAYS = {
  generate: () => generate(callBy()),
  stream: () => read(stream(callBy())),
}

describe('a call', () => {
  it('gives the answer, and records what it used and cost', async () => {
    const usage = {
      prompt_tokens: 1000,
      completion_tokens: 300,
      prompt_tokens_details: { cached_tokens: 400 },
    }
    server.answer({ text: TEXT, usage }, { text: TEXT, usage })
    const { text, truncated, model } = await generate({ ...callBy(), instructions: 'Wees kort.' })
    expect({ text, truncated, model }).toEqual({ text: TEXT, truncated: false, model: 'large' })
    const { texts, answer } = await read(stream(callBy()))
    expect(texts.join('')).toBe(TEXT)
    expect(texts.length).toBeGreaterThan(3)
    expect(answer).toMatchObject({ text: TEXT, tokens: { input: 1000, output: 300, cached: 400 } })
    // (600 × 2.5 + 400 × 0.25 + 300 × 10) / 1,000,000
    const logged = {
      status: 'succeeded',
      model: 'large',
      cost: '0.00460000',
      currency: 'EUR',
      estimated: false,
    }
    const tokens = { input_tokens: 1000, output_tokens: 300, cached_tokens: 400 }
    const row = { ...logged, ...tokens, account_id: person.id, error: null, provider: 'openai-compatible' }
    expect(await logs()).toMatchObject([row, row])
    expect(server.requests[0]?.headers.authorization).toBe('Bearer key-of-the-installation')
    expect(server.requests[0]?.body.messages).toEqual([
      { role: 'system', content: 'Wees kort.' },
      { role: 'user', content: 'Wat doen wij?' },
    ])
  })

  it('has no cost when no price is known', async () => {
    await generate({ ...callBy(), purpose: 'translate-field' })
    expect(await logs()).toMatchObject([{ model: 'small', cost: null, purpose: 'translate-field' }])
  })

  it('reads a stream that arrives in odd pieces', async () => {
    server.answer(async (response) => {
      openStream(response)
      const bytes = Buffer.from(events({ text: TEXT }).join(''))
      for (let at = 0; at < bytes.length; at += 7)
        if (!response.write(bytes.subarray(at, at + 7))) await once(response, 'drain')
      response.end()
    })
    expect((await read(stream(callBy()))).answer.text).toBe(TEXT)
  })

  it('says that an answer ended at its limit', async () => {
    server.answer({ text: 'Half', finish: 'length' }, { text: 'Half', finish: 'length' })
    expect(await generate(callBy())).toMatchObject({ text: 'Half', truncated: true })
    expect((await read(stream(callBy()))).answer).toMatchObject({ text: 'Half', truncated: true })
  })
})

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'SECRET of the provider', type: 'error' } }))

const SOON = { 'retry-after-ms': '1' }

describe.each(['generate', 'stream'] as const)('with %s, a provider', (way) => {
  it.each([
    ['that is busy', 429, { 'retry-after': '0' }],
    ['that fails', 500, SOON],
  ])('%s is asked again', async (_, code, headers) => {
    server.answer(status(code, headers), status(code, headers), { text: TEXT })
    await WAYS[way]()
    expect(server.requests).toHaveLength(3)
    expect(await logs()).toMatchObject([{ status: 'succeeded', input_tokens: USAGE.prompt_tokens }])
  })

  it.each([
    [429, 'busy', 3],
    [500, 'failed', 3],
    [401, 'rejected', 1],
    [404, 'rejected', 1],
    [400, 'failed', 1],
  ])('that answers %i has "%s", after %i calls', async (code, reason, calls) => {
    server.answer(...Array.from({ length: calls }, () => status(code, SOON)))
    expect(await reasonOf(WAYS[way]())).toBe(reason)
    expect(server.requests).toHaveLength(calls)
    const unused = { input_tokens: 0, output_tokens: 0, cost: '0.00000000' }
    expect(await logs()).toMatchObject([{ ...unused, status: 'failed', error: `${reason} ${code}` }])
  })

  it('that answers without JSON has failed', async () => {
    server.answer((response) => response.end('<h1>Bad gateway</h1>'))
    expect(await reasonOf(WAYS[way]())).toBe('failed')
    expect(await logs()).toMatchObject([
      { status: 'failed', error: expect.stringMatching(/^failed/) as string },
    ])
  })

  it.each([
    ['answers', () => {}],
    ['sends a byte of its answer', (response: ServerResponse) => openStream(response).flushHeaders()],
  ])('that never %s is given up on, and what it was sent is counted', async (_, hang) => {
    if (env.LLM) env.LLM = { ...env.LLM, timeoutMs: 150 }
    server.answer(hang)
    expect(await reasonOf(WAYS[way]())).toBe('timedOut')
    const counted = { estimated: true, input_tokens: 5, output_tokens: 0, cost: '0.00001250' }
    expect(await logs()).toMatchObject([{ ...counted, status: 'failed', error: 'timedOut' }])
  })
})

describe('a stream', () => {
  const half = (response: ServerResponse) => openStream(response).write(event({ content: 'Het begin ' }))
  /** Begins an answer, and lets the test end it, or wait until the caller has. */
  function begun() {
    const { promise: response, resolve } = Promise.withResolvers<ServerResponse>()
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    server.answer((answer: ServerResponse) => {
      answer.once('close', close)
      half(answer)
      resolve(answer)
    })
    return { response, closed }
  }

  it.each([
    ['is cut off', (response: ServerResponse) => response.destroy()],
    ['ends in the middle', (response: ServerResponse) => response.end()],
    ['becomes nonsense', (response: ServerResponse) => response.end('data: {"choices": [{\n\n')],
  ])('that %s has failed, and what was read is counted', async (_, end) => {
    const { response } = begun()
    const pieces = stream(callBy())
    expect(await pieces.next()).toEqual({ done: false, value: 'Het begin ' })
    end(await response)
    expect(await reasonOf(read(pieces))).toBe('failed')
    expect(await logs()).toMatchObject([{ status: 'failed', estimated: true, output_tokens: 4 }])
  })

  it('that hangs in the middle is given up on', async () => {
    if (env.LLM) env.LLM = { ...env.LLM, timeoutMs: 300 }
    begun()
    expect(await reasonOf(read(stream(callBy())))).toBe('timedOut')
    expect(await logs()).toMatchObject([{ status: 'failed', error: 'timedOut' }])
  })

  it('ends at the provider when its reader stops, or its signal is aborted', async () => {
    const first = begun()
    for await (const piece of stream(callBy())) {
      expect(piece).toBe('Het begin ')
      break
    }
    await first.closed
    const [second, abort] = [begun(), new AbortController()]
    const pieces = stream(callBy(abort.signal))
    await pieces.next()
    abort.abort(new Error('the page was closed'))
    await expect(read(pieces)).rejects.toThrow('the page was closed')
    await second.closed
    const cancelled = { status: 'cancelled', estimated: true, output_tokens: 4 }
    expect(await logs()).toMatchObject([cancelled, cancelled])
  })
})

describe('the calls of a tenant', () => {
  it('wait for each other beyond the limit; those of another tenant do not', async () => {
    if (env.LLM) env.LLM = { ...env.LLM, callsAtOnce: 1 }
    const { promise: held, resolve: arrived } = Promise.withResolvers<ServerResponse>()
    server.answer((response: ServerResponse) => arrived(response))
    const first = generate(callBy())
    const response = await held
    const second = generate(callBy())
    const other = await createTenant(payload)
    await generate({ ...callBy(), tenant: other.id, account: null })
    expect(server.requests).toHaveLength(2)
    status(401)(response)
    await expect(first).rejects.toThrow(AssistantError)
    await second
  })
})

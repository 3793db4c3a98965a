import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { event, type ModelServer, openStream, startModelServer } from '@/src/testing/model-server'
import { type Company, createCompany } from '@/src/testing/tenants'
import { chatAnswer } from './schemas'

let payload: Payload
let company: Company
let server: ModelServer
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
})
beforeEach(async () => {
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
  server = await startModelServer()
})
afterEach(() => server.stop())

const ask = () =>
  call('/api/admin/chat/send-message', { token, body: { messages: [{ role: 'user', text: 'Hoi' }] } })
const answered = async () => (await bodyAs(await ask(), dataOf(chatAnswer))).data

const said = async () => {
  const { rows } = await payload.db.drizzle.execute<{ content: string; calls: number }>(
    sql`SELECT content, coalesce(jsonb_array_length(tool_calls), 0) AS calls FROM chat_messages
      WHERE tenant_id = ${company.tenant.id} AND role = 'assistant' ORDER BY position`,
  )
  return rows
}
const logged = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT status, estimated FROM llm_usage_logs WHERE tenant_id = ${company.tenant.id}`,
  )
  return rows
}
const toldModel = () => server.requests.at(-1)?.body.messages.filter(({ role }) => role === 'tool') ?? []

/** Answers with pieces for as long as anybody reads them. @returns once the call is closed */
function endlessly(piece: string): Promise<void> {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  server.answer(async (response: ServerResponse) => {
    const gone = once(response, 'close')
    void gone.then(() => close())
    openStream(response)
    while (!response.closed && !response.destroyed)
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone])
  })
  return closed
}

it('text that cannot be stored is stored without what is not text', async () => {
  server.answer({ text: 'Een\u0000 twee \ud800 drie' })
  expect((await answered()).text).toContain('twee')
  expect(await said()).toEqual([{ content: 'Een twee \ufffd drie', calls: 0 }])
})

it('such a text for a tool is refused, and the conversation goes on', async () => {
  server.answer(
    { tools: [{ name: 'find', input: { collection: 'pages', search: 'a\u0000b' } }] },
    { text: 'Ja.' },
  )
  expect((await answered()).text).toBe('Ja.')
  expect(toldModel()).toMatchObject([{ content: expect.stringContaining('null character') as string }])
  expect(await said()).toEqual([
    { content: '', calls: 1 },
    { content: 'Ja.', calls: 0 },
  ])
})

it.each([
  { prompt_tokens: -5, completion_tokens: 20 },
  { prompt_tokens: 10, completion_tokens: 1e300 },
  { prompt_tokens: 1.5, completion_tokens: 2 },
  { prompt_tokens: 10, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 11 } },
])('figures that cannot be true (%o) are estimated instead', async (usage) => {
  server.answer({ text: 'Ja.', usage })
  expect((await answered()).text).toBe('Ja.')
  expect(await logged()).toEqual([{ status: 'succeeded', estimated: true }])
})

it('an answer without end is cut off, and ended at the provider', async () => {
  const closed = endlessly(event({ content: 'en zo verder '.repeat(100) }))
  const { text, truncated } = await answered()
  await closed
  expect(truncated).toBe(true)
  expect(text.length).toBeLessThan(100_000)
  expect(await logged()).toEqual([{ status: 'succeeded', estimated: true }])
})

const MUCH = 'x'.repeat(64 * 1024)
const FIND = { index: 0, id: 'call', type: 'function', function: { name: 'find', arguments: MUCH } }

it.each([
  ['one piece', MUCH, false],
  ['thoughts', event({ reasoning_content: MUCH }), true],
  ['the input of a tool', event({ tool_calls: [FIND] }), true],
])('an answer of %s without end fails, is ended at the provider and counts', async (_, piece, estimated) => {
  const closed = endlessly(piece)
  expect((await ask()).status).toBe(502)
  await closed
  expect(await logged()).toEqual([{ status: 'failed', estimated }])
})

it('no more tools run in one answer than a person’s question can need', async () => {
  const tools = Array.from({ length: 200 }, () => ({ name: 'listBlocks', input: {} }))
  server.answer({ tools }, { text: 'Klaar.' })
  expect((await answered()).text).toBe('Klaar.')
  const refused = toldModel().filter(({ content }) => content.includes('at most'))
  expect([toldModel().length, refused.length]).toEqual([200, 180])
})

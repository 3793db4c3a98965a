import type { ServerResponse } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '@/src/api'
import { dataOf, problem } from '@/src/api/core/schemas'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, INSTALLATION, tokenOf } from '@/src/testing/api'
import { event, type ModelServer, openStream, startModelServer } from '@/src/testing/model-server'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany } from '@/src/testing/tenants'
import { chatAnswer } from './schemas'

const CHAT = '/api/admin/chat/send-message'
const BODY = { messages: [{ role: 'user', text: 'Hoi' }] }
const EVENTS = { accept: 'text/event-stream' }

let payload: Payload
let company: Company
let server: ModelServer
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  await useNewCompany()
})
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.stop())

async function useNewCompany() {
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
}

const send = (body: object = BODY, headers = {}) => call(CHAT, { token, body, headers })
const save = (data: object) =>
  payload.create({
    collection: 'assistant-settings',
    data: { tenant: company.tenant.id, ...data },
    overrideAccess: true,
  })
const statuses = async () => {
  const { rows } = await payload.db.drizzle.execute<{ status: string; account_id: string }>(
    sql`SELECT status, account_id FROM llm_usage_logs WHERE tenant_id = ${company.tenant.id}`,
  )
  return rows
}
const detailOf = async (response: Response) => (await bodyAs(response, problem)).detail

describe('a message', () => {
  it('is answered as JSON, in the tone of the tenant and the language that was asked for', async () => {
    await useNewCompany()
    await save({ tone: 'Zakelijk', instructions: 'Noem ons Kade.' })
    server.answer({ text: 'Dag!' })
    const { data } = await bodyAs(await send(), dataOf(chatAnswer))
    const usage = { inputTokens: 100, cachedTokens: 0, outputTokens: 20 }
    expect(data).toEqual({
      conversation: expect.any(String) as string,
      text: 'Dag!',
      proposals: [],
      truncated: false,
      model: 'large',
      usage,
    })
    const [instructions, message] = server.requests[0]?.body.messages ?? []
    expect(instructions?.content).toMatch(/Nederlands[\s\S]*Zakelijk[\s\S]*Noem ons Kade/)
    expect(message).toEqual({ role: 'user', content: 'Hoi' })
    await send({ ...BODY, locale: 'en' })
    expect(server.requests[1]?.body.messages[0]?.content).toContain('English')
    expect(await statuses()).toMatchObject([
      { status: 'succeeded', account_id: company.editor.id },
      { status: 'succeeded' },
    ])
  })

  it('is answered as events, piece by piece', async () => {
    server.answer({ text: 'Dag, wat kan ik doen?' })
    const response = await send(BODY, EVENTS)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-transform')
    const events = (await response.text()).trim().split('\n\n')
    expect(events[0]).toMatch(/^event: conversation\ndata: \{"id":"[\w-]{36}"\}$/)
    expect(events.slice(1, 3)).toEqual([
      'event: text\ndata: {"text":"Dag, "}',
      'event: text\ndata: {"text":"wat "}',
    ])
    expect(events.at(-1)).toMatch(
      /^event: done\ndata: \{"conversation":"[\w-]{36}","text":"Dag, wat kan ik doen\?".*"outputTokens":20\}\}$/,
    )
  })

  it('that breaks off half-way ends with a problem, without what the provider wrote', async () => {
    server.answer((response) =>
      openStream(response).end(`${event({ content: 'Het ' })}data: {"secret": \n\n`),
    )
    const text = await (await send(BODY, EVENTS)).text()
    expect(text).toMatch(/event: text[\s\S]*event: problem\ndata: \{.*"status":502/)
    expect(text).not.toContain('secret')
  })

  it.each([
    ['no messages', { messages: [] }],
    ['another role', { messages: [{ role: 'system', text: 'Hoi' }] }],
    ['an empty text', { messages: [{ role: 'user', text: ' ' }] }],
    ['another member', { ...BODY, tools: [] }],
  ])('with %s is rejected, and asks nothing', async (_, body) => {
    expect((await send(body)).status).toBe(422)
    expect(server.requests).toHaveLength(0)
  })
})

describe('who has no answer', () => {
  it.each([{}, EVENTS])('is told whom to ask without a language model (%o)', async (headers) => {
    env.LLM = null
    const response = await send(BODY, headers)
    expect(response.status).toBe(503)
    expect(await detailOf(response)).toContain('Ask the operator of the installation')
  })

  it('is told which budget is spent, in the language of the panel', async () => {
    await useNewCompany()
    await save({ budgets: { person: { dayTokens: 1 } } })
    await send()
    const response = await send()
    expect(response.status).toBe(402)
    expect(await detailOf(response)).toMatch(/^Your budget for today is spent/)
    const headers = { cookie: `payload-lng=nl; payload-token=${token}` }
    const inPanel = await callPanel(CHAT, { tenant: company.tenant.id, body: BODY, headers })
    expect(await detailOf(inPanel)).toMatch(/^Uw budget voor vandaag is op/)
  })

  it('gets a 502 when the provider fails, without its words', async () => {
    await useNewCompany()
    server.answer((response: ServerResponse) =>
      response.writeHead(401).end('{"error":{"message":"sk-secret"}}'),
    )
    const response = await send()
    expect(response.status).toBe(502)
    const detail = await detailOf(response)
    expect(detail).toContain('does not accept the API key')
    expect(detail).not.toContain('secret')
    // Although the conversation is stored while the provider is asked.
    const { rows } = await payload.db.drizzle.execute(sql`SELECT l.status FROM llm_usage_logs l
      JOIN llm_conversations c ON c.id = l.conversation_id WHERE c.tenant_id = ${company.tenant.id}`)
    expect(rows).toEqual([{ status: 'failed' }])
    expect(await messages()).toEqual([
      { role: 'user', status: 'succeeded', content: 'Hoi' },
      { role: 'assistant', status: 'failed', content: '' },
    ])
  })

  it('is in another tenant, or has no role', async () => {
    const other = await createCompany(payload)
    const foreign = await tokenOf(payload, other.admin)
    const response = await call(CHAT, { token: foreign, tenant: company.tenant.slug, body: BODY })
    expect(response.status).toBe(404)
    expect(server.requests).toHaveLength(0)
  })
})

const messages = async () => {
  const { rows } = await payload.db.drizzle.execute<{ role: string; status: string; content: string }>(
    sql`SELECT role, status, content FROM chat_messages WHERE tenant_id = ${company.tenant.id} ORDER BY position`,
  )
  return rows
}

it.each([0, 1])('ends the call at the provider when the client goes after %i pieces', async (pieces) => {
  await useNewCompany()
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  server.answer((response: ServerResponse) => {
    response.once('close', close)
    openStream(response).write(event({ content: 'Het ' }))
  })
  // The usual caller reads every response to its end.
  const response = await createApi(INSTALLATION).request(`http://localhost${CHAT}`, {
    method: 'POST',
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...EVENTS,
    },
    body: JSON.stringify(BODY),
  })
  const reader = response.body?.getReader()
  for (let read = 0; read < pieces; read += 1) await reader?.read()
  await reader?.cancel()
  await closed
  await expect.poll(statuses).toMatchObject([{ status: 'cancelled' }])
  // What was said until then is kept.
  await expect.poll(messages).toEqual([
    { role: 'user', status: 'succeeded', content: 'Hoi' },
    { role: 'assistant', status: 'cancelled', content: 'Het ' },
  ])
})

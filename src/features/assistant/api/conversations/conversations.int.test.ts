import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listOf } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import { pruneConversations } from '@/src/features/assistant/server/remove-conversations'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { type ModelServer, startModelServer } from '@/src/testing/model-server'
import { type Company, createCompany, createPerson, createTenant } from '@/src/testing/tenants'
import { chatAnswer } from '../chat/schemas'
import { conversation, conversationStats, conversationSummary } from './schemas'

const CONVERSATIONS = '/api/admin/llm-conversations'
const CHAT = '/api/admin/chat/send-message'

let payload: Payload
let server: ModelServer
let company: Company
let tokens: Record<'admin' | 'editor' | 'viewer', string>

beforeAll(async () => {
  payload = await payloadInstance()
  server = await startModelServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  company = await createCompany(payload)
  const { admin, editor, viewer } = company
  tokens = {
    admin: await tokenOf(payload, admin),
    editor: await tokenOf(payload, editor),
    viewer: await tokenOf(payload, viewer),
  }
})

type Asked = { text?: string; token?: string; conversation?: string }

const ask = async ({ text = 'Hoi', token = tokens.editor, conversation: id }: Asked = {}) => {
  const body = { messages: [{ role: 'user', text }], ...(id && { conversation: id }) }
  return bodyAs(await call(CHAT, { token, body }), dataOf(chatAnswer)).then(({ data }) => data.conversation)
}
const read = async (id: string, token = tokens.editor) =>
  (await bodyAs(await call(`${CONVERSATIONS}/${id}`, { token }), dataOf(conversation))).data
const titles = async (token: string, query = '') => {
  const { data } = await bodyAs(
    await call(`${CONVERSATIONS}?${query}`, { token }),
    listOf(conversationSummary),
  )
  return data.map(({ title }) => title)
}
const stats = async (token: string) =>
  (await bodyAs(await call(`${CONVERSATIONS}/stats`, { token }), dataOf(conversationStats))).data

/** Moves a conversation into the past, which only a test can. */
const makeOlder = (id: string, by: string) =>
  payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`SELECT set_config('gevel.remove_llm_conversations', 'on', true)`)
    await db.execute(
      sql`UPDATE llm_conversations SET updated_at = updated_at - ${by}::interval WHERE id = ${id}`,
    )
  })

const prune = async () => {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => pruneConversations(req, new Date()))
}

describe('a conversation', () => {
  it('has what was asked and answered, and goes on where it ended', async () => {
    server.answer({ text: 'Dag!' }, { text: 'Goed.' })
    const id = await ask()
    expect(await ask({ text: 'Hoe gaat het?', conversation: id })).toBe(id)
    expect(server.requests.at(-1)?.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'Hoi' },
      { role: 'assistant', content: 'Dag!' },
      { role: 'user', content: 'Hoe gaat het?' },
    ])
    const stored = await read(id)
    expect(stored).toMatchObject({
      title: 'Hoi',
      kind: 'chat',
      status: 'succeeded',
      model: 'large',
      account: company.editor.id,
      inputTokens: 200,
      outputTokens: 40,
    })
    expect(stored.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Hoi'],
      ['assistant', 'Dag!'],
      ['user', 'Hoe gaat het?'],
      ['assistant', 'Goed.'],
    ])
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT conversation_id FROM llm_usage_logs WHERE tenant_id = ${company.tenant.id}`,
    )
    expect(rows).toEqual([{ conversation_id: id }, { conversation_id: id }])
  })

  it('says how its last answer ended', async () => {
    server.answer((response) => response.writeHead(401).end('{"error":{"message":"sk-secret"}}'))
    const body = { messages: [{ role: 'user', text: 'Hoi' }] }
    expect((await call(CHAT, { token: tokens.editor, body })).status).toBe(502)
    const { data } = await bodyAs(
      await call(CONVERSATIONS, { token: tokens.editor }),
      listOf(conversationSummary),
    )
    expect(data).toMatchObject([{ status: 'failed', messages: 2 }])
  })

  it('is read by its owner and by admins, and continued by its owner alone', async () => {
    const id = await ask({ token: tokens.viewer })
    expect(await titles(tokens.viewer)).toEqual(['Hoi'])
    expect(await titles(tokens.admin, `account=${company.viewer.id}&kind=chat`)).toEqual(['Hoi'])
    expect(await titles(tokens.admin, 'kind=edit')).toEqual([])
    expect(await titles(tokens.editor)).toEqual([])
    expect((await read(id, tokens.admin)).messages).toHaveLength(2)
    expect((await call(`${CONVERSATIONS}/${id}`, { token: tokens.editor })).status).toBe(404)
    const body = { conversation: id, messages: [{ role: 'user', text: 'En ik?' }] }
    for (const token of [tokens.editor, tokens.admin])
      expect((await call(CHAT, { token, body })).status).toBe(404)
    expect((await read(id, tokens.viewer)).messages).toHaveLength(2)
  })

  it('is nothing to another tenant, not even to somebody who is in both', async () => {
    const id = await ask()
    const other = await createCompany(payload)
    const foreign = await tokenOf(payload, other.admin)
    expect((await call(`${CONVERSATIONS}/${id}`, { token: foreign })).status).toBe(404)
    const body = { conversation: id, messages: [{ role: 'user', text: 'Hoi' }] }
    expect((await call(CHAT, { token: foreign, body })).status).toBe(404)
    expect(await titles(foreign)).toEqual([])
    expect((await stats(foreign)).total.conversations).toBe(0)
  })
})

it('adds up one’s own conversations, and for admins those of everybody', async () => {
  await ask()
  await ask({ token: tokens.viewer })
  expect((await stats(tokens.editor)).total).toEqual({
    conversations: 1,
    messages: 2,
    inputTokens: 100,
    cachedTokens: 0,
    outputTokens: 20,
  })
  const all = await stats(tokens.admin)
  expect(all.kinds).toMatchObject([{ kind: 'chat', conversations: 2, messages: 4 }])
  expect(all.accounts.map(({ name }) => name).sort()).toEqual(
    [company.editor.name, company.viewer.name].sort(),
  )
})

describe('what was said', () => {
  it('cannot be changed, deleted or emptied', async () => {
    const id = await ask()
    for (const statement of [
      sql`UPDATE chat_messages SET content = 'x' WHERE conversation_id = ${id}`,
      sql`DELETE FROM chat_messages WHERE conversation_id = ${id}`,
      sql`UPDATE llm_conversations SET input_tokens = 0 WHERE id = ${id}`,
      sql`DELETE FROM llm_conversations WHERE id = ${id}`,
      sql`TRUNCATE chat_messages`,
      sql`TRUNCATE llm_conversations CASCADE`,
    ])
      await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect((await read(id)).messages).toHaveLength(2)
  })

  it('is deleted when its tenant keeps it no longer, and that is recorded', async () => {
    const retention = { tenant: company.tenant.id, retentionDays: 10 }
    await payload.create({ collection: 'assistant-settings', data: retention, overrideAccess: true })
    const [old, young] = [await ask(), await ask({ text: 'Nog iets' })]
    await makeOlder(old, '11 days')
    await makeOlder(young, '9 days')
    await prune()
    expect(await titles(tokens.editor)).toEqual(['Nog iets'])
    const { rows } = await payload.db.drizzle.execute(sql`SELECT action, via FROM audit_log
      WHERE document_collection = 'llm-conversations' AND document_title LIKE '1 × <%'`)
    expect(rows).toContainEqual({ action: 'delete', via: 'system' })
    const { rows: logs } = await payload.db.drizzle.execute(
      sql`SELECT FROM llm_usage_logs WHERE tenant_id = ${company.tenant.id}`,
    )
    expect(logs).toHaveLength(2)
  })

  it('goes with the account of the person; the figures stay', async () => {
    const leaver = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const id = await ask({ token: await tokenOf(payload, leaver), text: 'Mijn geheim' })
    await payload.delete({ collection: 'users', id: leaver.id, overrideAccess: true })
    const left = await read(id, tokens.admin)
    expect(left).toMatchObject({ title: null, account: null, inputTokens: 100, outputTokens: 20 })
    expect(left.messages.map(({ content }) => content)).toEqual(['', ''])
  })

  it('goes with its tenant', async () => {
    const tenant = await createTenant(payload)
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
      INSERT INTO llm_conversations (tenant_id, kind) VALUES (${tenant.id}, 'chat') RETURNING id`)
    const id = rows[0]?.id
    await payload.db.drizzle.execute(sql`INSERT INTO chat_messages (tenant_id, conversation_id, role, content)
      VALUES (${tenant.id}, ${id}, 'user', 'Hoi')`)
    await payload.delete({ collection: 'tenants', id: tenant.id, overrideAccess: true })
    const { rows: left } = await payload.db.drizzle.execute(
      sql`SELECT FROM chat_messages WHERE conversation_id = ${id}`,
    )
    expect(left).toEqual([])
  })
})

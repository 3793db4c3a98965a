import { Client } from 'pg'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { onlyOf } from '@/src/testing/navigation'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { recordStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { cacheTags } from './tags'
import { announce, CONTENT_CHANNEL } from './announce'

let payload: Payload
let company: Company
let client: Client
let received: string[] = []

const scene = { overrideAccess: true } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(`LISTEN ${CONTENT_CHANNEL}`)
  client.on('notification', ({ payload: notification }) => {
    const { tags } = JSON.parse(notification ?? '{"tags":[]}') as { tags: string[] }
    received.push(...tags)
  })
})

afterAll(() => client.end())

/** Notifications arrive in order: once our own marker is received, so is everything before it. */
async function settle(): Promise<string[]> {
  const marker = `marker:${crypto.randomUUID()}`
  await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify({ tags: [marker] })])
  await vi.waitUntil(() => received.includes(marker), { timeout: 10_000 })
  return received.filter((tag) => !tag.startsWith('marker:'))
}

beforeEach(() => {
  received = []
})

describe('a page', () => {
  it('announces its content and its URLs when it is published', async () => {
    const page = await createPage(payload, company)
    expect(await settle()).toEqual(
      expect.arrayContaining([cacheTags.page(page.id), cacheTags.pageUrl(page.id)]),
    )
  })

  it('announces nothing when a draft is saved over a published version', async () => {
    const { id } = await createPage(payload, company)
    await settle()
    received = []
    await payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      draft: true,
      data: { title: 'Concept', _status: 'draft' },
      ...scene,
    })
    expect(await settle()).toEqual([])
  })

  it('announces that it is unpublished', async () => {
    const { id } = await createPage(payload, company)
    await settle()
    received = []
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'draft' }, ...scene })
    expect(await settle()).toContain(cacheTags.page(id))
  })
})

it('a page URL that changes its page announces both pages', async () => {
  const before = await createPage(payload, company)
  const after = await createPage(payload, company)
  const url = await createPageUrl(payload, company, before, `/${crypto.randomUUID()}`)
  await settle()
  received = []
  await payload.update({ collection: 'page-urls', id: url.id, data: { page: after.id }, ...scene })
  expect(await settle()).toEqual(
    expect.arrayContaining([cacheTags.page(before.id), cacheTags.page(after.id)]),
  )
})

it('the assistant settings announce that they changed', async () => {
  const { tenant } = await createCompany(payload)
  received = []
  const saved = await payload.create({
    ...{ collection: 'assistant-settings', data: { tenant: tenant.id, enabled: false }, ...scene },
  })
  expect(await settle()).toContain(cacheTags.assistant(tenant.id))
  received = []
  await payload.delete({ collection: 'assistant-settings', id: saved.id, ...scene })
  expect(await settle()).toContain(cacheTags.assistant(tenant.id))
})

describe('a transaction', () => {
  it('announces only when it is committed', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await announce(req, ['page:uncommitted'])
    expect(await settle()).toEqual([])
    await commitTransaction(req)
    expect(await settle()).toEqual(['page:uncommitted'])
  })

  it('announces all its tags at once', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    const statements = await recordStatements(payload, async () => {
      for (const tag of ['page:first', 'page:second', 'page:first']) await announce(req, [tag])
      await commitTransaction(req)
    })
    expect(statements.filter((text) => text.includes('pg_notify'))).toHaveLength(1)
    expect(await settle()).toEqual(['page:first', 'page:second'])
  })

  it('announces nothing when it is rolled back', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await announce(req, ['page:undone'])
    await killTransaction(req)
    expect(await settle()).toEqual([])
  })
})

it('splits tags that do not fit into one notification', async () => {
  const req = await createLocalReq({}, payload)
  const tags = Array.from({ length: 450 }, () => cacheTags.page(crypto.randomUUID()))
  await announce(req, tags)
  expect((await settle()).toSorted()).toEqual(tags.toSorted())
})

it.each(['navigation', 'footer'] as const)('the %s is announced when it is published only', async (part) => {
  const own = await createCompany(payload)
  const { id } = await onlyOf(payload, own, part, {})
  await settle()
  received = []
  const change = { collection: part as 'footer', id, locale: 'nl', ...scene } as const
  await payload.update({ ...change, draft: true, data: { _status: 'draft' } })
  expect(await settle()).toEqual([])
  await payload.update({ ...change, data: { _status: 'published' } })
  expect(await settle()).toEqual([cacheTags[part](own.tenant.id)])
})

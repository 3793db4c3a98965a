import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listOf } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { type ModelServer, startModelServer } from '@/src/testing/model-server'
import { type Company, createCompany } from '@/src/testing/tenants'
import { logCall } from '@/src/testing/usage-logs'
import { usageLog, usageSummary } from './schemas'

const USAGE = '/api/admin/llm-usage-logs'

let payload: Payload
let server: ModelServer
let company: Company
let token: string
let foreign: string

beforeAll(async () => {
  payload = await payloadInstance()
  server = await startModelServer({ monthlyBudget: 25 })
  company = await createCompany(payload)
  const other = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
  foreign = await tokenOf(payload, other.admin)
  await logCall(payload, other, { cost: 99 })
  // 23:30 in the time zone of the tenant, and half past midnight.
  await logCall(payload, company, {
    account: company.editor.id,
    cost: 0.1,
    createdAt: '2026-03-01T22:30:00.000Z',
  })
  await logCall(payload, company, {
    account: company.editor.id,
    cost: 0.2,
    createdAt: '2026-03-01T23:30:00.000Z',
  })
  await logCall(payload, company, {
    purpose: 'edit',
    status: 'failed',
    createdAt: '2026-03-02T12:00:00.000Z',
  })
  await logCall(payload, company, {
    purpose: 'edit',
    cost: 7,
    currency: 'USD',
    createdAt: '2026-03-03T12:00:00.000Z',
  })
})
afterAll(() => server.stop())

const list = async (query: string) => {
  const { data } = await bodyAs(await call(`${USAGE}?${query}`, { token }), listOf(usageLog))
  return data.map(({ cost }) => cost)
}
const summary = async (query = '', by = token) =>
  (await bodyAs(await call(`${USAGE}/summary${query}`, { token: by }), dataOf(usageSummary))).data

describe('the usage log', () => {
  it('is listed newest first, and filtered', async () => {
    expect(await list('')).toEqual(['7.00000000', null, '0.20000000', '0.10000000'])
    expect(await list('purpose=edit&status=failed')).toEqual([null])
    expect(await list(`account=${company.editor.id}&from=2026-03-01T23:00:00Z`)).toEqual(['0.20000000'])
    expect(await list('to=2026-03-02')).toEqual(['0.20000000', '0.10000000'])
    expect(await list('model=small')).toEqual([])
  })

  it.each(['purpose=fun', 'status=done', 'from=yesterday', 'account=me', 'unknown=1'])(
    'rejects ?%s',
    async (query) => {
      for (const path of ['', '/summary', '/export'])
        expect((await call(`${USAGE}${path}?${query}`, { token })).status).toBe(422)
    },
  )
})

describe('its summary', () => {
  it('adds up decimals exactly, per day of the tenant’s time zone, purpose and account', async () => {
    const { total, days, purposes, accounts, currency } = await summary()
    expect(currency).toBe('EUR')
    expect(total).toEqual({ calls: 4, failed: 1, inputTokens: 400, outputTokens: 80, cost: '0.30000000' })
    expect(days.map(({ date, calls, cost }) => [date, calls, cost])).toEqual([
      ['2026-03-01', 1, '0.10000000'],
      ['2026-03-02', 2, '0.20000000'],
      ['2026-03-03', 1, '0.00000000'],
    ])
    expect(purposes.map(({ purpose, calls }) => [purpose, calls])).toEqual([
      ['chat', 2],
      ['edit', 2],
    ])
    const { id, name } = company.editor
    expect(accounts.map(({ account, name: by, calls }) => [account, by, calls])).toEqual(
      expect.arrayContaining([
        [id, name, 2],
        [null, null, 2],
      ]),
    )
    expect((await summary('?purpose=chat&to=2026-03-01T23:00:00Z')).total).toMatchObject({
      calls: 1,
      cost: '0.10000000',
    })
  })

  it('has the budgets of the tenant, with what was spent this month', async () => {
    const budgets = { tenant: { monthCost: 10 }, person: { dayTokens: 5 } }
    const settings = { tenant: company.tenant.id, budgets }
    await payload.create({ collection: 'assistant-settings', data: settings, overrideAccess: true })
    await logCall(payload, company, { cost: 2.5 })
    const shown = (await summary()).budgets
    expect(shown.map(({ scope, amount, spent }) => [scope, amount, spent])).toEqual([
      ['tenant', 10, 2.5],
      ['installation', 25, 2.5],
    ])
  })

  it('never has calls of another tenant', async () => {
    expect((await summary('', foreign)).total).toMatchObject({ calls: 1, cost: '99.00000000' })
    expect((await summary(`?account=${company.editor.id}`, foreign)).total.calls).toBe(0)
    const named = { token: foreign, tenant: company.tenant.slug }
    for (const path of ['', '/summary', '/export'])
      expect((await call(`${USAGE}${path}`, named)).status).toBe(404)
  })
})

it('is exported as CSV, of its own tenant only', async () => {
  const response = await call(`${USAGE}/export?to=2026-03-03`, { token })
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const rows = parse(await response.text(), { columns: true, bom: true }) as Record<string, string>[]
  expect(rows.map(({ purpose, status, cost }) => [purpose, status, cost])).toEqual([
    ['edit', 'failed', ''],
    ['chat', 'succeeded', '0.20000000'],
    ['chat', 'succeeded', '0.10000000'],
  ])
})

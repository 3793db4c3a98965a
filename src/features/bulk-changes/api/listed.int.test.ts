import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { MAX_LISTED } from '../rules/bulk-change'

const mark = randomUUID()

let payload: Payload
let company: Company
let ids: Record<'one' | 'two' | 'plain', string>

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const make = async (owner: Company, title: string) => (await createPage(payload, owner, { title })).id
  ids = {
    one: await make(company, `Een ${mark}`),
    two: await make(company, `Twee ${mark}`),
    plain: await make(company, 'Ander'),
  }
  await make(await createCompany(payload), `Vreemd ${mark}`)
})

/** Adds pages as if they had been created one by one, with a draft each. */
const addPages = ({ tenant }: Company, count: number) =>
  payload.db.drizzle.execute(sql`
    WITH added AS (
      INSERT INTO pages (tenant_id) SELECT ${tenant.id}::uuid FROM generate_series(1, ${count}) RETURNING id)
    INSERT INTO _pages_v (parent_id, version_tenant_id, latest) SELECT id, ${tenant.id}::uuid, true FROM added`)

async function listed(person: Person, query: string, { tenant } = company) {
  const asked = new URLSearchParams({ query, locale: 'nl' })
  const response = await callPanel(`/panel-api/pages/listed?${asked}`, {
    token: await tokenOf(payload, person),
    tenant: tenant.id,
  })
  const text = await response.text()
  const body = JSON.parse(text) as { data?: { ids: string[]; total: number } }
  return {
    status: response.status,
    ids: new Set(body.data?.ids),
    total: body.data?.total,
  }
}

describe('all documents of a list', () => {
  it.each([
    ['a search', `?search=${mark}`],
    ['a filter', `where[or][0][and][0][title][contains]=${mark}&page=2&limit=1`],
  ])('are those of %s, on every page of it, and of one tenant', async (_, query) => {
    const found = await listed(company.editor, query.replace('?', ''))
    expect(found).toEqual({
      status: 200,
      ids: new Set([ids.one, ids.two]),
      total: 2,
    })
  })

  it('are all of the tenant without a filter', async () => {
    expect((await listed(company.viewer, '')).ids).toEqual(new Set(Object.values(ids)))
  })

  it('are those of its filters by state and path too', async () => {
    const found = async (query: string) => (await listed(company.editor, `search=${mark}&${query}`)).ids
    const draft = { status: 'draft', title: `Concept ${mark}` } as const
    const { id } = await createPage(payload, company, draft)
    expect(await found('nl=draft')).toEqual(new Set([id]))
    expect(await found('nl=published&en=missing')).toEqual(new Set([ids.one, ids.two]))
    expect(await found('path=%2Fnergens')).toEqual(new Set())
  })

  it('are all that a bulk change takes, and no more, while their number is that of the whole list', async () => {
    const large = await createCompany(payload)
    const found = async () => {
      const { ids: listedIds, total } = await listed(large.editor, '', large)
      return [listedIds.size, total]
    }
    await addPages(large, MAX_LISTED)
    expect(await found()).toEqual([MAX_LISTED, MAX_LISTED])
    await addPages(large, 1)
    expect(await found()).toEqual([MAX_LISTED, MAX_LISTED + 1])
  })

  it('are not shown to an account of another tenant', async () => {
    const stranger = await createCompany(payload)
    expect((await listed(stranger.admin, '')).status).toBe(404)
  })

  it.each(['where[nonsense][equals]=1', 'where[and]=x', 'where=1'])(
    'are not an error of ours for %s',
    async (query) => {
      expect((await listed(company.editor, query)).status).toBeLessThan(500)
    },
  )
})

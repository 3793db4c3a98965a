import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, createDomain, type Person } from '@/src/testing/tenants'
import { storeVisits } from '@/src/testing/visits'
import { visits } from './schemas'

const SPAN = 'from=2026-03-01&to=2026-03-03'
const gone = randomUUID()

let payload: Payload
let company: Company
let other: Company
let page: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  page = (await createPage(payload, company, { title: 'Contact' })).id
  const own = company.domain.id
  await storeVisits(payload, own, {
    day: '2026-03-01',
    document: page,
    views: 5,
    visitors: 3,
    siteVisitors: 2,
  })
  await storeVisits(payload, own, {
    day: '2026-03-03',
    document: page,
    locale: 'en',
    views: 2,
    visitors: 2,
    device: 'phone',
    referrer: 'zoek.test',
  })
  await storeVisits(payload, own, {
    day: '2026-03-03',
    document: gone,
    path: '/weg',
    views: 9,
    visitors: 4,
    siteVisitors: 0,
    localeVisitors: 1,
  })
  await storeVisits(payload, own, { day: '2026-02-28', document: page, views: 100, visitors: 100 })
  await storeVisits(payload, other.domain.id, { day: '2026-03-02', document: page, views: 50, visitors: 50 })
})

const ask = async (query: string, person: Person = company.viewer) => {
  const answer = await call(`/api/admin/visits?${query}`, { token: await tokenOf(payload, person) })
  expect(answer.status).toBe(200)
  return (await bodyAs(answer, dataOf(visits))).data
}
const problem = async (query: string) => {
  const answer = await call(`/api/admin/visits?${query}`, { token: await tokenOf(payload, company.viewer) })
  return [answer.status, await answer.text()] as const
}

describe('the visits of a tenant', () => {
  it('have a row for each day, also for those without visits', async () => {
    expect(await ask(SPAN)).toEqual({
      from: '2026-03-01',
      to: '2026-03-03',
      views: 16,
      visitors: 4,
      rows: [
        { date: '2026-03-01', views: 5, visitors: 2 },
        { date: '2026-03-02', views: 0, visitors: 0 },
        { date: '2026-03-03', views: 11, visitors: 2 },
      ],
    })
  })

  it('are those of each page and language, with the title of a page that is there', async () => {
    const { rows } = await ask(`${SPAN}&group=page`)
    const shared = { collection: 'pages', domain: company.domain.id }
    expect(rows).toEqual([
      { ...shared, document: gone, locale: 'nl', path: '/weg', title: null, views: 9, visitors: 4 },
      { ...shared, document: page, locale: 'nl', path: '/contact', title: 'Contact', views: 5, visitors: 3 },
      { ...shared, document: page, locale: 'en', path: '/contact', title: null, views: 2, visitors: 2 },
    ])
    expect((await ask(`${SPAN}&group=page&limit=1`)).rows).toHaveLength(1)
  })

  it('are those of each referrer and device', async () => {
    expect((await ask(`${SPAN}&group=referrer`)).rows).toEqual([
      { referrer: null, views: 14, visitors: 2 },
      { referrer: 'zoek.test', views: 2, visitors: 2 },
    ])
    expect((await ask(`${SPAN}&group=device`)).rows).toEqual([
      { device: 'desktop', views: 14, visitors: 2 },
      { device: 'phone', views: 2, visitors: 2 },
    ])
  })

  it('are those of a language, a document or a domain when asked so', async () => {
    expect(await ask(`${SPAN}&locale=nl`)).toMatchObject({ views: 14, visitors: 4 })
    expect(await ask(`${SPAN}&document=${page}`)).toMatchObject({ views: 7, visitors: 5 })
    const { id } = await createDomain(payload, company.tenant)
    expect(await ask(`${SPAN}&domain=${id}`)).toMatchObject({ views: 0, visitors: 0 })
    expect(await ask(`${SPAN}&domain=${company.domain.id}`)).toMatchObject({ views: 16 })
  })

  it('are those of the last 28 days by default, until today where the tenant is', async () => {
    const { from, to, rows } = await ask('')
    expect(to).toBe(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(new Date()))
    expect([rows.length, rows[0]]).toMatchObject([28, { date: from }])
  })

  it('are not those of another tenant, whatever is asked for', async () => {
    expect(await ask(SPAN, other.viewer)).toMatchObject({ views: 50 })
    for (const query of [`domain=${company.domain.id}`, `document=${gone}`])
      expect(await ask(`${SPAN}&${query}`, other.viewer)).toMatchObject({ views: 0, visitors: 0 })
  })
})

describe('days that make no sense', () => {
  it.each([
    ['from=2026-03-03&to=2026-03-01', 'Must not be after the last day.'],
    ['from=2999-01-01', 'Must not be after the last day.'],
    ['from=2000-01-01&to=2026-03-01', 'Ask for at most 800 days at once.'],
    ['from=2026-02-30', 'from'],
    ['limit=101', 'limit'],
    ['group=hour', 'group'],
  ])('%s are rejected with what to do', async (query, message) => {
    const [status, text] = await problem(query)
    expect(status).toBe(422)
    expect(text).toContain(message)
  })
})

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { listedPage } from './schemas'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

describe('GET /api/pages', () => {
  it('lists pages published in the locale, with their path, and nothing of other sites', async () => {
    const own = await createCompany(payload)
    const { hostname: host } = own.domain
    const list = async (search: string) =>
      bodyAs(await call(`/api/pages?${search}`, { host }), listOf(listedPage))
    const [b, a, draft] = [
      await createPage(payload, own, { title: 'B' }),
      await createPage(payload, own, { title: 'A' }),
      await createPage(payload, own, { title: 'Concept', status: 'draft' }),
    ]
    await createPageUrl(payload, own, b, '/b')
    await createPageUrl(payload, own, a, '/a')
    await createPageUrl(payload, own, draft, '/c')
    await createPageUrl(payload, own, a, '/a-en', 'en')
    const first = await list('limit=1')
    expect(first.data).toMatchObject([{ id: a.id, locale: 'nl', path: '/a', title: 'A' }])
    expect(first.meta).toEqual({ page: 1, limit: 1, total: 2, pages: 2 })
    expect((await list('limit=1&page=2')).data).toMatchObject([{ path: '/b' }])
    expect((await list('sort=-updatedAt')).data).toMatchObject([{ path: '/a' }, { path: '/b' }])
    expect((await list('locale=en')).data).toEqual([])
    for (const { path } of (await list('')).data)
      expect((await call('/api/pages', { body: { path }, host })).status).toBe(200)
  })

  it('has the home page of the domain at "/"', async () => {
    const home = await createPage(payload, company, { title: 'Thuis' })
    const { hostname: host } = await createDomain(payload, company.tenant, { homePage: home.id })
    const response = await call('/api/pages', { host })
    const { data } = await bodyAs(response, listOf(listedPage))
    expect(data).toMatchObject([{ id: home.id, path: '/', title: 'Thuis' }])
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`addresses:${company.tenant.id}`)
  })

  it('has the home page once, at its canonical URL, when it has one of its own', async () => {
    const home = await createPage(payload, company, { title: 'Thuis' })
    const domain = await createDomain(payload, company.tenant, { homePage: home.id })
    await createPageUrl(payload, { ...company, domain }, home, '/thuis')
    const list = await bodyAs(await call('/api/pages', { host: domain.hostname }), listOf(listedPage))
    expect(list.data).toMatchObject([{ id: home.id, path: '/thuis' }])
    expect(list.meta.total).toBe(1)
  })
})

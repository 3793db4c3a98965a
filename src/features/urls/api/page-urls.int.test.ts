import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, createDomain, type Company } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import { pageWithUrls } from './schemas'

let payload: Payload
let company: Company
let stranger: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

const PATH = '/api/admin/page-urls/pages'
const fresh = (name = 'pagina') => `/${name}-${randomUUID()}`

type Wanted = { domain: string; locale: Locale; path: string; canonical?: boolean }
const at = (path: string, more: Partial<Wanted> = {}): Wanted => ({
  domain: company.domain.id,
  locale: 'nl',
  path,
  ...more,
})

const set = (page: Pick<Page, 'id'>, urls: unknown, { query = '', headers = {} } = {}) =>
  call(`${PATH}/${page.id}${query}`, { method: 'POST', token, body: urls, headers })

const pathsOf = async ({ id }: Pick<Page, 'id'>): Promise<string[]> => {
  const { data } = await bodyAs(await call(`${PATH}/${id}`, { token }), dataOf(pageWithUrls))
  return data.urls.map(({ path }) => path).toSorted()
}

const redirectsFrom = async (path: string) => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { tenant: { equals: company.tenant.id }, from: { equals: path } },
    overrideAccess: true,
  })
  return docs.map(({ status, origin }) => ({ status, origin }))
}

async function pageAt(...paths: string[]): Promise<Page> {
  const page = await createPage(payload, company)
  for (const path of paths) await createPageUrl(payload, company, page, path)
  return page
}

describe('setting the URLs of a page', () => {
  it('replaces all URLs, the first of a locale being the canonical one', async () => {
    const page = await pageAt(fresh('oud'))
    const [main, second, english] = [fresh(), fresh(), fresh('page')]
    const response = await set(page, [at(main), at(second), at(english, { locale: 'en' })])
    expect(response.status).toBe(200)
    const { data } = await bodyAs(response, dataOf(pageWithUrls))
    expect(data.urls).toHaveLength(3)
    expect(data.urls).toEqual(
      expect.arrayContaining(
        [
          at(main, { canonical: true }),
          at(second, { canonical: false }),
          at(english, { locale: 'en', canonical: true }),
        ].map((url) => ({ ...url, id: expect.any(String) })),
      ),
    )
  })

  it('redirects old URLs to new ones, unless disabled', async () => {
    const [moved, silent] = [fresh('oud'), fresh('stil')]
    await set(await pageAt(moved), [at(fresh())])
    expect(await redirectsFrom(moved)).toEqual([{ status: '301', origin: 'slug-change' }])
    const page = await pageAt(silent)
    await set(page, [at(fresh())], { query: '?redirects=false' })
    expect(await redirectsFrom(silent)).toEqual([])
    const [kept, dropped] = [fresh(), fresh()]
    const other = await pageAt(kept, dropped)
    await set(other, [at(kept)], { query: '?redirects=false' })
    expect(await redirectsFrom(dropped)).toEqual([])
  })

  it('writes nothing when another page has one of them: 409', async () => {
    const [taken, own] = [fresh('bezet'), fresh('eigen')]
    const [other, page] = [await pageAt(taken), await pageAt(own)]
    const response = await set(page, [at(fresh()), at(taken), at(fresh())])
    expect(response.status).toBe(409)
    expect(await pathsOf(page)).toEqual([own])
    expect(await pathsOf(other)).toEqual([taken])
    expect(await redirectsFrom(own)).toEqual([])
  })

  it('honours If-Match: 412', async () => {
    const page = await pageAt(fresh())
    const etag = (await call(`${PATH}/${page.id}`, { token })).headers.get('etag') ?? ''
    const headers = { 'if-match': etag }
    const now = fresh('eerst')
    expect((await set(page, [at(now)], { headers })).status).toBe(200)
    expect((await set(page, [at(fresh())], { headers })).status).toBe(412)
    expect(await pathsOf(page)).toEqual([now])
  })

  it.each([
    ['a path that is none', () => [at('/a b')]],
    ['the same place twice', () => [at('/dubbel'), at('/dubbel')]],
    ['a language that is none', () => [{ ...at('/x'), locale: 'de' }]],
    ['a key that is none', () => [{ ...at('/x'), slug: 'x' }]],
    ['a domain of another tenant', () => [at('/x', { domain: stranger.domain.id })]],
    ['no list', () => ({ urls: [] })],
  ])('refuses %s: 422', async (_, urls) => {
    const own = fresh()
    const page = await pageAt(own)
    const response = await set(page, urls())
    expect(response.status).toBe(422)
    expect(await pathsOf(page)).toEqual([own])
  })

  it('is 404 for another tenant’s pages', async () => {
    const page = await createPage(payload, stranger)
    expect((await set(page, [at(fresh())])).status).toBe(404)
  })

  it('accepts one of two pages racing for one URL; the other gets 409 and stays as it was', async () => {
    for (let round = 0; round < 5; round += 1) {
      const prize = fresh('prijs')
      const homes = [fresh('een'), fresh('twee')]
      const pages = [await pageAt(homes[0] ?? ''), await pageAt(homes[1] ?? '')]
      const extra = pages.map(() => fresh('erbij'))
      const answers = await Promise.all(
        pages.map((page, index) => set(page, [at(extra[index] ?? ''), at(prize)])),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      const found = await Promise.all(pages.map(pathsOf))
      expect(found[winner]).toEqual([extra[winner], prize].toSorted())
      expect(found[1 - winner]).toEqual([homes[1 - winner]])
    }
  })

  it('accepts one of two concurrent updates with the same version', async () => {
    for (let round = 0; round < 5; round += 1) {
      const page = await pageAt(fresh())
      const etag = (await call(`${PATH}/${page.id}`, { token })).headers.get('etag') ?? ''
      const headers = { 'if-match': etag }
      const paths = [fresh(), fresh()]
      const answers = await Promise.all(paths.map((path) => set(page, [at(path)], { headers })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect(await pathsOf(page)).toEqual([paths[winner]])
    }
  })
})

describe('the list', () => {
  const list = async (query: string) =>
    bodyAs(await call(`${PATH}?${query}`, { token }), listOf(pageWithUrls))

  it('finds pages by title and by path', async () => {
    const [path, title] = [fresh('vindbaar'), `Titel ${randomUUID()}`]
    const page = await createPage(payload, company, { title })
    await createPageUrl(payload, company, page, path)
    expect((await list(`search=${encodeURIComponent(title)}`)).data).toMatchObject([{ id: page.id, title }])
    expect((await list(`path=${encodeURIComponent(path.slice(1))}`)).data).toMatchObject([
      { id: page.id, urls: [{ path }] },
    ])
  })

  it('filters by domain and by locale', async () => {
    const domain = await createDomain(payload, company.tenant)
    const page = await createPage(payload, company)
    await createPageUrl(payload, { tenant: company.tenant, domain }, page, '/elders', 'en')
    expect((await list(`domain=${domain.id}`)).data.map(({ id }) => id)).toEqual([page.id])
    expect((await list(`domain=${domain.id}&urlLocale=en`)).meta.total).toBe(1)
    expect((await list(`domain=${domain.id}&urlLocale=nl`)).meta.total).toBe(0)
  })
})

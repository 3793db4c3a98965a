import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { type Locale, LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage, paragraph, createPageWithUrls } from '@/src/testing/pages'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { page as pageSchema, pageSummary } from './schemas'

const PAGES = '/api/admin/pages'

let payload: Payload
let company: Company
let other: Company
let editor: string
let viewer: string
let foreignAdmin: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  viewer = await tokenOf(payload, company.viewer)
  foreignAdmin = await tokenOf(payload, other.admin)
})

const newPath = () => `/${randomUUID()}`
const pageOf = async (response: Response) => (await bodyAs(response, dataOf(pageSchema))).data
const problemOf = (response: Response) => bodyAs(response, problem)
const text = (content: string) => ({ blockType: 'richText', content: paragraph(content) })

const create = (body: object, token = editor) => call(PAGES, { body, token })
const put = (id: string, body: object, { locale = 'nl' as Locale, etag = '', token = editor } = {}) =>
  call(`${PAGES}/${id}?locale=${locale}`, {
    method: 'PUT',
    body,
    token,
    ...(etag && { headers: { 'if-match': etag } }),
  })

/** What visitors of the company's site are shown at a path. */
const visit = (path: string) => call('/api/pages', { body: { path }, host: company.domain.hostname })

describe('creating a page', () => {
  it('answers 201 with the page and its Location, and publishes only the locale it was created in', async () => {
    const path = newPath()
    const response = await create({
      title: 'Over ons',
      status: 'published',
      blocks: [text('Wij maken software.')],
      urls: [{ domain: company.domain.id, locale: 'nl', path }],
    })
    expect(response.status).toBe(201)
    const page = await pageOf(response)
    expect(response.headers.get('location')).toBe(`${PAGES}/${page.id}`)
    expect(page).toMatchObject({
      title: 'Over ons',
      layout: 'default',
      locale: 'nl',
      publication: { nl: 'published', en: 'draft' },
      urls: [{ domain: company.domain.id, locale: 'nl', path, canonical: true }],
      blocks: [{ blockType: 'richText' }],
    })
    expect((await visit(path)).status).toBe(200)
  })

  it('keeps a draft from visitors', async () => {
    const path = newPath()
    const response = await create({
      title: 'Concept',
      urls: [{ domain: company.domain.id, locale: 'nl', path }],
    })
    expect((await pageOf(response)).publication).toEqual({ nl: 'draft', en: 'draft' })
    expect((await visit(path)).status).toBe(404)
  })

  it('writes nothing when another page has one of its URLs', async () => {
    const path = newPath()
    const urls = [{ domain: company.domain.id, locale: 'nl', path }]
    expect((await create({ title: 'Eerste', urls })).status).toBe(201)
    const title = `Tweede ${randomUUID()}`
    expect((await create({ title, urls })).status).toBe(409)
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where: { title: { equals: title } },
      locale: 'nl',
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })

  it.each([
    ['a domain', () => ({ urls: [{ domain: other.domain.id, locale: 'nl', path: newPath() }] })],
    ['an image', () => ({ seo: { image: randomUUID() } })],
  ])('rejects %s that is not of the tenant', async (_, extra) => {
    const response = await create({ title: 'Vreemd', ...extra() })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toHaveLength(1)
  })

  it.each([
    ['no title', {}, 'title'],
    ['an unknown field', { title: 'x', tenant: randomUUID() }, 'tenant'],
    ['a null where text belongs', { title: null }, 'title'],
    ['an unknown block', { title: 'x', blocks: [{ blockType: 'marquee' }] }, 'blocks.0.blockType'],
    [
      'a block field of the wrong form',
      { title: 'x', blocks: [{ blockType: 'richText', content: 5 }] },
      'blocks.0.content',
    ],
    [
      'a block field that does not exist',
      { title: 'x', blocks: [{ blockType: 'richText', colour: 'red' }] },
      'blocks.0',
    ],
    ['an unknown layout', { title: 'x', layout: 'vision-2' }, 'layout'],
    ['an unknown status', { title: 'x', status: 'live' }, 'status'],
    [
      'a language that is none of ours',
      { title: 'x', urls: [{ domain: randomUUID(), locale: 'de', path: '/' }] },
      'urls.0.locale',
    ],
  ])('rejects %s with the path', async (_, body, path) => {
    const response = await create(body)
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors?.map((error) => error.path)).toContain(path)
  })

  it.each(['/admin/x', '/a b', '/a/../b', '/en/x', '/%2e%2e'])('rejects the path %s', async (path) => {
    const response = await create({ title: 'Pad', urls: [{ domain: company.domain.id, locale: 'nl', path }] })
    expect(response.status).toBe(422)
  })
})

describe('reading pages', () => {
  it('lists only the tenant’s own, in pages, with the total', async () => {
    const firm = await createCompany(payload)
    const token = await tokenOf(payload, firm.viewer)
    for (const title of ['A', 'B', 'C']) await createPage(payload, firm, { title })
    const response = await call(`${PAGES}?limit=2&sort=title`, { token })
    const { data, meta } = await bodyAs(response, listOf(pageSummary))
    expect(data.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(meta).toEqual({ page: 1, limit: 2, total: 3, pages: 2 })
    const found = await call(`${PAGES}?search=c`, { token })
    expect((await bodyAs(found, listOf(pageSummary))).data.map(({ title }) => title)).toEqual(['C'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['page=0', 'limit=101', 'sort=hash', 'locale=de', 'locale=', 'page=1&page=2', 'where[id]=1'])(
    'rejects the query %s with 422',
    async (query) => {
      expect((await call(`${PAGES}?${query}`, { token: viewer })).status).toBe(422)
    },
  )

  it('returns the publication state per locale', async () => {
    const { id } = await createPage(payload, company, { title: 'Openbaar' })
    await put(id, { title: 'Nieuwer concept' })
    const page = await pageOf(await call(`${PAGES}/${id}`, { token: viewer }))
    expect(page).toMatchObject({ title: 'Nieuwer concept', publication: { nl: 'changed', en: 'draft' } })
    const english = await pageOf(await call(`${PAGES}/${id}?locale=en`, { token: viewer }))
    expect(english.title).toBeNull()
  })
})

describe('updating a page', () => {
  it('publishes one locale and leaves the other as it was', async () => {
    const { id } = await createPageWithUrls(payload, company, { title: 'Over ons' })
    const response = await put(id, { title: 'About', status: 'published' }, { locale: 'en' })
    expect(await pageOf(response)).toMatchObject({
      title: 'About',
      publication: { nl: 'published', en: 'published' },
    })
    expect((await pageOf(await call(`${PAGES}/${id}`, { token: viewer }))).title).toBe('Over ons')
  })

  it('keeps the other locale’s texts when blocks are sent back in another order', async () => {
    const { id, blocks } = await pageOf(
      await create({ title: 'Blokken', blocks: [text('een'), text('twee')] }),
    )
    const english = blocks.map((block, index) => ({
      ...block,
      content: paragraph(index === 0 ? 'one' : 'two'),
    }))
    await put(id, { title: 'Blocks', blocks: english }, { locale: 'en' })
    const dutch = await pageOf(await call(`${PAGES}/${id}`, { token: editor }))
    await put(id, { title: 'Blokken', blocks: dutch.blocks.toReversed() })
    const after = await pageOf(await call(`${PAGES}/${id}?locale=en`, { token: editor }))
    expect(after.blocks.map(({ content }) => JSON.stringify(content))).toEqual([
      expect.stringContaining('two'),
      expect.stringContaining('one'),
    ])
  })

  it('takes one locale offline', async () => {
    const path = newPath()
    const urls = LOCALES.map((locale) => ({ domain: company.domain.id, locale, path }))
    const { id } = await pageOf(await create({ title: 'Tijdelijk', status: 'published', urls }))
    await put(id, { title: 'Temporary', status: 'published' }, { locale: 'en' })
    const response = await put(id, { title: 'Tijdelijk', status: 'unpublished' })
    expect((await pageOf(response)).publication).toEqual({ nl: 'draft', en: 'published' })
    expect((await visit(path)).status).toBe(404)
  })

  it('sets exactly the given URLs, and keeps them when none are given', async () => {
    const [first, second, third] = [newPath(), newPath(), newPath()]
    const at = (path: string) => ({ domain: company.domain.id, locale: 'nl', path })
    const { id } = await pageOf(
      await create({ title: 'Adres', status: 'published', urls: [at(first), at(second)] }),
    )
    const moved = await pageOf(await put(id, { title: 'Adres', status: 'published', urls: [at(third)] }))
    expect(moved.urls.map(({ path, canonical }) => [path, canonical])).toEqual([[third, true]])
    const redirect = { data: { type: 'redirect', to: third, status: 301 } }
    for (const old of [first, second]) expect(await (await visit(old)).json()).toMatchObject(redirect)
    expect((await visit(third)).status).toBe(200)
    expect((await pageOf(await put(id, { title: 'Adres' }))).urls).toEqual(moved.urls)
  })

  it('rejects a write on an outdated version', async () => {
    const { id } = await createPage(payload, company, { title: 'Eén' })
    const seen = (await call(`${PAGES}/${id}`, { token: editor })).headers.get('etag') ?? ''
    const first = await put(id, { title: 'Twee' }, { etag: seen })
    expect(first.status).toBe(200)
    const late = await put(id, { title: 'Drie' }, { etag: seen })
    expect(late.status).toBe(412)
    const now = await call(`${PAGES}/${id}`, { token: editor })
    expect((await pageOf(now)).title).toBe('Twee')
    expect(now.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  it('accepts one of two concurrent writes on the same version', async () => {
    const { id } = await createPage(payload, company)
    const etag = (await call(`${PAGES}/${id}`, { token: editor })).headers.get('etag') ?? ''
    const answers = await Promise.all(['A', 'B'].map((title) => put(id, { title }, { etag })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })
})

describe('deleting a page', () => {
  it('answers 204; neither the page nor its URLs remain', async () => {
    const path = newPath()
    const urls = [{ domain: company.domain.id, locale: 'nl', path }]
    const { id } = await pageOf(await create({ title: 'Weg', status: 'published', urls }))
    const response = await call(`${PAGES}/${id}`, { method: 'DELETE', token: editor })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect((await call(`${PAGES}/${id}`, { token: editor })).status).toBe(404)
    expect((await visit(path)).status).toBe(404)
  })
})

describe('permissions on pages', () => {
  it('answers 404 to another tenant’s admin for every operation, and changes nothing', async () => {
    const { id } = await createPage(payload, company, { title: 'Van ons' })
    const url = `${PAGES}/${id}`
    const answers = [
      await call(url, { token: foreignAdmin }),
      await put(id, { title: 'Gekaapt' }, { token: foreignAdmin }),
      await call(url, { method: 'DELETE', token: foreignAdmin }),
      await call(url, { token: foreignAdmin, tenant: company.tenant.slug }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await pageOf(await call(url, { token: viewer }))).title).toBe('Van ons')
  })

  it('acts in the named tenant only, also for a member of both', async () => {
    const both = await createPerson(payload, { role: 'admin', tenant: company.tenant })
    await payload.update({
      collection: 'users',
      id: both.id,
      data: {
        tenants: [
          { tenant: company.tenant.id, role: 'admin' },
          { tenant: other.tenant.id, role: 'viewer' },
        ],
      },
      overrideAccess: true,
    })
    const token = await tokenOf(payload, both)
    const unnamed = await call(PAGES, { token })
    expect(unnamed.status).toBe(400)
    expect((await problemOf(unnamed)).tenants).toEqual([company.tenant.slug, other.tenant.slug].toSorted())
    const { id } = await createPage(payload, company)
    expect((await call(`${PAGES}/${id}`, { token, tenant: company.tenant.slug })).status).toBe(200)
    expect((await call(`${PAGES}/${id}`, { token, tenant: other.tenant.slug })).status).toBe(404)
    const body = { title: 'Mag niet' }
    expect((await call(PAGES, { token, tenant: other.tenant.slug, body })).status).toBe(403)
  })

  it('takes a bearer token and never a cookie', async () => {
    const response = await call(PAGES, { headers: { cookie: `payload-token=${editor}` } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })
})

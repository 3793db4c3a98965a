import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { siteOrigin } from '@/src/platform/site-origin'
import { tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { createBlog, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'

type Line = {
  domain: string
  path: string | null
  href: string | null
  proposal: string | null
  isUsual: boolean
}
type Addresses = { data: { isPublished: boolean; lines: Line[]; others: { path: string; href: string }[] } }

let payload: Payload
let company: Company
let stranger: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
  token = await tokenOf(payload, company.viewer)
})

const get = (path: string, query: Record<string, string>, person = token) =>
  callPanel(`/panel-api/page-urls/${path}?${new URLSearchParams(query)}`, { token: person })

async function addressesOf(query: Record<string, string>): Promise<Addresses['data']> {
  const response = await get('addresses', { urlLocale: 'nl', ...query })
  expect(response.status).toBe(200)
  return ((await response.json()) as Addresses).data
}

const fresh = () => `Pagina ${randomUUID()}`
const slugOf = (title: string) => title.toLowerCase().replace(' ', '-')

describe('the addresses of a page', () => {
  it('are proposed from the title of a new page, on the first domain only', async () => {
    const own = await createCompany(payload)
    const second = await createDomain(payload, own.tenant)
    const person = await tokenOf(payload, own.editor)
    const response = await get('addresses', { urlLocale: 'en', title: 'Eén adres & meer' }, person)
    const { lines } = ((await response.json()) as Addresses).data
    const proposal = '/een-adres-meer'
    expect(lines).toMatchObject([
      { domain: own.domain.id, path: null, href: null, proposal, isUsual: true },
      { domain: second.id, path: null, href: null, proposal, isUsual: false },
    ])
  })

  it('are only proposed when they are free and allowed', async () => {
    const title = fresh()
    const taken = await createPage(payload, company)
    await createPageUrl(payload, company, taken, `/${slugOf(title)}`)
    expect((await addressesOf({ title })).lines[0]?.proposal).toBe(`/${slugOf(title)}-2`)
    expect((await addressesOf({ title: 'Admin' })).lines[0]?.proposal).toBe('/admin-2')
    expect((await addressesOf({ title: '!' })).lines[0]?.proposal).toBeNull()
  })

  it('are proposed below the page above, which another language tells', async () => {
    const [above, below] = [await createPage(payload, company), await createPage(payload, company)]
    const [dutch, english] = [`/diensten-${randomUUID()}`, `/services-${randomUUID()}`]
    await createPageUrl(payload, company, above, dutch)
    await createPageUrl(payload, company, above, english, 'en')
    await createPageUrl(payload, company, below, `${dutch}/ontwerp`)
    const found = await addressesOf({ pageId: below.id, urlLocale: 'en', title: 'Design' })
    expect(found.lines[0]?.proposal).toBe(`${english}/design`)
    const href = `${siteOrigin(company.domain.hostname)}${dutch}/ontwerp`
    expect(found.others).toMatchObject([{ path: `${dutch}/ontwerp`, href }])
  })

  it('have a link only where visitors get the page', async () => {
    const page = await createPage(payload, company, { title: fresh() })
    const path = `/${randomUUID()}`
    await createPageUrl(payload, company, page, path)
    await createPageUrl(payload, company, page, path, 'en')
    const dutch = await addressesOf({ pageId: page.id, title: page.title })
    expect(dutch.isPublished).toBe(true)
    expect(dutch.lines).toMatchObject([{ path, href: siteOrigin(company.domain.hostname) + path }])
    const english = await addressesOf({ pageId: page.id, urlLocale: 'en' })
    expect(english).toMatchObject({ isPublished: false, lines: [{ path, href: null }] })
  })

  it('include the home page, which needs none of its own', async () => {
    const own = await createCompany(payload)
    const page = await createPage(payload, own)
    await payload.update({
      collection: 'domains',
      id: own.domain.id,
      data: { homePage: page.id },
      overrideAccess: true,
    })
    const person = await tokenOf(payload, own.viewer)
    const response = await get('addresses', { urlLocale: 'nl', pageId: page.id }, person)
    expect(((await response.json()) as Addresses).data.lines).toMatchObject([
      { path: '/', href: `${siteOrigin(own.domain.hostname)}/` },
    ])
  })

  it('are not for people of another tenant, nor without a session', async () => {
    const page: Page = await createPage(payload, stranger)
    expect((await get('addresses', { urlLocale: 'nl', pageId: page.id })).status).toBe(404)
    expect((await get('addresses', { urlLocale: 'nl' }, 'none')).status).toBe(401)
  })
})

describe('the check of an address', () => {
  const check = (path: string, more: Record<string, string> = {}) =>
    get('check', { domain: company.domain.id, urlLocale: 'nl', path, ...more })
  const answerTo = async (path: string, more?: Record<string, string>) =>
    ((await (await check(path, more)).json()) as { data: unknown }).data

  it('says which document has it, except the page itself', async () => {
    const page = await createPage(payload, company, { title: 'Bezet' })
    const path = `/${randomUUID()}`
    await createPageUrl(payload, company, page, path)
    expect(await answerTo(`${path}/`)).toMatchObject({
      path,
      state: 'used',
      message: expect.stringContaining('Bezet'),
      usedBy: { type: 'page', id: page.id, title: 'Bezet' },
    })
    const free = { path, state: 'free', message: null, usedBy: null }
    expect(await answerTo(path, { pageId: page.id })).toEqual(free)
    expect(await answerTo(path, { urlLocale: 'en' })).toEqual(free)
  })

  it.each([
    ['/met spatie', 'invalid'],
    ['/admin', 'invalid'],
    ['nieuw', 'free'],
  ])('of %j says that it is %s', async (path, state) => {
    expect(await answerTo(path)).toMatchObject({ state })
  })

  it('names a redirect of all domains at the path', async () => {
    const from = `/${randomUUID()}`
    await createRedirect(payload, company, { from, domain: null, to: '/elders' })
    expect(await answerTo(from)).toMatchObject({
      state: 'redirected',
      message: expect.stringContaining(from),
    })
  })

  it('is not for domains of another tenant, nor without a session', async () => {
    expect((await check('/x', { domain: stranger.domain.id })).status).toBe(404)
    const query = { domain: company.domain.id, urlLocale: 'nl', path: '/x' }
    expect((await get('check', query, 'none')).status).toBe(401)
  })
})

describe('the addresses of a post', () => {
  const ofPost = (postId: string, person = token) => get('post-addresses', { postId }, person)

  it('lead to the site in the languages in which it is published', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own)
    const post = await createPost(payload, own)
    const response = await ofPost(post.id, await tokenOf(payload, own.viewer))
    const { data } = (await response.json()) as { data: { locale: string; path: string; href: string }[] }
    expect(data.map(({ locale }) => locale)).toEqual(['nl'])
    expect(data[0]?.href).toBe(`${siteOrigin(own.domain.hostname)}${data[0]?.path}`)
  })

  it('are no business of another tenant or of visitors', async () => {
    const post = await createPost(payload, company)
    expect((await ofPost(post.id, await tokenOf(payload, stranger.admin))).status).toBe(404)
    expect((await ofPost(post.id, '')).status).toBe(401)
    expect((await ofPost(randomUUID())).status).toBe(404)
  })
})

describe('an address that was cleared', () => {
  const send = async (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) => {
    const { text } = await restRequest(payload, company.editor, method, `pages/${path}`, { body })
    return JSON.parse(text) as { doc: Page }
  }
  const save = (id: string, data: object, locale = 'nl') =>
    send('PATCH', `${id}?locale=${locale}&depth=0&draft=true&autosave=true`, { _status: 'draft', ...data })
  /** What the form of the draft starts with, and what is stored. */
  async function formOf(pageId: string, urlLocale = 'nl') {
    const draft = await send('GET', `${pageId}?locale=${urlLocale}&depth=0&draft=true`)
    const { lines } = await addressesOf({ pageId, urlLocale, title: 'Pagina' })
    return { kept: (draft as unknown as Page).addresses ?? null, path: lines[0]?.path }
  }

  it('stays cleared in the drafts of its language, until the page has one there again', async () => {
    const page = await createPage(payload, company, { status: 'draft' })
    const [{ id }, domain] = [page, company.domain.id]
    const cleared = { kept: [{ domain, path: '' }], path: null }
    await save(id, { addresses: [{ domain, path: `/${id}` }] })
    await save(id, { addresses: [{ domain, path: null }] })
    expect(await formOf(id)).toEqual(cleared)
    await save(id, { title: 'Gewijzigd' })
    await save(id, { title: 'Changed' }, 'en')
    expect([await formOf(id), await formOf(id, 'en')]).toEqual([cleared, { kept: null, path: null }])
    expect(await send('PATCH', `${id}?locale=nl`, { _status: 'published' })).toMatchObject({
      errors: [{ data: { errors: [{ path: 'addresses' }] } }],
    })
    expect(await formOf(id)).toEqual(cleared)
    await createPageUrl(payload, company, page, `/weer/${id}`)
    await send('PATCH', `${id}?locale=nl`, { _status: 'published' })
    expect(await formOf(id)).toEqual({ kept: null, path: `/weer/${id}` })
  })

  it('is proposed to a copy', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    await save(id, { addresses: [{ domain: company.domain.id, path: '' }] })
    const { doc } = await send('POST', `${id}/duplicate?locale=nl`, {})
    expect(await formOf(doc.id)).toEqual({ kept: null, path: null })
  })
})

import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import type { Address } from '@/src/features/urls/rules/addresses'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { copyLanguage } from '@/src/upstream/payload/copy-language-as-draft'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createDomain, createPerson, createTenant } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let stranger: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
})

const as = { overrideAccess: true } as const
const fresh = (name = 'pagina') => `/${name}-${randomUUID()}`
const draft = (options: Parameters<typeof createPage>[2] = {}) =>
  createPage(payload, company, { status: 'draft', ...options })
const here = (path: string | null, domain = company.domain.id) => [{ domain, path }]

type Saving = { locale?: Locale; person?: Company['editor'] }

const save = (
  { id }: Pick<Page, 'id'>,
  query: string,
  body: object,
  { locale = 'nl', person = company.editor }: Saving = {},
) => restRequest(payload, person, 'PATCH', `pages/${id}?locale=${locale}&depth=0${query}`, { body })

const publish = (page: Pick<Page, 'id'>, body: object = {}, saving?: Saving) =>
  save(page, '', { _status: 'published', ...body }, saving)
const saveDraft = (page: Pick<Page, 'id'>, body: object, saving?: Saving) =>
  save(page, '&draft=true&autosave=true', { _status: 'draft', ...body }, saving)

const post = (path: string, body: object) => restRequest(payload, company.editor, 'POST', path, { body })

const isOnline = async ({ id }: Pick<Page, 'id'>, locale: Locale): Promise<boolean> => {
  const page = await payload.findByID({ collection: 'pages', id, locale, ...as })
  return page._status === 'published'
}

async function pathsOf({ id }: Pick<Page, 'id'>, locale: Locale = 'nl'): Promise<string[]> {
  const where = { page: { equals: id }, locale: { equals: locale } }
  const { docs } = await payload.find({ collection: 'page-urls', where, sort: 'path', ...as })
  return docs.map(({ path }) => path)
}

/** The addresses that the newest draft of a page is to have once it is published. */
async function keptIn({ id }: Pick<Page, 'id'>, locale: Locale): Promise<Address[] | null> {
  const page = await payload.findByID({ collection: 'pages', id, locale, draft: true, depth: 0, ...as })
  return page.addresses ?? null
}

const redirectsFrom = (from: string) =>
  payload.count({ collection: 'redirects', where: { from: { equals: from } }, ...as })

describe.each(LOCALES)('publishing a page without an address in %s', (locale) => {
  const other = LOCALES.find((one) => one !== locale) ?? 'en'
  const message = /has no address in/

  it('is rejected in the panel, at the field, and nothing is published', async () => {
    const page = await draft({ locale })
    await createPageUrl(payload, company, page, fresh(), other)
    const { status, text } = await publish(page, {}, { locale })
    expect(status).toBe(400)
    expect(text).toMatch(message)
    expect(text).toContain('"path":"addresses"')
    expect(await isOnline(page, locale)).toBe(false)
  })

  it('is rejected for several pages at once', async () => {
    const pages = [await draft({ locale }), await draft({ locale })]
    await createPageUrl(payload, company, pages[0] as Page, fresh(), locale)
    const query = pages.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    const body = { _status: 'published' }
    const answer = await restRequest(payload, company.editor, 'PATCH', `pages?${query}&locale=${locale}`, {
      body,
    })
    expect(answer.text).toMatch(message)
    for (const page of pages) expect(await isOnline(page, locale)).toBe(false)
  })

  it('is rejected by the API, which takes the address in the same request', async () => {
    const token = await tokenOf(payload, company.editor)
    const path = `/api/admin/pages?locale=${locale}`
    const create = (more: object) =>
      call(path, { token, body: { title: 'Over ons', status: 'published', ...more } })
    const refused = await create({})
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'urls', message: expect.stringMatching(message) }],
    })
    const urls = [{ domain: company.domain.id, locale, path: fresh() }]
    expect((await create({ urls })).status).toBe(201)
  })
})

it('publishing every language is rejected when one has no address', async () => {
  const page = await draft()
  await saveDraft(page, { title: 'Title' }, { locale: 'en' })
  const path = fresh()
  const body = { _status: 'published', addresses: here(path) }
  const { status, text } = await save(page, '&publishAllLocales=true', body)
  expect(status).toBe(409)
  expect(text).toMatch(/Nothing was published.*no address in English/)
  expect(await pathsOf(page)).toEqual([])
  await createPageUrl(payload, company, page, fresh(), 'en')
  expect((await save(page, '&publishAllLocales=true', body)).status).toBe(200)
  expect(await pathsOf(page)).toEqual([path])
})

describe('a page needs no address', () => {
  it('as the home page of a domain', async () => {
    const own = await createCompany(payload)
    const page = await createPage(payload, own, { status: 'draft' })
    await payload.update({ collection: 'domains', id: own.domain.id, data: { homePage: page.id }, ...as })
    expect((await publish(page, {}, { person: own.editor })).status).toBe(200)
  })

  it('while its language is published already', async () => {
    const page = await createPage(payload, company)
    expect((await publish(page, { title: 'Gewijzigd' })).status).toBe(200)
  })

  it('in a language that no site of the tenant has', async () => {
    const tenant = await createTenant(payload)
    const person = await createPerson(payload, { role: 'editor', tenant })
    const page = await createPage(payload, { tenant }, { status: 'draft', locale: 'en' })
    await createDomain(payload, tenant, { locales: ['nl'] })
    expect((await publish(page, {}, { person, locale: 'en' })).status).toBe(200)
  })
})

describe('the address in the form of a page', () => {
  it('is stored when the page is published, in its language only', async () => {
    const page = await draft({ locale: 'en' })
    const path = fresh()
    expect((await publish(page, { addresses: here(path) }, { locale: 'en' })).status).toBe(200)
    expect(await pathsOf(page, 'en')).toEqual([path])
    expect(await pathsOf(page, 'nl')).toEqual([])
  })

  it('is stored with a new page', async () => {
    const path = fresh()
    const body = { title: 'Nieuw', layout: 'main', tenant: company.tenant.id, addresses: here(path) }
    const { status, text } = await post('pages?locale=nl&draft=true', body)
    expect(status, text).toBe(201)
    expect(await pathsOf((JSON.parse(text) as { doc: Page }).doc)).toEqual([path])
  })

  it('follows drafts of a language that is not published, and leaves no redirects', async () => {
    const page = await draft()
    const [first, second] = [fresh(), fresh()]
    await saveDraft(page, { addresses: here(first) })
    await saveDraft(page, { addresses: here(second) })
    expect(await pathsOf(page)).toEqual([second])
    expect((await redirectsFrom(first)).totalDocs).toBe(0)
  })

  it.each([
    [
      'another page has',
      409,
      /already used by the page “Bezet”/,
      async (path: string) => {
        await createPageUrl(payload, company, await createPage(payload, company, { title: 'Bezet' }), path)
      },
    ],
    [
      'a redirect of all domains has',
      400,
      /redirect from .* takes precedence/,
      async (path: string) => {
        await createRedirect(payload, company, { from: path, domain: null, to: '/elders' })
      },
    ],
  ])('is rejected when %s it, and nothing is published', async (_, expected, message, take) => {
    const path = fresh('bezet')
    await take(path)
    const page = await draft()
    const { status, text } = await publish(page, { addresses: here(path) })
    expect({ status, text }).toMatchObject({ status: expected, text: expect.stringMatching(message) })
    expect(text).toContain('"path":"addresses"')
    expect(await isOnline(page, 'nl')).toBe(false)
    expect(await pathsOf(page)).toEqual([])
  })

  it.each([
    ['/met spatie', /Use letters, digits/],
    ['/admin/x', /reserved/],
  ])('is rejected when it is %j', async (path, message) => {
    const { status, text } = await publish(await draft(), { addresses: here(path) })
    expect({ status, text }).toMatchObject({ status: 400, text: expect.stringMatching(message) })
  })

  it.each([
    ['text'],
    [[{ domain: 1 }]],
    [
      [
        { domain: 'x', path: '/a' },
        { domain: 'x', path: '/b' },
      ],
    ],
  ])('is rejected with a draft too when it is %j', async (addresses) => {
    const { status, text } = await saveDraft(await draft(), { addresses })
    expect({ status, text }).toMatchObject({ status: 400, text: expect.stringMatching(/list of domains/) })
  })

  it('of a published language is kept with the draft, in that language, until it is published or typed back', async () => {
    const page = await draft()
    const [old, next] = [fresh('oud'), fresh('nieuw')]
    await publish(page, { addresses: here(old) })
    await publish(page, { title: 'Title', addresses: here(fresh('page')) }, { locale: 'en' })
    await saveDraft(page, { addresses: here(next) })
    await saveDraft(page, { title: 'Gewijzigd' })
    expect([await keptIn(page, 'nl'), await keptIn(page, 'en')]).toEqual([here(next), null])
    expect((await publish(page, {}, { locale: 'en' })).status).toBe(200)
    expect([await pathsOf(page), await keptIn(page, 'nl')]).toEqual([[old], here(next)])
    expect((await publish(page)).status).toBe(200)
    expect([await pathsOf(page), await keptIn(page, 'nl')]).toEqual([[next], null])
    expect((await redirectsFrom(old)).totalDocs).toBe(1)
    await saveDraft(page, { addresses: here(old) })
    await saveDraft(page, { addresses: [] })
    expect(await keptIn(page, 'nl')).toBeNull()
  })

  it('that is kept with a draft is not copied with the page, nor to another language', async () => {
    const page = await draft()
    await publish(page, { addresses: here(fresh('oud')) })
    await saveDraft(page, { addresses: here(fresh('nieuw')) })
    const { text } = await post(`pages/${page.id}/duplicate?locale=nl`, {})
    const copy = (JSON.parse(text) as { doc: Page }).doc
    expect([await keptIn(copy, 'nl'), await pathsOf(copy)]).toEqual([null, []])
    const req = await createLocalReq({ user: company.editor, locale: 'nl' }, payload)
    const asked = { collectionSlug: 'pages', docID: page.id, fromLocale: 'nl', toLocale: 'en', req }
    await copyLanguage({ ...asked, overrideData: true } as Parameters<typeof copyLanguage>[0])
    expect([await keptIn(page, 'en'), await pathsOf(page, 'en')]).toEqual([null, []])
  })

  it('of a published language changes when every language is published', async () => {
    const page = await draft()
    const next = fresh('nieuw')
    await publish(page, { addresses: here(fresh('oud')) })
    await saveDraft(page, { title: 'Title', addresses: here(fresh('page')) }, { locale: 'en' })
    const body = { _status: 'published', addresses: here(next) }
    const { status, text } = await save(page, '&publishAllLocales=true', body)
    expect(status, text).toBe(200)
    expect(await pathsOf(page)).toEqual([next])
  })

  it('leaves the other URLs of the page as they are', async () => {
    const page = await draft()
    const domain = await createDomain(payload, company.tenant)
    const [main, second, elsewhere] = [fresh('a'), fresh('b'), fresh('c')]
    await publish(page, { addresses: here(main) })
    await createPageUrl(payload, company, page, second)
    await createPageUrl(payload, { ...company, domain }, page, elsewhere)
    const next = fresh('d')
    await publish(page, { addresses: here(next) })
    expect(await pathsOf(page)).toEqual([second, elsewhere, next])
    await publish(page, { addresses: here(null, domain.id) })
    expect(await pathsOf(page)).toEqual([second, next])
  })

  it('cannot be on a domain of another tenant', async () => {
    const page = await draft()
    const { status } = await publish(page, { addresses: here(fresh(), stranger.domain.id) })
    expect(status).toBe(400)
    expect(await isOnline(page, 'nl')).toBe(false)
  })

  it('is not for viewers, nor for people of another tenant', async () => {
    const page = await draft()
    const addresses = here(fresh())
    expect((await publish(page, { addresses }, { person: company.viewer })).status).toBe(403)
    expect((await publish(page, { addresses }, { person: stranger.editor })).status).toBe(403)
    expect(await pathsOf(page)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Redirect } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { resolution } from './resolution'
import { layout as layoutSchema } from './schemas'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true } as const
const newPath = () => `/${randomUUID()}`

const resolve = (body: { path: string; locale?: string }, host = company.domain.hostname) =>
  call('/api/pages', { body, host })
const resolutionOf = async (response: Response) => (await bodyAs(response, dataOf(resolution))).data

const createRedirect = (data: Partial<Redirect>) =>
  payload.create({
    collection: 'redirects',
    data: {
      tenant: company.tenant.id,
      match: 'exact',
      status: '302',
      enabled: true,
      to: { type: 'custom', url: 'https://elsewhere.example/' },
      ...data,
    } as Redirect,
    ...scene,
  })

/** A page in both languages; resolves with its paths. */
async function twoLanguagePage() {
  const [nl, en] = [newPath(), newPath()]
  const blocks: Page['blocks'] = [
    { blockType: 'richText', measure: 'reading', tone: 'ground', content: paragraph('Wij bouwen software.') },
  ]
  const page = await createPage(payload, company, { title: 'Over ons', blocks })
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'en',
    data: { title: 'About', blocks: page.blocks ?? [], routeKey: 'over-ons', _status: 'published' },
    ...scene,
  })
  await createPageUrl(payload, company, page, nl, 'nl')
  await createPageUrl(payload, company, page, en, 'en')
  return { page, nl, en }
}

describe('POST /api/pages', () => {
  it('resolves a path to a page with its route name and its URLs in every published locale', async () => {
    const { page, nl, en } = await twoLanguagePage()
    const found = await resolutionOf(await resolve({ path: nl }))
    expect(found).toMatchObject({
      type: 'page',
      routeName: 'over-ons___nl',
      page: { id: page.id, locale: 'nl', title: 'Over ons', path: nl, blocks: [{ blockType: 'richText' }] },
      alternates: [
        { locale: 'nl', name: 'Nederlands', href: nl },
        { locale: 'en', name: 'English', href: `/en${en}` },
      ],
    })
    expect(JSON.stringify(found)).not.toContain(company.tenant.id)
  })

  it('takes the locale from the path, else from the request', async () => {
    const { en } = await twoLanguagePage()
    for (const body of [{ path: `/en${en}` }, { path: en, locale: 'en' }])
      expect(await resolutionOf(await resolve(body))).toMatchObject({
        page: { title: 'About', locale: 'en' },
      })
  })

  it('is 404 in a locale that is not published', async () => {
    const page = await createPage(payload, company, { title: 'Alleen Nederlands' })
    const path = newPath()
    await createPageUrl(payload, company, page, path, 'en')
    const response = await resolve({ path: `/en${path}` })
    expect(response.status).toBe(404)
    expect((await bodyAs(response, problem)).detail).toBe(`Page not found: /en${path}`)
  })

  it('follows a redirect first, and keeps the hash', async () => {
    const from = newPath()
    await createRedirect({ from, status: '308' })
    expect(await resolutionOf(await resolve({ path: `${from}#team` }))).toEqual({
      type: 'redirect',
      to: 'https://elsewhere.example/#team',
      status: 308,
      external: true,
    })
  })

  it('returns the normalized URL of a path that was not normalized', async () => {
    const path = newPath()
    expect(await resolutionOf(await resolve({ path: `/nl${path}/#x` }))).toEqual({
      type: 'redirect',
      to: `${path}#x`,
      status: 308,
      external: false,
    })
  })

  it('is 410 where a redirect has that status', async () => {
    const from = newPath()
    await createRedirect({ from, status: '410' })
    expect((await resolve({ path: from })).status).toBe(410)
  })

  it('is 404 for another tenant’s page', async () => {
    const { nl } = await twoLanguagePage()
    const other = await createCompany(payload)
    expect((await resolve({ path: nl }, other.domain.hostname)).status).toBe(404)
  })

  it.each([
    ['a way up', '/a/../b'],
    ['an encoded way up', '/%2e%2e/x'],
    ['a null character', '/a%00'],
    ['a broken encoding', '/%zz'],
    ['another host', '//evil.example/x/%5c'],
  ])('rejects %s as a path', async (_, path) => {
    const response = await resolve({ path })
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.[0]?.path).toBe('path')
  })
})

describe('GET /api/pages/layout', () => {
  it('returns the layout of the site in the requested locale', async () => {
    await payload.create({
      collection: 'navigation',
      locale: 'en',
      data: {
        _status: 'published',
        tenant: company.tenant.id,
        items: [{ link: { type: 'url', url: 'https://example.org/', label: 'Elsewhere' }, children: [] }],
      },
      ...scene,
    })
    const response = await call('/api/pages/layout?locale=en', { host: company.domain.hostname })
    const { data } = await bodyAs(response, dataOf(layoutSchema))
    expect(data).toMatchObject({
      activeLocale: 'en',
      domain: { id: company.domain.id },
      navigation: { homeHref: '/en', items: [{ label: 'Elsewhere', href: 'https://example.org/' }] },
      alternates: [
        { locale: 'nl', href: '/' },
        { locale: 'en', href: '/en' },
      ],
    })
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`nav:${company.tenant.id}`)
  })

  it('uses the site’s default locale if none is requested', async () => {
    const english = await createDomain(payload, company.tenant, { defaultCode: null })
    const response = await call('/api/pages/layout', { host: english.hostname })
    expect((await bodyAs(response, dataOf(layoutSchema))).data.activeLocale).toBe('en')
  })
})

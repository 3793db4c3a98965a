import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { adminDomain, domainLocale } from './schemas'

const DOMAINS = '/api/admin/domains'
const one = dataOf(adminDomain)
const language = dataOf(domainLocale)
const refusal = z.object({ detail: z.string(), errors: z.array(z.object({ path: z.string() })).default([]) })

let payload: Payload
let company: Company
let other: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
})

const hostname = () => `www-${randomUUID().slice(0, 8)}.kade.example`
const send = (path: string, method: string, body?: object, headers = {}) =>
  call(path, { token, method, ...(body && { body }), headers })
const post = (body: object) => send(DOMAINS, 'POST', body)
const read = async (id: string, locale = 'nl') =>
  (await bodyAs(await send(`${DOMAINS}/${id}?locale=${locale}`, 'GET'), one)).data
/** What a caller may send back of what it got. */
const toBody = ({ id, locale, locales, createdAt, updatedAt, ...body }: z.output<typeof adminDomain>) => {
  expect([id, locale, locales, createdAt, updatedAt]).not.toContain(undefined)
  return body
}
const problemOf = async (response: Response) => refusal.parse(await response.json())

describe('a domain', () => {
  it('is returned as it was sent, and is the same when sent back', async () => {
    const name = hostname()
    const body = {
      hostname: name.toUpperCase(),
      defaultLocale: 'nl',
      locales: ['nl', 'en'],
      themePrimaryColor: '#FF4B00',
      theme: { colorMode: 'dark' },
      head: {
        titleTemplate: '%s · Kade',
        verification: [{ name: 'google-site-verification', content: 'abc' }],
      },
      tagManagerId: 'GTM-AB12CD3',
      allowedHosts: ['*.example.com'],
      apiOrigins: ['https://app.kade.example'],
      consentMode: 'opt-in',
    }
    const made = await post(body)
    expect(made.status).toBe(201)
    const { data } = await bodyAs(made, one)
    expect(data).toMatchObject({
      ...body,
      hostname: name,
      themePrimaryColor: '#ff4b00',
      theme: { colorMode: 'dark', corner: expect.any(String) as string },
      locales: [
        { locale: 'nl', enabled: true, isDefault: true },
        { locale: 'en', enabled: true, isDefault: false },
      ],
    })
    const path = made.headers.get('location') ?? ''
    const again = await send(path, 'PUT', toBody(data))
    expect(toBody((await bodyAs(again, one)).data)).toEqual(toBody(data))
    expect((await send(path, 'DELETE')).status).toBe(204)
    expect((await send(path, 'GET')).status).toBe(404)
  })

  it('stores internationalized names as Punycode', async () => {
    const { data } = await bodyAs(await post({ hostname: `${randomUUID().slice(0, 8)}.müller.example` }), one)
    expect(data.hostname).toMatch(/\.xn--mller-kva\.example$/)
    expect(data.locales).toMatchObject([{ locale: 'en', isDefault: true }])
  })

  it('has the texts of `head` in each locale', async () => {
    const { id } = await createDomain(payload, company.tenant, { hostname: hostname() })
    for (const locale of LOCALES) {
      const current = await read(id, locale)
      const body = toBody({ ...current, head: { ...current.head, defaultTitle: `Kade ${locale}` } })
      expect((await send(`${DOMAINS}/${id}?locale=${locale}`, 'PUT', body)).status).toBe(200)
    }
    expect((await read(id, 'nl')).head.defaultTitle).toBe('Kade nl')
    expect((await read(id, 'en')).head.defaultTitle).toBe('Kade en')
    const current = await read(id, 'nl')
    const shared = { robots: 'noindex', verification: [{ name: 'a', content: 'b' }] }
    const all = { ...toBody(current), head: { ...current.head, ...shared } }
    expect((await send(`${DOMAINS}/${id}?locale=nl`, 'PUT', all)).status).toBe(200)
    const english = { ...toBody(current), head: { defaultTitle: 'Kade' } }
    expect((await send(`${DOMAINS}/${id}?locale=en`, 'PUT', english)).status).toBe(200)
    expect((await read(id, 'en')).head).toMatchObject({ defaultTitle: 'Kade', ...shared })
    expect((await read(id, 'nl')).head).toMatchObject({ defaultTitle: 'Kade nl', ...shared })
  })

  it('is rejected with the paths of invalid values', async () => {
    const shape = await post({
      hostname: '',
      themePrimaryColor: 'red',
      theme: { colorMode: 'sepia', mood: 'x' },
      head: { verification: [{ name: 'x' }] },
      allowedHosts: ['https://example.com'],
    })
    expect(shape.status).toBe(422)
    expect((await problemOf(shape)).errors.map(({ path }) => path).toSorted()).toEqual([
      'allowedHosts.0',
      'head.verification.0.content',
      'hostname',
      'theme.colorMode',
      'theme.mood',
      'themePrimaryColor',
    ])
    const meaning = await post({
      hostname: 'https://kade.example/x',
      tagManagerId: 'UA-1',
      rootRedirect: '//x',
    })
    expect(meaning.status).toBe(422)
    expect((await problemOf(meaning)).errors.map(({ path }) => path).toSorted()).toEqual([
      'hostname',
      'rootRedirect',
      'tagManagerId',
    ])
  })

  it('has a unique hostname; the conflict does not disclose the other tenant', async () => {
    const taken = await post({ hostname: other.domain.hostname })
    expect(taken.status).toBe(409)
    const text = JSON.stringify(await problemOf(taken))
    expect(text).toContain('hostname')
    expect(text).not.toContain(other.tenant.slug)
  })

  it('cannot refer to anything of another tenant', async () => {
    const page = await createPage(payload, other)
    const answer = await post({ hostname: hostname(), homePage: page.id })
    expect(answer.status).toBe(422)
    expect((await problemOf(answer)).errors).toMatchObject([{ path: 'homePage' }])
  })

  it('is only updated in the version named by If-Match', async () => {
    const { id } = await createDomain(payload, company.tenant, { hostname: hostname() })
    const path = `${DOMAINS}/${id}`
    const etag = (await send(path, 'GET')).headers.get('etag') ?? ''
    const body = toBody(await read(id))
    const held = { 'if-match': etag }
    expect((await send(path, 'PUT', { ...body, detectLanguage: true }, held)).status).toBe(200)
    expect((await send(path, 'PUT', { ...body, detectLanguage: false }, held)).status).toBe(412)
    expect((await send(path, 'DELETE', undefined, held)).status).toBe(412)
    expect((await read(id)).detectLanguage).toBe(true)
  })

  it('with page URLs is only deleted with cascade', async () => {
    const domain = await createDomain(payload, company.tenant, { hostname: hostname() })
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, { ...company, domain }, page, '/over-ons')
    const refused = await send(`${DOMAINS}/${domain.id}`, 'DELETE')
    expect(refused.status).toBe(409)
    expect((await problemOf(refused)).detail).toMatch(/^1 page URL/)
    expect((await send(`${DOMAINS}/${domain.id}?cascade=true`, 'DELETE')).status).toBe(204)
    const left = await payload.count({
      collection: 'page-urls',
      where: { id: { equals: url.id } },
      overrideAccess: true,
    })
    expect(left.totalDocs).toBe(0)
  })

  it('is listed with a constant number of statements', async () => {
    /** Outside transactions, each statement takes a connection of its own. */
    const count = async (limit: number) => {
      let statements = 0
      const listen = () => (statements += 1)
      payload.db.pool.on('acquire', listen)
      await send(`${DOMAINS}?limit=${limit}`, 'GET')
      payload.db.pool.off('acquire', listen)
      return statements
    }
    await createDomain(payload, company.tenant, { hostname: hostname() })
    await count(1)
    const few = await count(1)
    expect(few).toBeGreaterThan(2)
    expect(await count(100)).toBe(few)
  })
})

describe('a locale of a domain', () => {
  const rowOf = async (id: string, code: string) => {
    const row = (await read(id)).locales.find(({ locale }) => locale === code)
    if (!row) throw new Error(`${code} is missing`)
    return row
  }
  const path = (id: string, row: { id: string }) => `${DOMAINS}/${id}/locales/${row.id}`

  it('is added once, updated, and removed', async () => {
    const { id } = await createDomain(payload, company.tenant, { hostname: hostname(), locales: ['nl'] })
    const body = { locale: 'en', fallbackNote: 'Nog niet alles' }
    const made = await send(`${DOMAINS}/${id}/locales`, 'POST', body)
    expect(made.status).toBe(201)
    const { data } = await bodyAs(made, language)
    expect(data).toMatchObject({ ...body, enabled: true, isDefault: false })
    expect(made.headers.get('location')).toBe(path(id, data))
    const found = await send(path(id, data), 'GET')
    expect((await bodyAs(found, language)).data).toEqual(data)
    expect(found.headers.get('etag')).toBe(made.headers.get('etag'))
    expect((await send(`${DOMAINS}/${id}/locales`, 'POST', body)).status).toBe(409)
    const off = await send(path(id, data), 'PUT', { enabled: false })
    expect((await bodyAs(off, language)).data).toMatchObject({ enabled: false, fallbackNote: null })
    expect((await send(path(id, data), 'DELETE')).status).toBe(204)
    expect((await read(id)).locales).toHaveLength(1)
  })

  it('replaces the default locale, and then can be neither turned off nor removed', async () => {
    const { id } = await createDomain(payload, company.tenant, { hostname: hostname() })
    const [dutch, english] = [await rowOf(id, 'nl'), await rowOf(id, 'en')]
    for (const [method, body] of [
      ['PUT', { enabled: true, isDefault: false }],
      ['PUT', { enabled: false, isDefault: true }],
      ['DELETE', undefined],
    ] as const)
      expect((await send(path(id, dutch), method, body)).status).toBe(409)
    expect(await rowOf(id, 'nl')).toEqual(dutch)
    expect((await send(path(id, english), 'PUT', { enabled: true, isDefault: true })).status).toBe(200)
    expect(await read(id)).toMatchObject({ defaultLocale: 'en' })
    expect((await rowOf(id, 'nl')).isDefault).toBe(false)
    expect((await send(path(id, dutch), 'DELETE')).status).toBe(204)
  })

  it('is not removed while page URLs use it', async () => {
    const domain = await createDomain(payload, company.tenant, { hostname: hostname() })
    const page = await createPage(payload, company, { locale: 'en' })
    await createPageUrl(payload, { ...company, domain }, page, '/about-us', 'en')
    const refused = await send(path(domain.id, await rowOf(domain.id, 'en')), 'DELETE')
    expect(refused.status).toBe(409)
    expect((await problemOf(refused)).detail).toContain('still 1 address in')
  })

  it('is only found on its own domain', async () => {
    const domain = await createDomain(payload, company.tenant, { hostname: hostname() })
    const row = await rowOf(domain.id, 'en')
    for (const id of [company.domain.id, other.domain.id])
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { enabled: false }],
        ['DELETE', undefined],
      ] as const)
        expect((await send(path(id, row), method, body)).status).toBe(404)
    expect((await rowOf(domain.id, 'en')).enabled).toBe(true)
  })

  it('is only updated in the version named by If-Match', async () => {
    const { id } = await createDomain(payload, company.tenant, { hostname: hostname() })
    const row = await rowOf(id, 'en')
    const put = (headers = {}) => send(path(id, row), 'PUT', { enabled: true, fallbackNote: 'x' }, headers)
    const etag = (await put()).headers.get('etag') ?? ''
    expect((await put({ 'if-match': etag })).status).toBe(200)
    expect((await put({ 'if-match': '"older"' })).status).toBe(412)
  })
})

describe('GET /api/admin/locales', () => {
  it('lists Dutch and English', async () => {
    const answer = await send('/api/admin/locales', 'GET')
    expect(await answer.json()).toMatchObject({
      data: [
        { code: 'nl', languageTag: 'nl-NL', name: 'Nederlands' },
        { code: 'en', languageTag: 'en-US', name: 'English' },
      ],
    })
  })
})

import { randomUUID } from 'node:crypto'
import { ValidationError, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { Page, PageUrl } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, createDomain, type Company } from '@/src/testing/tenants'

const scene = { overrideAccess: true } as const

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

type UrlInput = { name: string; canonical?: boolean; locale?: Locale }

const add = (page: Page, path: string, more: Partial<PageUrl> = {}): Promise<PageUrl> =>
  payload.create({
    collection: 'page-urls',
    data: {
      tenant: company.tenant.id,
      domain: company.domain.id,
      page: page.id,
      locale: 'nl',
      path,
      ...more,
    },
    ...scene,
  })

const change = (url: PageUrl, data: Partial<PageUrl>): Promise<PageUrl> =>
  payload.update({ collection: 'page-urls', id: url.id, data, ...scene })

/** Three paths, in their order. */
const paths = (): [string, string, string] => {
  const id = randomUUID()
  return [`/a-${id}`, `/b-${id}`, `/c-${id}`]
}

const canonicalOf = async (page: Page, locale: Locale = 'nl'): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: { page: { equals: page.id }, locale: { equals: locale }, canonical: { equals: true } },
    pagination: false,
    ...scene,
  })
  return docs.map(({ path }) => path)
}

describe('the canonical URL of a page per domain and locale', () => {
  it('is the first URL, whatever the request says, and stays so when another is added', async () => {
    const page = await createPage(payload, company)
    const [a, b] = paths()
    expect((await add(page, b, { canonical: false })).canonical).toBe(true)
    expect((await add(page, a)).canonical).toBe(false)
    expect(await canonicalOf(page)).toEqual([b])
  })

  it('is the URL that was last set as canonical, on creation or on change', async () => {
    const page = await createPage(payload, company)
    const [a, b, c] = paths()
    const first = await createPageUrl(payload, company, page, a)
    await add(page, b)
    await add(page, c, { canonical: true })
    expect(await canonicalOf(page)).toEqual([c])
    await change(first, { canonical: true })
    expect(await canonicalOf(page)).toEqual([a])
  })

  it('becomes another URL when it is unset, unless there is no other', async () => {
    const page = await createPage(payload, company)
    const [a, b, c] = paths()
    const url = await createPageUrl(payload, company, page, a)
    expect((await change(url, { canonical: false })).canonical).toBe(true)
    for (const path of [c, b]) await createPageUrl(payload, company, page, path)
    await change(url, { canonical: false })
    expect(await canonicalOf(page)).toEqual([b])
  })

  it('becomes another URL when it is deleted', async () => {
    const page = await createPage(payload, company)
    const [a, b, c] = paths()
    const url = await createPageUrl(payload, company, page, a)
    for (const path of [c, b]) await createPageUrl(payload, company, page, path)
    await payload.delete({ collection: 'page-urls', id: url.id, ...scene })
    expect(await canonicalOf(page)).toEqual([b])
  })

  it('becomes another URL when it moves to another locale or page', async () => {
    const [page, other] = [await createPage(payload, company), await createPage(payload, company)]
    const [a, b, c] = paths()
    const url = await createPageUrl(payload, company, page, a)
    const second = await createPageUrl(payload, company, page, b)
    await createPageUrl(payload, company, page, c)
    await change(url, { locale: 'en' })
    expect([await canonicalOf(page), await canonicalOf(page, 'en')]).toEqual([[b], [a]])
    await change(second, { page: other.id })
    expect([await canonicalOf(page), await canonicalOf(other)]).toEqual([[c], [b]])
  })

  it('does not depend on those of another page, locale or domain', async () => {
    const [page, other] = [await createPage(payload, company), await createPage(payload, company)]
    const domain = await createDomain(payload, company.tenant)
    const [a, b, c] = paths()
    await createPageUrl(payload, company, page, a)
    await createPageUrl(payload, company, page, a, 'en')
    await createPageUrl(payload, company, other, b)
    const elsewhere = await createPageUrl(payload, { ...company, domain }, page, c)
    await change(elsewhere, { canonical: true })
    expect((await canonicalOf(page)).toSorted()).toEqual([a, c])
    expect(await canonicalOf(page, 'en')).toEqual([a])
    expect(await canonicalOf(other)).toEqual([b])
  })

  it('is unique after concurrent changes', async () => {
    const page = await createPage(payload, company)
    const urls: PageUrl[] = []
    for (const path of paths()) urls.push(await createPageUrl(payload, company, page, path))
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(urls.map((url) => change(url, { canonical: true })))
      expect(await canonicalOf(page)).toHaveLength(1)
    }
  })

  it('is not changed by a rejected save or by an account without permission', async () => {
    const page = await createPage(payload, company)
    const [a, b, c] = paths()
    await createPageUrl(payload, company, page, a)
    await createPageUrl(payload, company, await createPage(payload, company), b)
    await expect(add(page, b, { canonical: true })).rejects.toThrow()
    await expect(add(page, c, { canonical: true, domain: 'none' })).rejects.toThrow(ValidationError)
    for (const [{ tenant, domain }, user] of [
      [company, company.viewer],
      [company, stranger.editor],
      [stranger, stranger.editor],
    ] as const) {
      const expected = { tenant: tenant.id, domain: domain.id, locale: 'nl' as const, path: c }
      const data = { ...expected, page: page.id, canonical: true }
      await expect(
        payload.create({ collection: 'page-urls', data, user, overrideAccess: false }),
      ).rejects.toThrow()
    }
    expect(await canonicalOf(page)).toEqual([a])
  })
})

describe('the canonical URL in POST /api/admin/page-urls/pages/{id}', () => {
  const set = (page: Page, urls: UrlInput[]) =>
    call(`/api/admin/page-urls/pages/${page.id}`, {
      method: 'POST',
      token,
      body: urls.map(({ name, locale = 'nl', ...url }) => ({
        domain: company.domain.id,
        locale,
        path: name,
        ...url,
      })),
    })

  it.each<[string, (boolean | undefined)[], number]>([
    ['the one that is set', [undefined, true, undefined], 1],
    ['the first that is not unset', [false, undefined, undefined], 1],
    ['the first when all are unset', [false, false, false], 0],
  ])('is %s', async (_, canonical, expected) => {
    const page = await createPage(payload, company)
    const names = paths()
    const urls = names.map((name, index) => ({ name, canonical: canonical[index] }))
    expect((await set(page, urls)).status).toBe(200)
    expect(await canonicalOf(page)).toEqual([names[expected]])
    const other = names.map((name, index) => ({ name, canonical: index === (expected + 1) % 3 }))
    expect((await set(page, other)).status).toBe(200)
    expect(await canonicalOf(page)).toEqual([names[(expected + 1) % 3]])
  })

  it('is rejected with 422 at the second one', async () => {
    const page = await createPage(payload, company)
    const [a, b] = paths()
    const urls = [
      { name: a, canonical: true },
      { name: a, canonical: true, locale: 'en' as const },
      { name: b, canonical: true },
    ]
    const response = await set(page, urls)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ path: '2.canonical' }] })
  })
})

import { randomUUID } from 'node:crypto'
import { commitTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Locale } from '@/src/lib/constants'
import type { Domain } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createDomain, localeIds } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'

const problemSchema = z.object({ errors: z.array(z.object({ path: z.string() })) })

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
})

const newPath = () => `/pad-${randomUUID()}`
const rowIn = async ({ id }: Domain, code: Locale) => {
  const locale = (await localeIds(payload))[code]
  const where = { domain: { equals: id }, locale: { equals: locale } }
  const { docs } = await payload.find({ collection: 'domain-locales', where, overrideAccess: true })
  return docs[0]?.id
}
const remove = (row: string | undefined) =>
  restRequest(payload, company.admin, 'DELETE', `domain-locales/${row}`)
const pathsOn = async ({ id }: Domain) => {
  const where = { domain: { equals: id } }
  const { docs } = await payload.find({ collection: 'page-urls', where, overrideAccess: true })
  return docs.map(({ path }) => path)
}

describe('saving a page URL', () => {
  it('is rejected at the locale when its domain does not have that locale', async () => {
    const domain = await createDomain(payload, company.tenant, { locales: ['nl'] })
    const page = await createPage(payload, company)
    const urls = [
      { domain: domain.id, locale: 'nl', path: newPath() },
      { domain: domain.id, locale: 'en', path: newPath() },
    ]
    const response = await call(`/api/admin/page-urls/pages/${page.id}`, { token, body: urls })
    expect(response.status).toBe(422)
    expect(problemSchema.parse(await response.json()).errors).toMatchObject([{ path: '1.locale' }])
    const body = { tenant: company.tenant.id, page: page.id, ...urls[1] }
    const { status, text } = await restRequest(payload, company.admin, 'POST', 'page-urls', { body })
    expect([status, text]).toEqual([400, expect.stringContaining('"path":"locale"')])
    const url = await createPageUrl(payload, { ...company, domain }, page, newPath())
    const moved = await restRequest(payload, company.admin, 'PATCH', `page-urls/${url.id}`, {
      body: { locale: 'en' },
    })
    expect([moved.status, await pathsOn(domain)]).toEqual([400, [url.path]])
  })

  it('is accepted in the default locale, listed or not, and in a disabled locale', async () => {
    const page = await createPage(payload, company)
    const bare = await createDomain(payload, company.tenant, { locales: [] })
    await createPageUrl(payload, { ...company, domain: bare }, page, newPath())
    const fallback = await createDomain(payload, company.tenant, { defaultCode: null, locales: [] })
    await createPageUrl(payload, { ...company, domain: fallback }, page, newPath(), 'en')
    const domain = await createDomain(payload, company.tenant)
    const id = (await rowIn(domain, 'en')) ?? ''
    await payload.update({ collection: 'domain-locales', id, data: { enabled: false }, overrideAccess: true })
    await createPageUrl(payload, { ...company, domain }, page, newPath(), 'en')
    expect((await Promise.all([bare, fallback, domain].map(pathsOn))).map((paths) => paths.length)).toEqual([
      1, 1, 1,
    ])
  })
})

describe('a domain locale with page URLs', () => {
  it('cannot be changed to another locale', async () => {
    const domain = await createDomain(payload, company.tenant, { defaultCode: 'en', locales: ['nl'] })
    await createPageUrl(payload, { ...company, domain }, await createPage(payload, company), newPath())
    const body = { locale: (await localeIds(payload)).en }
    const { status } = await restRequest(
      payload,
      company.admin,
      'PATCH',
      `domain-locales/${await rowIn(domain, 'nl')}`,
      { body },
    )
    expect([status, await rowIn(domain, 'en')]).toEqual([409, undefined])
  })

  it('stays when another locale becomes the default', async () => {
    const domain = await createDomain(payload, company.tenant, { locales: ['en'] })
    const body = { defaultLocale: (await localeIds(payload)).en }
    expect(
      (await restRequest(payload, company.admin, 'PATCH', `domains/${domain.id}`, { body })).status,
    ).toBe(200)
    expect(await rowIn(domain, 'nl')).toEqual(expect.any(String))
  })

  it('cannot be removed while a page URL in it is being written', async () => {
    const domain = await createDomain(payload, company.tenant)
    const [page, path] = [await createPage(payload, company), newPath()]
    const data = { tenant: company.tenant.id, domain: domain.id, page: page.id, locale: 'en' as const, path }
    const row = await rowIn(domain, 'en')
    const { removal } = await transaction(payload, commitTransaction, async (req) => {
      await payload.create({ collection: 'page-urls', data, req, overrideAccess: true })
      const removal = remove(row)
      await waitForLockWaiter(payload)
      return { removal }
    })
    expect([(await removal).status, await rowIn(domain, 'en')]).toEqual([409, row])
  })

  it.each([
    ['committed', commitTransaction, 400, 0],
    ['rolled back', killTransaction, 201, 1],
  ])(
    'accepts a page URL only when its concurrent removal is rolled back (%s)',
    async (_, end, expected, count) => {
      const domain = await createDomain(payload, company.tenant)
      const page = await createPage(payload, company)
      const body = {
        tenant: company.tenant.id,
        domain: domain.id,
        page: page.id,
        locale: 'en',
        path: newPath(),
      }
      const id = (await rowIn(domain, 'en')) ?? ''
      const { writing } = await transaction(payload, end, async (req) => {
        await payload.delete({ collection: 'domain-locales', id, req, overrideAccess: true })
        const writing = restRequest(payload, company.admin, 'POST', 'page-urls', { body })
        await waitForLockWaiter(payload)
        return { writing }
      })
      expect([(await writing).status, (await pathsOn(domain)).length]).toEqual([expected, count])
    },
  )
})

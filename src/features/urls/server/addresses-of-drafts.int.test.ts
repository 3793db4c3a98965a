import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const as = { overrideAccess: true } as const
const fresh = (name = 'pagina') => `/${name}-${randomUUID()}`
const draft = () => createPage(payload, company, { status: 'draft' })
const here = (path: string, domain = company.domain.id) => [{ domain, path }]

const save = ({ id }: Page, query: string, body: object, locale: Locale = 'nl') =>
  restRequest(payload, company.editor, 'PATCH', `pages/${id}?locale=${locale}&depth=0${query}`, { body })
const saveDraft = (page: Page, body: object, locale?: Locale) =>
  save(page, '&draft=true', { _status: 'draft', ...body }, locale)

async function pathsOf({ id }: Page): Promise<string[]> {
  const where = { page: { equals: id }, locale: { equals: 'nl' } }
  const { docs } = await payload.find({ collection: 'page-urls', where, ...as })
  return docs.map(({ path }) => path)
}

/** The addresses that the newest draft of a page is to have. */
async function keptIn({ id }: Page) {
  const page = await payload.findByID({ collection: 'pages', id, locale: 'nl', draft: true, depth: 0, ...as })
  return page.addresses ?? null
}

describe('the address of a draft', () => {
  it('that is taken does not keep a draft from being saved, stays with it, and is stored once it is free', async () => {
    const taken = fresh()
    const { id } = await createPageUrl(payload, company, await createPage(payload, company), taken)
    const page = await draft()
    const { status, text } = await saveDraft(page, { title: 'Gewijzigd', addresses: here(taken) })
    expect(status).toBe(200)
    expect((JSON.parse(text) as { doc: Page }).doc).toMatchObject({
      title: 'Gewijzigd',
      addresses: here(taken),
    })
    expect([await pathsOf(page), await keptIn(page)]).toEqual([[], here(taken)])
    await saveDraft(page, { title: 'Weer gewijzigd' })
    expect(await keptIn(page)).toEqual(here(taken))
    await payload.delete({ collection: 'page-urls', id, ...as })
    await saveDraft(page, { title: 'Nog eens' })
    expect([await pathsOf(page), await keptIn(page)]).toEqual([[taken], null])
  })

  it('that is taken stays with a new draft, next to the addresses that are free', async () => {
    const [taken, free] = [fresh(), fresh()]
    await createPageUrl(payload, company, await createPage(payload, company), taken)
    const domain = await createDomain(payload, company.tenant)
    const addresses = [...here(taken), ...here(free, domain.id)]
    const body = { title: 'Nieuw', layout: 'main', tenant: company.tenant.id, addresses }
    const { text } = await restRequest(payload, company.editor, 'POST', 'pages?locale=nl&draft=true', {
      body,
    })
    const page = (JSON.parse(text) as { doc: Page }).doc
    expect([await pathsOf(page), await keptIn(page)]).toEqual([[free], here(taken)])
  })

  it('that is taken and stays with a draft rejects its publication, also among several, with the reason', async () => {
    const taken = fresh()
    const owner = await createPage(payload, company, { title: 'Bezet' })
    await createPageUrl(payload, company, owner, taken)
    const page = await draft()
    await saveDraft(page, { addresses: here(taken) })
    expect((await save(page, '', { _status: 'published' })).text).toMatch(/already used by the page “Bezet”/)
    const token = await tokenOf(payload, company.editor)
    const body = { action: 'publish', locale: 'nl', ids: [page.id] }
    const answer = await call('/api/admin/pages/bulk', { token, body })
    const reason = expect.stringMatching(/already used by the page “Bezet”.*Choose another/) as unknown
    expect(await answer.json()).toMatchObject({ data: { documents: [{ outcome: 'rejected', reason }] } })
    expect([await pathsOf(page), await keptIn(page)]).toEqual([[], here(taken)])
  })

  it('that another page has is rejected when every language is published, and changes nothing', async () => {
    const [own, taken] = [fresh(), fresh('bezet')]
    await createPageUrl(payload, company, await createPage(payload, company), taken)
    const page = await draft()
    await saveDraft(page, { addresses: here(own) })
    await saveDraft(page, { title: 'Title', addresses: here(fresh('page')) }, 'en')
    const body = { _status: 'published', title: 'Gewijzigd', addresses: here(taken) }
    const { status, text } = await save(page, '&publishAllLocales=true', body)
    expect({ status, text }).toMatchObject({ status: 409, text: expect.stringContaining('already used') })
    for (const locale of LOCALES) {
      const online = await payload.findByID({ collection: 'pages', id: page.id, locale, ...as })
      expect(online._status).toBe('draft')
    }
    expect(await pathsOf(page)).toEqual([own])
  })

  it('that is kept with a draft gives way to the URLs with which the API publishes', async () => {
    const page = await draft()
    const [own, kept] = [fresh('oud'), fresh('nieuw')]
    await save(page, '', { _status: 'published', addresses: here(own) })
    await saveDraft(page, { addresses: here(kept) })
    const token = await tokenOf(payload, company.editor)
    const urls = [{ domain: company.domain.id, locale: 'nl', path: own }]
    const body = { title: 'Over ons', status: 'published', urls }
    const answer = await call(`/api/admin/pages/${page.id}?locale=nl`, { method: 'PUT', token, body })
    expect(answer.status).toBe(200)
    expect(await pathsOf(page)).toEqual([own])
    const target = { collection: 'pages', id: page.id, locale: 'nl', draft: true, ...as } as const
    expect((await payload.findByID(target)).addresses ?? null).toBeNull()
    const from = { collection: 'redirects', where: { from: { equals: kept } }, ...as } as const
    expect((await payload.count(from)).totalDocs).toBe(0)
  })
})

import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const as = { overrideAccess: true } as const
const fresh = (name = 'pagina') => `/${name}-${randomUUID()}`
const draft = () => createPage(payload, company, { status: 'draft' })
const here = (path: string) => [{ domain: company.domain.id, path }]

const save = ({ id }: Page, query: string, body: object, locale: Locale = 'nl') =>
  restRequest(payload, company.editor, 'PATCH', `pages/${id}?locale=${locale}&depth=0${query}`, { body })
const saveDraft = (page: Page, body: object, locale?: Locale) =>
  save(page, '&draft=true', { _status: 'draft', ...body }, locale)

async function pathsOf({ id }: Page): Promise<string[]> {
  const where = { page: { equals: id }, locale: { equals: 'nl' } }
  const { docs } = await payload.find({ collection: 'page-urls', where, ...as })
  return docs.map(({ path }) => path)
}

describe('the address of a draft', () => {
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

import { createLocalReq, type Payload, type Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { countTranslations } from './list-translations'
import { readCounts } from './read-counts'
import { sourceLocale } from './source-locale'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

async function outdatedPage(own: Company): Promise<string> {
  const { id } = await createPage(payload, own, { status: 'draft', title: 'Titel' })
  const page = { collection: 'pages', id, draft: true, overrideAccess: true } as const
  await payload.update({ ...page, locale: 'en', data: { title: 'Title' } })
  await payload.update({ ...page, locale: 'nl', data: { title: 'Andere titel' } })
  return id
}

/** The documents of a list of the panel with this query, for the selected tenant. */
async function listed(own: Company, query: Record<string, string>): Promise<string[]> {
  const headers = new Headers({ cookie: `payload-tenant=${own.tenant.id}` })
  const req = await createLocalReq({ user: own.editor, req: { headers, query } }, payload)
  const { baseFilter } = payload.collections.pages.config.admin
  const where: Where = (await baseFilter?.({ req, limit: 10, page: 1, sort: '' })) ?? {}
  const { docs } = await payload.find({
    ...{ collection: 'pages', where, draft: true, depth: 0, pagination: false },
    ...{ user: own.editor, overrideAccess: false },
  })
  return docs.map(({ id }) => id)
}

describe('a list', () => {
  it('shows only what is outdated in a language, of its own tenant', async () => {
    const other = await createCompany(payload)
    const [outdated, foreign] = [await outdatedPage(company), await outdatedPage(other)]
    const current = (await createPage(payload, company, { title: 'Nieuw' })).id
    expect(await listed(company, {})).toEqual(expect.arrayContaining([outdated, current]))
    expect(await listed(company, { translation: 'outdated', to: 'en' })).toEqual([outdated])
    expect(await listed(company, { translation: 'missing', to: 'en' })).toContain(current)
    expect(await listed(other, { translation: 'outdated', to: 'en' })).toEqual([foreign])
    expect(await listed(company, { translation: 'unknown', to: 'xx' })).toContain(current)
  })

  it('reads what its rows lack in one statement', async () => {
    const ids = [await outdatedPage(company), await outdatedPage(company)]
    let countsOf: Awaited<ReturnType<typeof readCounts>> = () => []
    const statements = await countStatements(payload, async () => {
      countsOf = await readCounts(payload, ids)
    })
    expect(statements).toBe(1)
    for (const id of ids)
      expect(countsOf(id)).toMatchObject([{ locale: 'en', total: 1, missing: 0, outdated: 1 }])
  })
})

it('counts the documents of a tenant, and those of one collection', async () => {
  const own = await createCompany(payload)
  await outdatedPage(own)
  const req = await createLocalReq({}, payload)
  const asked = { tenant: own.tenant.id, from: 'nl', to: 'en' } as const
  const one = { missing: 0, outdated: 1, unreviewed: 0, complete: 0 }
  expect(await countTranslations(req, asked)).toEqual(one)
  expect(await countTranslations(req, { ...asked, collection: 'posts' })).toEqual({ ...one, outdated: 0 })
})

it('translates from the default language of most domains, the first deciding between equals', async () => {
  const own = await createCompany(payload)
  const req = await createLocalReq({}, payload)
  expect(await sourceLocale(req, own.tenant.id)).toBe('nl')
  await createDomain(payload, own.tenant, { defaultCode: 'en' })
  expect(await sourceLocale(req, own.tenant.id)).toBe('nl')
  await createDomain(payload, own.tenant, { defaultCode: null })
  expect(await sourceLocale(req, own.tenant.id)).toBe('en')
})

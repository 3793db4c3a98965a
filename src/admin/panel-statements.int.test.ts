import { randomUUID } from 'node:crypto'
import { createLocalReq, getAccessResults, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { readLanguages } from '@/src/features/dashboard/server/read-languages'
import { readAddresses } from '@/src/features/urls/server/read-addresses'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageWithUrls } from '@/src/testing/pages'
import { after, scheduledPost } from '@/src/testing/schedules'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { type RowFacts, rowFacts } from './lists/row-facts'

/**
 * The most statements of what the panel reads through Payload for a page: permissions, and the documents with their locks.
 * The rest (the session, preferences, the tenants) is counted by `npm run bench:panel`.
 */
const MAX = { list: 3, edit: 3 } as const

let payload: Payload
let company: Company
let id: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  id = (await createPage(payload, company)).id
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
})

async function requestOfPage() {
  const req = await createLocalReq({ user: company.admin, req: { headers: new Headers() } }, payload)
  await getAccessResults({ req })
  return { draft: true, depth: 0, overrideAccess: false, req: { ...req } } as const
}

const views: Record<keyof typeof MAX, () => Promise<unknown>> = {
  list: async () =>
    payload.find({ collection: 'pages', includeLockStatus: true, limit: 10, ...(await requestOfPage()) }),
  edit: async () => payload.findByID({ collection: 'pages', id, ...(await requestOfPage()) }),
}

describe('the statements of a page of the panel', () => {
  it.each(Object.keys(MAX) as (keyof typeof MAX)[])('are few for the %s view', async (view) => {
    expect(await countStatements(payload, views[view])).toBeLessThanOrEqual(MAX[view])
  })

  it('are one for the states and the addresses of all rows of a list, which are those of the document', async () => {
    const online = await createPageWithUrls(payload, company)
    const draft = await createPage(payload, company, { status: 'draft', locale: 'en' })
    const ids = [online.id, draft.id, randomUUID()]
    const found: RowFacts[] = []
    const readAll = async () =>
      void found.push(...(await Promise.all(ids.map((row) => rowFacts(payload, 'pages', row)))))
    expect(await countStatements(payload, readAll)).toBe(1)
    const languagesOf = await readLanguages(payload, 'pages', ids)
    const addressesOf = await readAddresses(payload.db.drizzle, 'pages', ids)
    expect(found).toEqual(ids.map((row) => ({ languages: languagesOf(row), addresses: addressesOf(row) })))
    expect(found.map(({ addresses, languages }) => [addresses.length, languages.nl.state])).toEqual([
      [2, 'published'],
      [0, 'missing'],
      [0, 'missing'],
    ])
  })

  it('know the time of a scheduled post', async () => {
    const { id: row } = await scheduledPost(payload, company, { at: after(2) })
    const { languages } = await rowFacts(payload, 'posts', row)
    expect(languages.nl).toMatchObject({ state: 'scheduled', at: after(2) })
  })
})

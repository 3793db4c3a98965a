import { createLocalReq, getAccessResults, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'

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
})

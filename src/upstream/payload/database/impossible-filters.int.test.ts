import type { Payload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createPage(payload, company)
})

const find = (where: Where, pagination = true) =>
  payload.find({ collection: 'pages', where, pagination, limit: 5, depth: 0, overrideAccess: true })

const IMPOSSIBLE: Where[] = [{ id: { in: [] } }, { and: [{ title: { exists: true } }, { id: { in: [] } }] }]

describe('a filter that nothing can match', () => {
  it.each(IMPOSSIBLE)('%j is answered without a statement, as Postgres would', async (where) => {
    expect(await countStatements(payload, () => find(where))).toBe(0)
    for (const pagination of [true, false]) {
      const {
        totalPages: _pages,
        pagingCounter: _counter,
        ...theirs
      } = await withPlainAdapter(payload, ['find'], () => find(where, pagination))
      expect(await find(where, pagination)).toMatchObject(theirs)
    }
  })

  it('is not one with an alternative', async () => {
    const own: Where = { tenant: { equals: company.tenant.id } }
    expect((await find({ or: [{ id: { in: [] } }, own] })).totalDocs).toBe(1)
  })
})

it('Payload sends a filter that nothing can match', async () => {
  const sent = await withPlainAdapter(payload, ['find'], () =>
    countStatements(payload, () => find({ id: { in: [] } })),
  )
  expect(sent).toBeGreaterThan(0)
})

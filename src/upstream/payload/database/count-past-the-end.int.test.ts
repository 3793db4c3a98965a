import type { Where } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { countAll } from './count-past-the-end'

async function pagesOf() {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  await createPage(payload, company)
  // By a localized text, which lies in a table of its own.
  const where: Where = { tenant: { equals: company.tenant.id }, title: { exists: true } }
  return (page: { page: number; limit: number }) =>
    payload.find({ collection: 'pages', locale: 'nl', where, ...page, overrideAccess: true })
}

it('Payload counts nothing on a page past the end', async () => {
  const find = await pagesOf()
  const totals = [1, 2].map(async (page) => (await find({ page, limit: 10 })).totalDocs)
  expect(await Promise.all(totals)).toEqual([1, 0])
})

it('counts the documents of all pages', async () => {
  const find = await pagesOf()
  const page = { page: 2, limit: 10 }
  expect(await countAll(await find(page), page, find)).toBe(1)
})

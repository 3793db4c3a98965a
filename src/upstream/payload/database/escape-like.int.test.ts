import type { Where } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { likeContains } from './escape-like'

async function titlesWith(condition: { contains: string }): Promise<string[]> {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  for (const title of ['100% wol', '1000 wolken']) await createPage(payload, company, { title })
  const where: Where = { and: [{ tenant: { equals: company.tenant.id } }, { title: condition }] }
  const { docs } = await payload.find({ collection: 'pages', locale: 'nl', where, overrideAccess: true })
  return docs.map(({ title }) => title).toSorted()
}

it('Payload treats a percent sign in a search as a wildcard', async () => {
  expect(await titlesWith({ contains: '100% wol' })).toEqual(['100% wol', '1000 wolken'])
})

it('likeContains matches the text literally', async () => {
  expect(await titlesWith(likeContains('100% wol'))).toEqual(['100% wol'])
})

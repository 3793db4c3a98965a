import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { type Company, createCompany } from '@/src/testing/tenants'
import { draftsTagged } from './localized-text-filter'

let payload: Payload
let company: Company
let id: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  id = (await createPost(payload, company, { tags: ['techniek', 'ontwerp'] })).id
})

it('Payload cannot filter by a tag of a post', async () => {
  const where = { tags: { in: ['techniek'] } }
  await expect(
    payload.find({ collection: 'posts', where, locale: 'nl', overrideAccess: true }),
  ).rejects.toThrow()
})

it('finds drafts by a tag, of one tenant in one language', async () => {
  const other = await createCompany(payload)
  const find = ({ tenant }: Company, locale: 'nl' | 'en', tag = 'techniek') =>
    draftsTagged(payload.db.drizzle, { tenant: tenant.id, locale, tag })
  expect(await find(company, 'nl')).toEqual([id])
  expect(await Promise.all([find(company, 'en'), find(other, 'nl'), find(company, 'nl', 'tech')])).toEqual([
    [],
    [],
    [],
  ])
})

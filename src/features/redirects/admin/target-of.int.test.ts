import { beforeAll, expect, it } from 'vitest'
import type { Payload } from 'payload'

import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { targetOf } from './target-of'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('targetOf returns a URL, a page path with its locale, or null for 410', async () => {
  const company = await createCompany(payload)
  const page = await createPage(payload, company)
  const dutch = await createPageUrl(payload, company, page, '/over-ons')
  const english = await createPageUrl(payload, company, page, '/about', 'en')
  const [one, other, outside, gone] = await Promise.all([
    targetOf(payload, { status: '301', to: { type: 'reference', reference: dutch.id } }),
    targetOf(payload, { status: '301', to: { type: 'reference', reference: english } }),
    targetOf(payload, { status: '302', to: { type: 'custom', url: 'https://example.org' } }),
    targetOf(payload, { status: '410', to: { type: 'custom', url: '/oud' } }),
  ])
  expect([one, other, outside, gone]).toEqual(['/over-ons · NL', '/about · EN', 'https://example.org', null])
})

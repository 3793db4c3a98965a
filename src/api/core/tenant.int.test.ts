import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { cacheTags } from '@/src/cache/tags'
import { invalidateProcessCaches, disableProcessCaches } from '@/src/cache/tagged-cache'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
})

beforeEach(() => invalidateProcessCaches([cacheTags.everything()]))
afterAll(disableProcessCaches)

const ask = (as = token) => call('/api/admin/authors', { token: as, tenant: company.tenant.slug })
const statements = () => countStatements(payload, () => ask())

it('reads the named tenant once, and again after it has changed', async () => {
  const first = await statements()
  expect(await statements()).toBe(first - 1)
  invalidateProcessCaches([cacheTags.tenant(company.tenant.id)])
  expect(await statements()).toBe(first)
})

it('reads the only tenant of a caller once too, which needs no name', async () => {
  const unnamed = () => countStatements(payload, () => call('/api/admin/authors', { token }))
  const first = await unnamed()
  expect(await unnamed()).toBe(first - 1)
  invalidateProcessCaches([cacheTags.tenant(company.tenant.id)])
  expect(await unnamed()).toBe(first)
})

it('finds a cached tenant only for its own members', async () => {
  expect((await ask()).status).toBe(200)
  const other = await createCompany(payload)
  expect((await ask(await tokenOf(payload, other.admin))).status).toBe(404)
  expect((await ask()).status).toBe(200)
})

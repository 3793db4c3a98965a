import fc from 'fast-check'
import { configToJSONSchema, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { schemaArbitrary } from '@/src/testing/schema-arbitrary'
import { createCompany } from '@/src/testing/tenants'

const RUNS = 200
const TIMEOUT_MS = 120_000

let payload: Payload
let token: string
let known: string[]

beforeAll(async () => {
  payload = await payloadInstance()
  const company = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
  known = [(await createPage(payload, company)).id, company.domain.id, company.tenant.id]
})

describe('a block with arbitrary values', () => {
  it(
    'is stored or rejected',
    async () => {
      const schema = configToJSONSchema(payload.config, 'text')
      const names = (payload.config.blocks ?? []).map(({ slug, interfaceName = slug }) => interfaceName)
      const arbitrary = schemaArbitrary(schema, known, 0.02)
      const blocks = fc.array(
        fc.oneof(...names.map((name) => arbitrary({ $ref: `#/definitions/${name}` }))),
        { maxLength: 3 },
      )
      await fc.assert(
        fc.asyncProperty(blocks, fc.constantFrom('draft', 'published'), async (sent, status) => {
          const body = { title: 'Blokken', status, blocks: sent }
          const response = await call('/api/admin/pages', { body, token })
          expect([201, 400, 422]).toContain(response.status)
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )
})

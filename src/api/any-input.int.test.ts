import fc from 'fast-check'
import { configToJSONSchema, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/payload'
import { apiDocument, call, tokenOf } from '@/src/testing/api'
import { createForm } from '@/src/testing/forms'
import { createAvailability } from '@/src/testing/bookings'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { schemaArbitrary } from '@/src/testing/schema-arbitrary'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'

const RUNS = 40
const TIMEOUT_MS = 120_000

const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
  .parse(apiDocument)
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

let payload: Payload
let company: Company
let tokens: (string | undefined)[]
let known: string[]

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const superAdmin = await createPerson(payload, { superAdmin: true })
  tokens = [
    undefined,
    ...(await Promise.all([company.admin, superAdmin].map((person) => tokenOf(payload, person)))),
  ]
  await createAvailability(payload, company)
  const page = await createPage(payload, company)
  await createPageUrl(payload, company, page, '/over-ons')
  const form = await createForm(payload, company)
  known = [form.id, page.id, company.domain.id, company.tenant.id]
})

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Requests to an operation: parameters and body much as its schema says, with something else here and there. */
function requests({ path, operation }: (typeof operations)[number]) {
  const arbitrary = schemaArbitrary(apiDocument, known)
  const at = (place: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, arbitrary(schema).map(asText)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] },
    )
  const json = operation.requestBody?.content['application/json']
  return fc
    .record({
      params: at('path'),
      query: at('query'),
      token: fc.nat({ max: tokens.length - 1 }),
      body: json ? arbitrary(json.schema) : fc.constant(undefined),
    })
    .map(({ params, query, token, body }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name]?.toWellFormed() || '-'),
      )
      const search = new URLSearchParams(query as Record<string, string>).toString()
      return { url: search ? `${filled}?${search}` : filled, token, body }
    })
}

describe('whatever is sent', () => {
  it.each(operations)(
    'is answered by $method $path as published, and never with 500',
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(requests(operation), async ({ url, token, body }) => {
          const bearer = tokens[token]
          const response = await call(url, {
            method: operation.method,
            ...(body !== undefined && { body }),
            ...(bearer && { token: bearer }),
            tenant: company.tenant.slug,
            host: company.domain.hostname,
          })
          expect(response.status).not.toBe(500)
          if (response.status === 204 && operation.path.endsWith('/logout') && token > 0)
            tokens[token] = await tokenOf(payload, company.admin)
        }),
        { numRuns: operation.path.includes('/auth/') ? RUNS / 4 : RUNS },
      )
    },
    TIMEOUT_MS,
  )

  it(
    'is stored or refused where it stands in a block',
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
          const response = await call('/api/admin/pages', { body, token: tokens[1] ?? '' })
          expect([201, 400, 422]).toContain(response.status)
        }),
        { numRuns: 4 * RUNS },
      )
    },
    TIMEOUT_MS,
  )
})

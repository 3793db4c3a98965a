import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Domain } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** The locales of a domain, each with `isDefault`. */
async function defaultsOf(domain: Domain): Promise<Record<string, unknown>> {
  const { docs } = await payload.find({
    collection: 'domain-locales',
    where: { domain: { equals: domain.id } },
    depth: 1,
    ...scene,
  })
  return Object.fromEntries(
    docs.map(({ locale, isDefault }) => [typeof locale === 'string' ? locale : locale.code, isDefault]),
  )
}

describe('the default locale of a domain', () => {
  it('is the one set on the domain', async () => {
    expect(await defaultsOf(company.domain)).toEqual({ nl: true, en: false })
  })

  it('is English when the domain sets none', async () => {
    const domain = await createDomain(payload, company.tenant, { defaultCode: null })
    expect(await defaultsOf(domain)).toEqual({ nl: false, en: true })
  })
})

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany, createDomain, createTenant } from '@/src/testing/tenants'
import { routingPool } from './store/cache'
import { sqlStore } from './store/sql-store'
import { isTlsAllowed } from './tls-allowed'

const TOKEN = 'a-token-of-the-proxy'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const ask = (
  domain: string | null,
  token: string | null = TOKEN,
  expectedToken: string | undefined = TOKEN,
) => isTlsAllowed({ domain, token, expectedToken }, sqlStore(routingPool()))

describe('isTlsAllowed', () => {
  it('allows the domains of tenants in use, however they are written', async () => {
    const { hostname } = company.domain
    expect(await ask(hostname)).toBe(true)
    expect(await ask(`${hostname.toUpperCase()}.`)).toBe(true)
  })

  it('allows a domain that only redirects, which browsers reach by HTTPS first', async () => {
    const moved = await createDomain(payload, company.tenant, { redirectTo: company.domain.hostname })
    expect(await ask(moved.hostname)).toBe(true)
  })

  it('rejects unknown and malformed names, and those of suspended tenants', async () => {
    const suspended = await createDomain(payload, await createTenant(payload, { status: 'suspended' }))
    const names = [
      suspended.hostname,
      `x.${company.domain.hostname}`,
      'unknown.example',
      '',
      null,
      '[::1]',
      'a b',
    ]
    expect(await Promise.all(names.map((name) => ask(name)))).toEqual(names.map(() => false))
    expect(await ask(`${company.domain.hostname}:443`)).toBe(false)
  })

  it('rejects a caller without the token, with another one, and everybody when none is set', async () => {
    const { hostname } = company.domain
    expect(await ask(hostname, null)).toBe(false)
    expect(await ask(hostname, '')).toBe(false)
    expect(await ask(hostname, `${TOKEN}x`)).toBe(false)
    expect(
      await isTlsAllowed({ domain: hostname, token: '', expectedToken: undefined }, sqlStore(routingPool())),
    ).toBe(false)
  })
})

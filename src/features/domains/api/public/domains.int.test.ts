import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { type Company, createCompany, createDomain, createTenant } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { domain as domainSchema } from '@/src/api/shapes/domain'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const domainOf = async (response: Response) => (await bodyAs(response, dataOf(domainSchema))).data

describe('GET /api/domains', () => {
  it('returns the record of the host, ignoring port and letter case', async () => {
    const { hostname, id } = company.domain
    const response = await call('/api/domains', {
      host: hostname,
      headers: { host: `${hostname.toUpperCase()}:3000` },
    })
    expect(await domainOf(response)).toMatchObject({
      id,
      hostname,
      defaultLocale: { lang: 'nl', tag: 'nl-NL', name: 'Nederlands' },
      locales: [{ lang: 'nl' }, { lang: 'en' }],
      themePrimaryColor: company.domain.themePrimaryColor,
      logoMedia: null,
    })
  })

  it('returns that of another site with ?domain=', async () => {
    const other = await createCompany(payload)
    const response = await call(`/api/domains?domain=${other.domain.hostname}`, {
      host: company.domain.hostname,
    })
    expect((await domainOf(response)).id).toBe(other.domain.id)
  })

  it('falls back to English when the domain has no default locale', async () => {
    const domain = await createDomain(payload, company.tenant, { defaultCode: null })
    const { defaultLocale } = await domainOf(await call('/api/domains', { host: domain.hostname }))
    expect(defaultLocale.lang).toBe('en')
  })

  it('may be stored by a shared cache under the tags of the site, and answers 304 when the ETag is current', async () => {
    const { hostname, id } = company.domain
    const response = await call('/api/domains', { host: hostname })
    expect(response.headers.get('cache-control')).toMatch(
      /^public, .*s-maxage=\d+, stale-while-revalidate=\d+$/,
    )
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`site:${id}`)
    const etag = response.headers.get('etag') ?? ''
    const again = await call('/api/domains', { host: hostname, headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-tag')).toBe(response.headers.get('cache-tag'))
    expect(again.headers.get('x-request-id')).not.toBeNull()
  })

  it('is 404 "Unknown domain" for an unknown host', async () => {
    const response = await call('/api/domains', { host: 'nobody.example' })
    expect(response.status).toBe(404)
    expect(await bodyAs(response, problem)).toMatchObject({ title: 'Unknown domain', status: 404 })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is 503 while the tenant is suspended', async () => {
    const tenant = await createTenant(payload, { status: 'suspended' })
    const domain = await createDomain(payload, tenant)
    const response = await call('/api/domains', { host: domain.hostname })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
  })

  it('is 404 in a locale that the site does not serve', async () => {
    const domain = await createDomain(payload, company.tenant, { locales: ['nl'] })
    expect((await call('/api/domains?locale=en', { host: domain.hostname })).status).toBe(404)
  })
})

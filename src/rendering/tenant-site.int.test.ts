import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'
import { loadTenantSite } from './tenant-site'

let payload: Payload
let own: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  own = await createCompany(payload)
  other = await createCompany(payload)
})

describe('the site whose brand a person works with', () => {
  it('is that of the tenant they selected', async () => {
    const found = await loadTenantSite(own.viewer, own.tenant.id, 'nl')
    expect(found?.site.domain.hostname).toBe(own.domain.hostname)
  })

  it('is never that of a tenant they have no role in, whatever they selected', async () => {
    const found = await loadTenantSite(own.editor, other.tenant.id, 'nl')
    expect(found?.site.domain.hostname).toBe(own.domain.hostname)
  })

  it('is any tenant’s for a super admin', async () => {
    const person = await createPerson(payload, { superAdmin: true })
    const found = await loadTenantSite(person, other.tenant.id, 'en')
    expect(found?.site.domain.hostname).toBe(other.domain.hostname)
  })

  it('is nobody’s without a role', async () => {
    const guest = await createPerson(payload)
    expect(await loadTenantSite(guest, own.tenant.id, 'nl')).toBeNull()
  })
})

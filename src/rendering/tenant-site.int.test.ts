import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany, createPerson, createTenant } from '@/src/testing/tenants'
import { loadTenantSite } from './tenant-site'

let payload: Payload
let own: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  own = await createCompany(payload)
  other = await createCompany(payload)
})

describe('loadTenantSite', () => {
  it('returns the site of the selected tenant', async () => {
    const found = await loadTenantSite(own.viewer, own.tenant.id, 'nl')
    expect(found?.site.domain.hostname).toBe(own.domain.hostname)
  })

  it('never returns the site of a tenant in which the account has no role', async () => {
    const found = await loadTenantSite(own.editor, other.tenant.id, 'nl')
    expect(found?.site.domain.hostname).toBe(own.domain.hostname)
  })

  it('returns the site of any tenant for a super admin', async () => {
    const person = await createPerson(payload, { superAdmin: true })
    const found = await loadTenantSite(person, other.tenant.id, 'en')
    expect(found?.site.domain.hostname).toBe(other.domain.hostname)
  })

  it('returns the site of another tenant while the selected one has none', async () => {
    const person = await createPerson(payload, { superAdmin: true })
    const { id } = await createTenant(payload)
    expect(await loadTenantSite(person, id, 'nl')).not.toBeNull()
  })

  it('returns null for an account without a role', async () => {
    const guest = await createPerson(payload)
    expect(await loadTenantSite(guest, own.tenant.id, 'nl')).toBeNull()
  })
})

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { referenceId } from '@/src/access/memberships'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

async function end(by: Person | null, { id }: { id: string }, tenant = company.tenant.id) {
  const token = by && (await tokenOf(payload, by))
  const options = { method: 'DELETE', tenant, ...(token && { token }) }
  return (await callPanel(`/api/admin/users/${id}`, options)).status
}

/** The tenants of which somebody is a member; null for whose account is gone. */
async function tenantsOf({ id }: { id: string }): Promise<string[] | null> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return account && (account.tenants ?? []).map(({ tenant }) => referenceId(tenant))
}

const colleague = () => createPerson(payload, { role: 'editor', tenant: company.tenant })

describe('ending a membership from the panel', () => {
  it('removes that membership and no other', async () => {
    const person = await colleague()
    const tenants = [company.tenant.id, other.tenant.id].map((tenant) => ({
      tenant,
      role: 'viewer' as const,
    }))
    await payload.update({ collection: 'users', id: person.id, data: { tenants }, overrideAccess: true })
    expect(await end(company.admin, person)).toBe(204)
    expect(await tenantsOf(person)).toEqual([other.tenant.id])
    expect(await end(company.admin, person)).toBe(404)
  })

  it('keeps an account without other roles, unless its invitation was never accepted', async () => {
    const [confirmed, invited] = [await colleague(), await colleague()]
    const data = { _verified: false, confirmUntil: null }
    await payload.update({ collection: 'users', id: invited.id, data, overrideAccess: true })
    expect([await end(company.admin, confirmed), await end(company.admin, invited)]).toEqual([204, 204])
    expect([await tenantsOf(confirmed), await tenantsOf(invited)]).toEqual([[], null])
  })

  it('is 404 or 403 for visitors, editors, and admins of another tenant', async () => {
    const person = await colleague()
    const asked = [end(null, person), end(company.editor, person), end(other.admin, person)]
    expect(await Promise.all(asked)).toEqual([401, 403, 404])
    expect(await end(other.admin, person, other.tenant.id)).toBe(404)
    expect(await tenantsOf(person)).toEqual([company.tenant.id])
  })

  it('is rejected for one’s own membership', async () => {
    expect(await end(company.admin, company.admin)).toBe(409)
    expect(await tenantsOf(company.admin)).toEqual([company.tenant.id])
  })

  it('answers 404 for an unknown account', async () => {
    expect(await end(company.admin, { id: '00000000-0000-4000-8000-000000000000' })).toBe(404)
  })
})

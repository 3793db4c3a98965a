import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { referenceId } from '@/src/access/memberships'
import { call, tokenOf } from '@/src/testing/api'
import { payloadInstance } from '@/src/platform/payload'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const OWN_NAME = `Eigen naam ${crypto.randomUUID()}`

let payload: Payload
let company: Company
let other: Company
let superAdmin: Person
/** Editor of `company`, and admin of `other`. */
let shared: Person
/** Has an account, and is invited by `company` under another name. */
let invited: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  shared = await createPerson(payload, { role: 'editor', tenant: company.tenant })
  await tokenOf(payload, shared)
  invited = await createPerson(payload)
  await payload.update({
    collection: 'users',
    id: invited.id,
    data: { name: OWN_NAME },
    overrideAccess: true,
  })
  const [here, there] = [company.tenant.id, other.tenant.id]
  const tenants = [
    { tenant: here, role: 'editor' as const },
    { tenant: there, role: 'admin' as const },
  ]
  await payload.update({ collection: 'users', id: shared.id, data: { tenants }, overrideAccess: true })
  const row = { role: 'viewer' as const, name: 'Zoals uitgenodigd', expiresAt: new Date().toISOString() }
  const invitations = [here, there].map((tenant) => ({ ...row, tenant }))
  await payload.update({ collection: 'users', id: invited.id, data: { invitations }, overrideAccess: true })
})

const read = async (by: Person, path: string) => {
  const { status, text } = await restRequest(payload, by, 'GET', path)
  return { status, body: JSON.parse(text) as Record<string, unknown> & { docs?: { id: string }[] } }
}
const found = async (by: Person, query: string) => {
  const { status, body } = await read(by, `users?depth=0&limit=100&${query}`)
  return status === 200 ? (body.docs ?? []).map(({ id }) => id) : status
}

describe('another account', () => {
  it('shows a tenant’s admin name, address and the role there, and nothing else', async () => {
    const { body } = await read(company.admin, `users/${shared.id}?depth=0&showHiddenFields=true`)
    expect(body).toEqual({
      id: shared.id,
      collection: 'users',
      name: shared.name,
      email: shared.email,
      tenants: [{ id: expect.any(String) as string, tenant: company.tenant.id, role: 'editor' }],
      invitations: [],
      sessions: [],
    })
  })

  it('shows of somebody who was only invited the name in the invitation', async () => {
    const { body } = await read(company.admin, `users/${invited.id}?depth=0`)
    expect(body).toMatchObject({ name: 'Zoals uitgenodigd', email: invited.email, tenants: [] })
    expect(body.invitations).toMatchObject([{ tenant: company.tenant.id, role: 'viewer' }])
    expect(JSON.stringify(body)).not.toContain(OWN_NAME)
  })

  it('shows everything to the person and to super admins', async () => {
    for (const by of [shared, superAdmin]) {
      const { body } = await read(by, `users/${shared.id}?depth=0`)
      expect(body).toMatchObject({ status: 'active', _verified: true, language: 'nl', platformRole: null })
      expect(body.tenants).toHaveLength(2)
      expect(body).toHaveProperty('createdAt')
    }
  })

  it('shows nothing to colleagues, and to admins of tenants that it has nothing to do with', async () => {
    const stranger = await createCompany(payload)
    for (const by of [company.editor, stranger.admin])
      for (const { id } of [shared, invited]) expect((await read(by, `users/${id}`)).status).toBe(404)
  })
})

describe('a filter on accounts', () => {
  it.each([
    'where[platformRole][equals]=superAdmin',
    'where[status][equals]=active',
    'where[_verified][equals]=true',
    'where[language][equals]=nl',
    'where[createdAt][exists]=true',
    'where[updatedAt][exists]=true',
    'where[tenants.role][equals]=admin',
    'where[tenants.id][exists]=true',
    'where[tenants.tenant.slug][exists]=true',
    'where[tenants__role][equals]=admin',
    'where[or][0][and][0][tenants.role][equals]=admin',
    'where[OR][0][tenants.role][equals]=admin',
    'where[tenants.tenant][not_equals]=x',
    'where[invitations.name][like]=a',
    'where[sessions.expiresAt][exists]=true',
    'where[resetPasswordToken][exists]=true',
    'where[newEmail][exists]=true',
    'where[hash][exists]=true',
  ])('is rejected for a tenant’s admin by what they cannot read: %s', async (query) => {
    expect(await found(company.admin, query)).toBe(400)
  })

  it('on memberships finds none of other tenants', async () => {
    const [here, there] = [company.tenant.id, other.tenant.id]
    expect(await found(company.admin, `where[tenants.tenant][equals]=${there}`)).toEqual([])
    expect(await found(company.admin, `where[invitations.tenant][in]=${there}`)).toEqual([])
    expect(await found(company.admin, `where[tenants.tenant][in]=${here},${there}`)).toContain(shared.id)
    expect(await found(superAdmin, `where[tenants.tenant][equals]=${there}`)).toContain(shared.id)
  })

  it('on the name does not find somebody who was only invited', async () => {
    expect(await found(company.admin, `where[name][equals]=${OWN_NAME}`)).toEqual([])
    expect(await found(company.admin, `where[email][equals]=${invited.email}`)).toEqual([invited.id])
    expect(await found(company.admin, `where[name][equals]=${shared.name}`)).toEqual([shared.id])
    expect(await found(superAdmin, `where[name][equals]=${OWN_NAME}`)).toEqual([invited.id])
  })

  it('orders by name where the order would show what they cannot read', async () => {
    const byName = await found(company.admin, 'sort=name')
    for (const sort of ['createdAt', '-updatedAt', 'tenants.role', 'status', 'platformRole'])
      expect(await found(company.admin, `sort=${sort}`)).toEqual(byName)
  })

  it('is rejected where another collection refers to accounts', async () => {
    for (const path of ['actor.tenants.role', 'actor.invitations.role', 'actor.platformRole', 'actor.status'])
      expect((await read(company.admin, `audit-log?where[${path}][exists]=true`)).status).toBe(400)
    expect((await read(company.admin, 'audit-log?sort=actor.tenants.role')).status).toBe(400)
    for (const sort of ['actor.hash', '-actor.newEmail', 'action,-actor.email', 'actor__salt'])
      expect((await read(company.admin, `audit-log?sort=${sort}`)).status).toBe(400)
    expect((await read(company.admin, 'api-tokens?sort=user.resetPasswordToken')).status).toBe(400)
    expect((await read(company.admin, 'audit-log?sort=-actorName')).status).toBe(200)
    expect((await read(company.admin, `audit-log?where[actor][equals]=${company.admin.id}`)).status).toBe(200)
  })
})

describe('a change of an account by a tenant’s admin', () => {
  it.each([
    { name: 'Iemand anders' },
    { email: 'taken@example.org' },
    { password: 'kurk-lantaarn-wolk' },
    { language: 'en' },
    { _verified: false },
    { _verified: true },
  ])('is rejected: %j', async (body) => {
    const { status } = await restRequest(payload, company.admin, 'PATCH', `users/${shared.id}`, { body })
    expect([400, 403]).toContain(status)
  })

  it('leaves status, platform role, invitations and sessions as they are', async () => {
    const stored = async () => {
      const {
        tenants,
        updatedAt: _,
        ...account
      } = await payload.findByID({
        collection: 'users',
        id: shared.id,
        depth: 0,
        overrideAccess: true,
      })
      return {
        ...account,
        roles: new Set(tenants?.map(({ tenant, role }) => `${referenceId(tenant)} ${role}`)),
      }
    }
    const before = await stored()
    const body = { status: 'disabled', platformRole: 'superAdmin', invitations: [], sessions: [] }
    await restRequest(payload, company.admin, 'PATCH', `users/${shared.id}`, { body })
    expect(await stored()).toEqual(before)
  })

  it('cannot give a role to somebody of another of their tenants, or to who was only invited', async () => {
    const both = await createPerson(payload, { role: 'admin', tenant: company.tenant })
    const [here, there] = [company.tenant.id, other.tenant.id]
    const admin = [here, there].map((tenant) => ({ tenant, role: 'admin' as const }))
    await payload.update({ collection: 'users', id: both.id, data: { tenants: admin }, overrideAccess: true })
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const give = (id: string) =>
      restRequest(payload, both, 'PATCH', `users/${id}`, {
        body: { tenants: [{ tenant: there, role: 'viewer' }] },
      })
    expect((await give(person.id)).status).toBe(403)
    expect((await give(invited.id)).status).toBe(403)
  })

  it('is recorded without what concerns the person', async () => {
    const { id } = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const data = { status: 'disabled' as const, name: 'Anders' }
    await payload.update({ collection: 'users', id, data, overrideAccess: false, user: superAdmin })
    const entries = await payload.find({
      collection: 'audit-log',
      where: { documentId: { equals: id } },
      overrideAccess: false,
      user: company.admin,
    })
    expect(entries.docs.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'create',
        changes: [{ path: ['tenants', 'role'], kind: 'changed', before: null, after: 'viewer' }],
      },
    ])
  })

  it('does not count the disabled accounts of the tenant', async () => {
    const { id } = await createPerson(payload, { role: 'viewer', tenant: other.tenant })
    await payload.update({ collection: 'users', id, data: { status: 'disabled' }, overrideAccess: true })
    const totals = async (by: Person) =>
      (
        await call('/api/admin/dashboard', {
          token: await tokenOf(payload, by),
          tenant: other.tenant.slug,
        })
      ).text()
    expect(await totals(other.admin)).toContain('"disabled":0')
    expect(await totals(superAdmin)).toContain('"disabled":1')
  })
})

import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { TenantRole } from '@/src/access/permissions'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { type Company, createCompany, createPerson, createTenant, type Person } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { user as userSchema } from './schemas'

const USERS = '/api/admin/users'
const one = dataOf(userSchema)
const list = z.object({ data: z.array(userSchema), meta: z.object({ total: z.int() }) })

let payload: Payload
let company: Company
let other: Company
let superAdmin: Person
let superToken: string
let adminToken: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  superToken = await tokenOf(payload, superAdmin)
  adminToken = await tokenOf(payload, company.admin)
})

const stored = (id: string): Promise<User | null> =>
  payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
const rolesOf = (user: User | null) =>
  Object.fromEntries((user?.tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))
const member = (role: TenantRole = 'editor', of: Company = company) =>
  createPerson(payload, { role, tenant: of.tenant })

/** Somebody who is an editor here and an admin elsewhere. */
async function shared(): Promise<Person> {
  const person = await member()
  await payload.update({
    collection: 'users',
    id: person.id,
    data: {
      tenants: [
        { tenant: company.tenant.id, role: 'editor' },
        { tenant: other.tenant.id, role: 'admin' },
      ],
    },
    overrideAccess: true,
  })
  return person
}

const tenant = () => company.tenant.slug
const get = (id: string, token = adminToken) => call(`${USERS}/${id}`, { token, tenant: tenant() })
const change = (id: string, body: object, token = adminToken, headers = {}) =>
  call(`${USERS}/${id}`, { token, tenant: tenant(), body, headers })
const remove = (id: string, token = adminToken, query = '', headers = {}) =>
  call(`${USERS}/${id}${query}`, { method: 'DELETE', token, tenant: tenant(), headers })

describe('a tenant’s admin', () => {
  it('lists the users of the tenant, without their roles elsewhere', async () => {
    const person = await shared()
    const found = await call(`${USERS}/index?search=${person.name}`, { token: adminToken, tenant: tenant() })
    const { data, meta } = await bodyAs(found, list)
    expect(meta.total).toBe(1)
    expect(data[0]).toMatchObject({
      id: person.id,
      role: 'editor',
      memberships: [{ tenant: tenant(), role: 'editor' }],
      pending: false,
      confirmed: null,
      status: null,
    })
    const foreign = await call(`${USERS}/index?search=${other.editor.name}`, {
      token: adminToken,
      tenant: tenant(),
    })
    expect((await bodyAs(foreign, list)).meta.total).toBe(0)
    const all = await call(`${USERS}/index?scope=installation`, { token: adminToken, tenant: tenant() })
    expect(all.status).toBe(403)
  })

  it('changes the role in the tenant, and keeps those elsewhere', async () => {
    const person = await shared()
    const answer = await change(person.id, { role: 'viewer' })
    expect((await bodyAs(answer, one)).data).toMatchObject({ role: 'viewer' })
    expect(rolesOf(await stored(person.id))).toEqual({
      [company.tenant.id]: 'viewer',
      [other.tenant.id]: 'admin',
    })
  })

  it.each([
    { email: 'taken-over@example.org' },
    { platformRole: 'superAdmin' },
    { status: 'disabled' },
    { name: 'Iemand anders' },
    { language: 'en' },
  ])('cannot change %o of a user', async (body) => {
    const person = await member()
    const before = await stored(person.id)
    expect((await change(person.id, body)).status).toBe(403)
    expect(await stored(person.id)).toEqual(before)
  })

  it('cannot reach users of other tenants', async () => {
    expect((await get(other.editor.id)).status).toBe(404)
    expect((await change(other.editor.id, { role: 'viewer' })).status).toBe(404)
    expect((await remove(other.editor.id)).status).toBe(404)
    expect(rolesOf(await stored(other.editor.id))).toEqual({ [other.tenant.id]: 'editor' })
  })

  it('ends a membership; the account keeps its other roles', async () => {
    const [person, both] = [await member(), await shared()]
    for (const { id } of [person, both]) expect((await remove(id)).status).toBe(204)
    expect(rolesOf(await stored(person.id))).toEqual({})
    expect(rolesOf(await stored(both.id))).toEqual({ [other.tenant.id]: 'admin' })
    expect((await remove(person.id)).status).toBe(404)
    expect((await remove((await member()).id, adminToken, '?account=true')).status).toBe(403)
  })

  it('deletes an account with its membership if its invitation was never accepted', async () => {
    const person = await member()
    const data = { _verified: false }
    await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
    expect((await remove(person.id)).status).toBe(204)
    expect(await stored(person.id)).toBeNull()
  })

  it('gets the paths of invalid values, and 412 for an outdated version', async () => {
    const { id } = await member()
    const wrong = await change(id, { role: 'owner', name: '', tenants: [] })
    expect(wrong.status).toBe(422)
    const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(await wrong.json())
    expect(errors.map(({ path }) => path).toSorted()).toEqual(['name', 'role', 'tenants'])
    const etag = (await get(id)).headers.get('etag') ?? ''
    expect((await change(id, { role: 'viewer' }, adminToken, { 'if-match': etag })).status).toBe(200)
    expect((await change(id, { role: 'editor' }, adminToken, { 'if-match': etag })).status).toBe(412)
    expect((await remove(id, adminToken, '', { 'if-match': etag })).status).toBe(412)
    expect(rolesOf(await stored(id))).toEqual({ [company.tenant.id]: 'viewer' })
  })
})

describe('the last admin', () => {
  it('cannot demote or remove themselves, even if there are others', async () => {
    const second = await member('admin')
    const token = await tokenOf(payload, second)
    for (const answer of [
      await change(second.id, { role: 'editor' }, token),
      await remove(second.id, token),
    ]) {
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('Ask another admin')
    }
    expect(rolesOf(await stored(second.id))).toEqual({ [company.tenant.id]: 'admin' })
    expect((await remove(second.id)).status).toBe(204)
  })

  it('of a tenant cannot be demoted, disabled or removed by anybody', async () => {
    const { id } = company.admin
    const attempts = [
      await change(id, { role: 'viewer' }, superToken),
      await change(id, { status: 'disabled' }, superToken),
      await remove(id, superToken),
      await remove(id, superToken, '?account=true'),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect(await stored(id)).toMatchObject({ status: 'active' })
    expect(rolesOf(await stored(id))).toEqual({ [company.tenant.id]: 'admin' })
  })

  it('remains when two admins demote each other at once', async () => {
    const lone = await createTenant(payload)
    const [a, b] = [
      await createPerson(payload, { role: 'admin', tenant: lone }),
      await createPerson(payload, { role: 'admin', tenant: lone }),
    ]
    const demote = async (by: Person, whom: Person) =>
      call(`${USERS}/${whom.id}`, { token: await tokenOf(payload, by), body: { role: 'viewer' } })
    const statuses = (await Promise.all([demote(a, b), demote(b, a)])).map(({ status }) => status)
    const admins = [await stored(a.id), await stored(b.id)].filter(
      (person) => rolesOf(person)[lone.id] === 'admin',
    )
    expect(admins).toHaveLength(1)
    expect(statuses.toSorted()[0]).toBe(200)
  })
})

describe('a super admin', () => {
  it('updates all fields of an account, and deletes it', async () => {
    const person = await shared()
    const email = `moved-${randomUUID()}@example.org`
    const body = {
      name: 'Nieuwe naam',
      email,
      language: 'en',
      status: 'disabled',
      platformRole: 'superAdmin',
    }
    const answer = await change(person.id, body, superToken)
    expect((await bodyAs(answer, one)).data).toMatchObject(body)
    expect((await remove(person.id, superToken, '?account=true')).status).toBe(204)
    expect(await stored(person.id)).toBeNull()
  })

  it('gives a user of another tenant a role, but not an address that is already used', async () => {
    const person = await createPerson(payload)
    expect((await change(person.id, { role: null }, superToken)).status).toBe(200)
    expect((await change(person.id, { role: 'viewer' }, superToken)).status).toBe(200)
    expect(rolesOf(await stored(person.id))).toEqual({ [company.tenant.id]: 'viewer' })
    // Null is no way to end a membership: it is taken back only of who has none.
    expect((await change(person.id, { role: null }, superToken)).status).toBe(422)
    expect((await change(person.id, { email: company.editor.email }, superToken)).status).toBe(409)
  })

  it('lists all accounts with scope `installation`, else those of the tenant', async () => {
    const { name } = await createPerson(payload)
    const of = async (scope: string) =>
      bodyAs(
        await call(`${USERS}/index?search=${name}&scope=${scope}`, { token: superToken, tenant: tenant() }),
        list,
      )
    expect((await of('installation')).meta.total).toBe(1)
    expect((await of('tenant')).meta.total).toBe(0)
  })

  it('cannot remove or demote themselves', async () => {
    expect((await remove(superAdmin.id, superToken, '?account=true')).status).toBe(409)
    expect((await change(superAdmin.id, { platformRole: null }, superToken)).status).toBe(409)
  })
})

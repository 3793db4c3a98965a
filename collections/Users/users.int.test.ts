import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import config from '@/payload.config'
import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { TenantRole } from '@/src/access/permissions'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const as = (user: Person) => ({ overrideAccess: false, user }) as const
const update = (by: Person, id: string, data: Partial<User>) =>
  payload.update({ collection: 'users', id, data, ...as(by) })
const stored = (id: string) => payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
const rolesOf = (user: User) =>
  Object.fromEntries((user.tenants ?? []).map(({ tenant, role }) => [referenceId(tenant), role]))

/** An account that is an editor in both tenants. */
async function createShared(): Promise<Person> {
  const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
  await payload.update({
    collection: 'users',
    id: person.id,
    data: {
      tenants: [
        { tenant: company.tenant.id, role: 'editor' },
        { tenant: other.tenant.id, role: 'editor' },
      ],
    },
    overrideAccess: true,
  })
  return person
}

const membership = (of: Company, role: TenantRole) => ({ tenant: of.tenant.id, role })

describe('a tenant’s admin', () => {
  it('can change roles in their own tenant, without changing those in other tenants', async () => {
    const { id } = await createShared()
    await update(company.admin, id, { tenants: [membership(company, 'viewer')] })
    expect(rolesOf(await stored(id))).toEqual({ [company.tenant.id]: 'viewer', [other.tenant.id]: 'editor' })
  })

  it('cannot give a role in another tenant', async () => {
    const { id } = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    await expect(
      update(company.admin, id, { tenants: [membership(company, 'viewer'), membership(other, 'admin')] }),
    ).rejects.toMatchObject({ status: 403 })
    expect(rolesOf(await stored(id))).toEqual({ [company.tenant.id]: 'viewer' })
  })

  it.each([{ email: 'taken@example.org' }, { password: 'another-password' }, { name: 'Iemand anders' }])(
    'cannot take over an account by changing %o',
    async (data) => {
      const { id } = await createShared()
      await expect(update(company.admin, id, data)).rejects.toMatchObject({ status: 403 })
    },
  )

  it('cannot see an account’s roles in other tenants', async () => {
    const { id } = await createShared()
    const seen = await payload.findByID({ collection: 'users', id, depth: 0, ...as(company.admin) })
    expect(rolesOf(seen)).toEqual({ [company.tenant.id]: 'editor' })
  })

  it('cannot make an account a super admin', async () => {
    const { id } = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    await update(company.admin, id, { platformRole: 'superAdmin' })
    expect((await stored(id)).platformRole).toBeNull()
  })

  it('cannot see accounts of other tenants', async () => {
    await expect(
      payload.findByID({ collection: 'users', id: other.editor.id, ...as(company.admin) }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('can invite people to their own tenant only', async () => {
    const invite = (tenants: User['tenants']) =>
      payload.create({
        collection: 'users',
        data: {
          name: 'Nieuw',
          email: `new-${crypto.randomUUID()}@example.org`,
          password: crypto.randomUUID(),
          status: 'active',
          tenants,
        },
        ...as(company.admin),
      })
    expect(rolesOf(await invite([membership(company, 'editor')]))).toEqual({ [company.tenant.id]: 'editor' })
    await expect(invite([membership(other, 'editor')])).rejects.toMatchObject({ status: 403 })
    await expect(invite([])).rejects.toMatchObject({ status: 403 })
  })
})

describe('a disabled account', () => {
  it('cannot sign in, and its roles give no access', async () => {
    const person = await createPerson(payload, { role: 'admin', tenant: company.tenant })
    const disabled = await payload.update({
      collection: 'users',
      id: person.id,
      data: { status: 'disabled' },
      overrideAccess: true,
    })
    const { email, password } = person
    await expect(payload.login({ collection: 'users', data: { email, password } })).rejects.toMatchObject({
      status: 401,
    })
    const { totalDocs } = await payload
      .find({ collection: 'domains', ...as({ ...person, status: disabled.status }) })
      .catch(() => ({ totalDocs: 0 }))
    expect(totalDocs).toBe(0)
  })
})

describe('an editor', () => {
  it('can change their own name but not their own role', async () => {
    const editor = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    await update(editor, editor.id, { name: 'Nieuwe naam', tenants: [membership(company, 'admin')] })
    const after = await stored(editor.id)
    expect(after.name).toBe('Nieuwe naam')
    expect(rolesOf(after)).toEqual({ [company.tenant.id]: 'editor' })
  })

  it('cannot see colleagues', async () => {
    await expect(
      payload.findByID({ collection: 'users', id: company.viewer.id, ...as(company.editor) }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('whether an address is confirmed', () => {
  it('can be changed by a super admin and by the system only', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    for (const actor of [company.admin, person])
      for (const target of new Set([person.id, actor.id]))
        await expect(update(actor, target, { _verified: false })).rejects.toMatchObject({
          status: 400,
          data: {
            errors: [
              { path: '_verified', message: expect.stringMatching(/super admin|superbeheerder/) as string },
            ],
          },
        })
    await expect(update(other.admin, person.id, { _verified: false })).rejects.toMatchObject({ status: 403 })
    expect((await stored(person.id))._verified).toBe(true)

    const superAdmin = await createPerson(payload, { superAdmin: true })
    await update(superAdmin, person.id, { _verified: false })
    expect((await stored(person.id))._verified).toBe(false)
    await expect(update(company.admin, person.id, { _verified: true })).rejects.toMatchObject({ status: 400 })
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { _verified: true },
      overrideAccess: true,
    })
    expect((await stored(person.id))._verified).toBe(true)
  })

  it('is unchanged when the same value is sent', async () => {
    await update(company.editor, company.editor.id, { _verified: true, name: 'Met vinkje' })
    expect((await stored(company.editor.id)).name).toBe('Met vinkje')
  })

  it('cannot be set by the sender of an invitation', async () => {
    const invited = await payload.create({
      collection: 'users',
      data: {
        name: 'Nieuw',
        email: `new-${crypto.randomUUID()}@example.org`,
        password: crypto.randomUUID(),
        status: 'active',
        tenants: [membership(company, 'viewer')],
        _verified: false,
      },
      ...as(company.admin),
    })
    expect((await stored(invited.id))._verified).toBe(true)
  })
})

describe('one’s own e-mail address', () => {
  it('cannot be changed by oneself, in any tenant role', async () => {
    const registered = await createPerson(payload)
    for (const person of [registered, company.viewer, company.admin]) {
      await expect(update(person, person.id, { email: 'anybody@example.org' })).rejects.toMatchObject({
        status: 400,
        data: {
          errors: [
            {
              path: 'email',
              message: expect.stringMatching(/account screen|scherm van uw account/) as string,
            },
          ],
        },
      })
      expect((await stored(person.id)).email).toBe(person.email)
    }
    await update(registered, registered.id, { email: ` ${registered.email.toUpperCase()}` })
    expect((await stored(registered.id)).email).toBe(registered.email)
  })

  it('can be changed by a super admin, including their own', async () => {
    const superAdmin = await createPerson(payload, { superAdmin: true })
    const person = await createPerson(payload)
    for (const { id } of [superAdmin, person]) {
      const email = `moved-${crypto.randomUUID()}@example.org`
      await update(superAdmin, id, { email })
      expect((await stored(id)).email).toBe(email)
    }
  })
})

describe('bulk operations on accounts', () => {
  const actors = {
    'a tenant’s admin': () => company.admin,
    'an editor': () => company.editor,
    'a viewer': () => company.viewer,
    'an admin of another tenant': () => other.admin,
    'somebody without a role': () => createPerson(payload),
    'a super admin': () => createPerson(payload, { superAdmin: true }),
  }
  /** As API clients and the panel send it. */
  const send = (token: string | null, method: 'patch' | 'delete', id: string, body?: object) => {
    const path = '/payload-api/users'
    return handleEndpoints({
      config,
      path,
      request: new Request(`http://localhost${path}?where[id][equals]=${id}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    })
  }
  const all = (id: string) =>
    payload.findByID({ collection: 'users', id, depth: 0, showHiddenFields: true, overrideAccess: true })

  it.each(Object.entries(actors))('cannot change or delete accounts for %s', async (_, actor) => {
    const by = await actor()
    const token = await tokenOf(payload, by)
    const victims = [
      await createPerson(payload, { role: 'editor', tenant: company.tenant }),
      await createPerson(payload, { superAdmin: true }),
    ]
    for (const { id } of [...victims, await createPerson(payload)]) {
      const before = await all(id)
      for (const body of [
        { password: 'gordijn-tafel-zee' },
        { email: `taken-${crypto.randomUUID()}@example.org` },
        { platformRole: 'superAdmin' },
        { tenants: [membership(company, 'admin')] },
        { name: 'Iemand anders' },
        { status: 'disabled' },
        { _verified: false },
      ])
        expect((await send(token, 'patch', id, body)).status).toBe(403)
      expect((await send(token, 'delete', id)).status).toBe(403)
      expect(await all(id)).toEqual(before)
    }
    // Not even one's own account.
    const own = await all(by.id)
    expect((await send(token, 'patch', by.id, { email: 'anybody@example.org' })).status).toBe(403)
    expect(await all(by.id)).toEqual(own)
  })

  it('are denied without a session', async () => {
    const { id } = await createPerson(payload)
    expect((await send(null, 'patch', id, { password: 'gordijn-tafel-zee' })).status).toBe(403)
    expect((await send(null, 'delete', id)).status).toBe(403)
  })
})

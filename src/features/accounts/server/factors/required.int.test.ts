import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { problem } from '@/src/api/core/schemas'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { giveTotp } from '@/src/testing/second-factors'
import { createCompany, createPerson, type Company, type Person } from '@/src/testing/tenants'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

describe('a second factor that a tenant requires', () => {
  const require = (id: string, requireSecondFactor: boolean) =>
    payload.update({ collection: 'tenants', id, data: { requireSecondFactor }, overrideAccess: true })
  const read = (token: string, tenant: Company) =>
    call('/api/admin/users/index', { token, tenant: tenant.tenant.slug })

  it('leaves its people nothing but to set one up, and others alone', async () => {
    const [own, other] = [await createCompany(payload), await createCompany(payload)]
    const [token, elsewhere] = [await tokenOf(payload, own.admin), await tokenOf(payload, other.admin)]
    const second = await createPerson(payload, { role: 'admin', tenant: own.tenant })
    await require(own.tenant.id, true)
    const rejected = await read(token, own)
    expect(rejected.status).toBe(403)
    expect((await bodyAs(rejected, problem)).type).toBe('urn:gevel:problem:secondFactorNotSetUp')
    expect((await read(elsewhere, other)).status).toBe(200)
    const again = await tokenOf(payload, own.admin)
    expect((await read(await tokenOf(payload, second), own)).status).toBe(403)
    expect((await read(again, own)).status).toBe(403)
    await giveTotp(payload, own.admin.id)
    expect((await read(again, own)).status).toBe(200)
    await require(own.tenant.id, false)
    expect((await read(await tokenOf(payload, second), own)).status).toBe(200)
  })

  it('applies to Payload’s own API too', async () => {
    const own = await createCompany(payload)
    await require(own.tenant.id, true)
    const user = await payload.findByID({ collection: 'users', id: own.admin.id, overrideAccess: true })
    const asAdmin = { user: { ...user, collection: 'users' as const }, overrideAccess: false }
    await expect(payload.find({ collection: 'pages', ...asAdmin })).rejects.toThrow()
    await expect(payload.find({ collection: 'users', ...asAdmin })).rejects.toThrow()
    await expect(
      payload.update({ collection: 'users', id: user.id, data: { name: 'x' }, ...asAdmin }),
    ).rejects.toThrow()
    expect(payload.config.admin.user).toBe('users')
  })

  it('cannot be set or read by an account itself', async () => {
    const person = (await createCompany(payload)).editor
    const user = { ...person, collection: 'users' as const }
    const data = { secondFactorDue: true, name: randomUUID() }
    await payload.update({ collection: 'users', id: person.id, data, user, overrideAccess: false })
    const stored = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect([stored.name, stored.secondFactorDue ?? false]).toEqual([data.name, false])
    const own = await payload.findByID({ collection: 'users', id: person.id, user, overrideAccess: false })
    expect(own).not.toHaveProperty('secondFactorDue')
  })

  it('is set by an admin of the tenant, and by nobody of another', async () => {
    const [own, other] = [await createCompany(payload), await createCompany(payload)]
    const change = (user: Person) =>
      payload.update({
        collection: 'tenants',
        id: own.tenant.id,
        data: { requireSecondFactor: true },
        user,
        overrideAccess: false,
      })
    for (const denied of [other.admin, own.editor, own.viewer]) await expect(change(denied)).rejects.toThrow()
    await expect(change(own.admin)).resolves.toMatchObject({ requireSecondFactor: true })
  })
})

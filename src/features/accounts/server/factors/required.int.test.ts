import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { problem } from '@/src/api/core/schemas'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { payloadRoute } from '@/src/testing/payload-route'
import { givePasskey, giveTotp } from '@/src/testing/second-factors'
import { createCompany, createPerson, type Company, type Person } from '@/src/testing/tenants'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const payloadErrors = z.object({ errors: z.array(z.unknown()) })

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

  it('is explained by Payload’s own API as by ours', async () => {
    const own = await createCompany(payload)
    await require(own.tenant.id, true)
    const token = await tokenOf(payload, own.admin)
    for (const path of ['pages', 'users', `users/${own.admin.id}`, 'users/me']) {
      const response = await payloadRoute(path, { token })
      expect(response.status).toBe(403)
      expect((await bodyAs(response, payloadErrors)).errors).toEqual([
        {
          name: 'secondFactorNotSetUp',
          message: expect.stringContaining('second factor'),
          data: { type: 'urn:gevel:problem:secondFactorNotSetUp' },
        },
      ])
    }
    const panel = { cookie: `payload-token=${token}; payload-lng=nl`, 'sec-fetch-site': 'same-origin' }
    const saved = await payloadRoute('pages', { method: 'POST', headers: panel, body: { title: 'x' } })
    expect(await saved.text()).toContain('Stel eerst een tweede factor in.')
    await giveTotp(payload, own.admin.id)
    expect((await payloadRoute('pages', { token })).status).toBe(200)
  })

  it('leaves a plain 403 to who may not do something for another reason', async () => {
    const own = await createCompany(payload)
    const token = await tokenOf(payload, own.viewer)
    const response = await payloadRoute('pages', { method: 'POST', token, body: { title: 'x' } })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('secondFactor')
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

describe('a second factor that the installation requires', () => {
  const configured = env.REQUIRE_SECOND_FACTOR
  afterEach(() => {
    env.REQUIRE_SECOND_FACTOR = configured
  })
  const statusOf = async (person: Person, tenant: string) => {
    const token = await tokenOf(payload, person)
    return (await call('/api/admin/pages', { token, tenant })).status
  }

  it('is set up first by everybody with a role, from the next sign-in', async () => {
    const { tenant, admin, editor, viewer } = await createCompany(payload)
    const superAdmin = await createPerson(payload, { superAdmin: true })
    const before = await tokenOf(payload, editor)
    env.REQUIRE_SECOND_FACTOR = true
    expect((await call('/api/admin/pages', { token: before, tenant: tenant.slug })).status).toBe(200)
    for (const person of [admin, editor, viewer, superAdmin])
      expect(await statusOf(person, tenant.slug)).toBe(403)
    expect((await call('/api/admin/pages', { token: before, tenant: tenant.slug })).status).toBe(403)
    await giveTotp(payload, admin.id)
    await givePasskey(payload, viewer.id)
    expect([await statusOf(admin, tenant.slug), await statusOf(viewer, tenant.slug)]).toEqual([200, 200])
    env.REQUIRE_SECOND_FACTOR = false
    expect(await statusOf(editor, tenant.slug)).toBe(200)
  })

  it('does not concern accounts without a role', async () => {
    env.REQUIRE_SECOND_FACTOR = true
    const visitor = await createPerson(payload)
    await tokenOf(payload, visitor)
    const stored = await payload.findByID({ collection: 'users', id: visitor.id, overrideAccess: true })
    expect(stored.secondFactorDue ?? false).toBe(false)
  })

  it('becomes due with a role', async () => {
    env.REQUIRE_SECOND_FACTOR = true
    const { tenant } = await createCompany(payload)
    const visitor = await createPerson(payload)
    const tenants = [{ tenant: tenant.id, role: 'editor' as const }]
    await payload.update({ collection: 'users', id: visitor.id, data: { tenants }, overrideAccess: true })
    expect(await statusOf(visitor, tenant.slug)).toBe(403)
  })

  it('keeps the last factor of somebody who must have one', async () => {
    env.REQUIRE_SECOND_FACTOR = true
    const { editor } = await createCompany(payload)
    await giveTotp(payload, editor.id)
    const token = await tokenOf(payload, editor)
    const remove = () =>
      callPanel('/panel-api/account/totp/remove', {
        method: 'POST',
        token,
        body: { proof: { password: editor.password } },
      })
    expect((await remove()).status).toBe(409)
    await givePasskey(payload, editor.id)
    expect((await remove()).status).toBe(204)
  })
})

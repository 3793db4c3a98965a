import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { User } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPerson, createTenant, type Person } from '@/src/testing/tenants'

let payload: Payload
beforeAll(async () => {
  payload = await payloadInstance()
})

/** The status of a session that was opened before the account was changed. */
async function statusAfter(person: Person, data: Partial<User>): Promise<number> {
  const token = await tokenOf(payload, person)
  await payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
  return (await call('/api/auth/session', { token })).status
}

it('ends the sessions of an account that gets its first role, and no others', async () => {
  const [tenant, second] = [await createTenant(payload), await createTenant(payload)]
  const viewer = { tenant: tenant.id, role: 'viewer' } as const
  const superAdmin = { platformRole: 'superAdmin' } as const
  expect(await statusAfter(await createPerson(payload), { tenants: [viewer] })).toBe(401)
  expect(await statusAfter(await createPerson(payload), superAdmin)).toBe(401)
  expect(await statusAfter(await createPerson(payload), { name: 'Iemand' })).toBe(200)
  const member = await createPerson(payload, { role: 'viewer', tenant })
  const more = [viewer, { tenant: second.id, role: 'editor' as const }]
  expect(await statusAfter(member, { tenants: more })).toBe(200)
})

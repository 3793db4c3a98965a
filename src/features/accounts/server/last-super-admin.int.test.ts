import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { restRequest } from '@/src/testing/rest'
import { createCompany, createPerson, type Person } from '@/src/testing/tenants'

const USERS = '/api/admin/users'

let payload: Payload
let others: string[]
let tenant: string

const supersWhere = { platformRole: { equals: 'superAdmin' }, status: { equals: 'active' } } as const
const setStatus = (ids: string[], status: 'active' | 'disabled') =>
  payload.db.updateMany({ collection: 'users', where: { id: { in: ids } }, data: { status } })
const superAdmins = async () => {
  const { docs } = await payload.find({
    collection: 'users',
    where: supersWhere,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

// Super admins of other suites would count as well.
beforeAll(async () => {
  payload = await payloadInstance()
  tenant = (await createCompany(payload)).tenant.slug
  others = await superAdmins()
  await setStatus(others, 'disabled')
})
afterAll(() => setStatus(others, 'active'))

type Removal = (by: Person, target: Person, token: string) => Promise<{ status: number }>
const removals: [string, Removal][] = [
  [
    'demote each other in the admin',
    (by, { id }) => restRequest(payload, by, 'PATCH', `users/${id}`, { body: { platformRole: null } }),
  ],
  [
    'disable each other in the admin',
    (by, { id }) => restRequest(payload, by, 'PATCH', `users/${id}`, { body: { status: 'disabled' } }),
  ],
  ['delete each other in the admin', (by, { id }) => restRequest(payload, by, 'DELETE', `users/${id}`)],
  [
    'demote each other through the API',
    (_, { id }, token) => call(`${USERS}/${id}`, { token, tenant, body: { platformRole: null } }),
  ],
  [
    'delete each other through the API',
    (_, { id }, token) => call(`${USERS}/${id}?account=true`, { token, tenant, method: 'DELETE' }),
  ],
]

describe('the last super admin', () => {
  it.each(removals)('remains when two %s at the same time', async (_, remove) => {
    const [a, b] = [
      await createPerson(payload, { superAdmin: true }),
      await createPerson(payload, { superAdmin: true }),
    ]
    const [byA, byB] = [await tokenOf(payload, a), await tokenOf(payload, b)]
    // Signing in takes longer than the rest and would spread the requests over time.
    await Promise.all([a, b].map((person) => restRequest(payload, person, 'GET', 'users/me')))
    const responses = await Promise.all([
      remove(a, b, byA),
      remove(b, a, byB),
      remove(a, b, byA),
      remove(b, a, byB),
    ])
    const remaining = await superAdmins()
    expect(remaining).toHaveLength(1)
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    await setStatus(remaining, 'disabled')
  })
})

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

// Those of other suites could stand in for the last one.
beforeAll(async () => {
  payload = await payloadInstance()
  tenant = (await createCompany(payload)).tenant.slug
  others = await superAdmins()
  await setStatus(others, 'disabled')
})
afterAll(() => setStatus(others, 'active'))

type Way = (by: Person, whom: Person, token: string) => Promise<{ status: number }>
const ways: [string, Way][] = [
  [
    'demoted in the admin',
    (by, { id }) => restRequest(payload, by, 'PATCH', `users/${id}`, { body: { platformRole: null } }),
  ],
  [
    'disabled in the admin',
    (by, { id }) => restRequest(payload, by, 'PATCH', `users/${id}`, { body: { status: 'disabled' } }),
  ],
  ['removed in the admin', (by, { id }) => restRequest(payload, by, 'DELETE', `users/${id}`)],
  [
    'demoted through the API',
    (_, { id }, token) => call(`${USERS}/${id}`, { token, tenant, body: { platformRole: null } }),
  ],
  [
    'removed through the API',
    (_, { id }, token) => call(`${USERS}/${id}?account=true`, { token, tenant, method: 'DELETE' }),
  ],
]

describe('the last super admin', () => {
  it.each(ways)('stays when two have each other %s at once', async (_, take) => {
    const [a, b] = [
      await createPerson(payload, { superAdmin: true }),
      await createPerson(payload, { superAdmin: true }),
    ]
    const [byA, byB] = [await tokenOf(payload, a), await tokenOf(payload, b)]
    // Signed in before, which takes longer than the rest.
    await Promise.all([a, b].map((person) => restRequest(payload, person, 'GET', 'users/me')))
    const answers = await Promise.all([take(a, b, byA), take(b, a, byB), take(a, b, byA), take(b, a, byB)])
    const left = await superAdmins()
    expect(left).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    await setStatus(left, 'disabled')
  })
})

import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let kade: Company
let noord: Company
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
})

const account = (tenants: unknown) => {
  const name = randomUUID()
  return { name, email: `${name}@example.org`, password: randomUUID(), tenants }
}

const memberships = async (id: string) => {
  const { tenants } = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return tenants?.map(({ tenant, role }) => ({ tenant, role }))
}

/** Asks to make an account with these memberships, and to give them to one that exists. */
async function give(person: Person, tenants: unknown) {
  const { id } = await createPerson(payload, { role: 'viewer', tenant: kade.tenant })
  const { totalDocs: before } = await payload.count({ collection: 'users', overrideAccess: true })
  const made = await restRequest(payload, person, 'POST', 'users', { body: account(tenants) })
  const changed = await restRequest(payload, person, 'PATCH', `users/${id}`, { body: { tenants } })
  const { totalDocs: after } = await payload.count({ collection: 'users', overrideAccess: true })
  return { answers: [made, changed], added: after - before, kept: await memberships(id) }
}

const untouched = () => ({ added: 0, kept: [{ tenant: kade.tenant.id, role: 'viewer' }] })

describe('the memberships of a person', () => {
  it('are one for each tenant, whoever gives them and however they are told', async () => {
    const { id: tenant } = kade.tenant
    const twice = [
      [
        { tenant, role: 'viewer' },
        { tenant, role: 'admin' },
      ],
      [
        { tenant: { id: tenant }, role: 'viewer' },
        { tenant: noord.tenant.id, role: 'viewer' },
        { tenant, role: 'viewer' },
      ],
    ]
    for (const person of [superAdmin, kade.admin])
      for (const rows of twice) {
        const { answers, ...rest } = await give(person, rows)
        for (const { status, text } of answers)
          expect([status, text]).toEqual([400, expect.stringContaining('one role per tenant')])
        expect(rest).toEqual(untouched())
      }
  })

  it.each(['owner', 'constructor', null, '', 1, {}, ['admin']])(
    'carry a role that exists, which %j is not',
    async (role) => {
      for (const person of [superAdmin, kade.admin]) {
        const { answers, ...rest } = await give(person, [{ tenant: kade.tenant.id, role }])
        for (const { status, text } of answers)
          expect([status, text]).toEqual([400, expect.stringContaining('"path":"tenants.0.role"')])
        expect(rest).toEqual(untouched())
      }
    },
  )

  it.each([[[{}]], [[{ tenant: null, role: 'viewer' }]], ['x'], [{ a: 1 }], [7]])(
    'are rows with a tenant, which %j is not',
    async (rows) => {
      for (const person of [superAdmin, kade.admin]) {
        const { answers, ...rest } = await give(person, rows)
        for (const { status } of answers) expect(status).toBe(400)
        expect(rest).toEqual(untouched())
      }
    },
  )

  it('are given with the role left to its default', async () => {
    const { answers, kept } = await give(superAdmin, [{ tenant: noord.tenant.id }])
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(kept).toEqual([{ tenant: noord.tenant.id, role: 'viewer' }])
  })

  it('are one for each tenant in the database too', async () => {
    const data = {
      tenants: [
        { tenant: kade.tenant.id, role: 'viewer' },
        { tenant: kade.tenant.id, role: 'admin' },
      ],
    }
    const { id } = await createPerson(payload)
    await expect(payload.db.updateOne({ collection: 'users', id, data })).rejects.toThrow()
  })
})

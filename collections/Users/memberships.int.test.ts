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

/** Creates an account with these memberships, and gives them to an existing one. */
async function give(person: Person, tenants: unknown) {
  const { id } = await createPerson(payload, { role: 'viewer', tenant: kade.tenant })
  const { totalDocs: before } = await payload.count({ collection: 'users', overrideAccess: true })
  const made = await restRequest(payload, person, 'POST', 'users', { body: account(tenants) })
  const changed = await restRequest(payload, person, 'PATCH', `users/${id}`, { body: { tenants } })
  const { totalDocs: after } = await payload.count({ collection: 'users', overrideAccess: true })
  return { answers: [made, changed], added: after - before, kept: await memberships(id) }
}

const untouched = () => ({ added: 0, kept: [{ tenant: kade.tenant.id, role: 'viewer' }] })

describe('memberships of an account', () => {
  it('are limited to one per tenant, for any actor and any notation', async () => {
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

  it('are at first of the selected tenant, for those who may give them there', async () => {
    const cookie = `payload-tenant=${noord.tenant.id}`
    const create = (person: Person) =>
      restRequest(payload, person, 'POST', 'users', { body: account([{ role: 'viewer' }]), cookie })
    const { text } = await create(superAdmin)
    const { doc } = JSON.parse(text) as { doc: { id: string } }
    expect(await memberships(doc.id)).toEqual([{ tenant: noord.tenant.id, role: 'viewer' }])
    for (const person of [kade.admin, noord.editor]) expect((await create(person)).status).toBe(403)
  })

  it.each(['owner', 'constructor', null, '', 1, {}, ['admin']])('reject %j as a role', async (role) => {
    for (const person of [superAdmin, kade.admin]) {
      const { answers, ...rest } = await give(person, [{ tenant: kade.tenant.id, role }])
      for (const { status, text } of answers)
        expect([status, text]).toEqual([400, expect.stringContaining('"path":"tenants.0.role"')])
      expect(rest).toEqual(untouched())
    }
  })

  it.each([[[{}]], [[{ tenant: null, role: 'viewer' }]], ['x'], [{ a: 1 }], [7]])(
    'reject %j, which has no tenant',
    async (rows) => {
      for (const person of [superAdmin, kade.admin]) {
        const { answers, ...rest } = await give(person, rows)
        for (const { status } of answers) expect(status).toBe(400)
        expect(rest).toEqual(untouched())
      }
    },
  )

  it('get the default role when none is given', async () => {
    const { answers, kept } = await give(superAdmin, [{ tenant: noord.tenant.id }])
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(kept).toEqual([{ tenant: noord.tenant.id, role: 'viewer' }])
  })

  it('are limited to one per tenant in the database too', async () => {
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

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { referenceId } from '@/src/access/memberships'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let superAdmin: Person
let noRole: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  noRole = await createPerson(payload)
})

/** A consent record and the snapshot that it refers to. */
async function recorded() {
  const body = { version: 1, marketing: false, analytics: true }
  const { status } = await call('/api/consent', { host: company.domain.hostname, body })
  expect(status).toBe(201)
  const { docs } = await payload.find({
    collection: 'consent-records',
    where: { tenant: { equals: company.tenant.id } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [record] = docs
  if (!record) throw new Error('nothing was recorded')
  return { id: record.id, shown: referenceId(record.shown), record }
}

const as = (user: Person | null) => ({ user, overrideAccess: false }) as const

describe.each(['consent-records', 'consent-snapshots'] as const)('%s', (collection) => {
  const idOf = async () => {
    const { id, shown } = await recorded()
    return collection === 'consent-records' ? id : shown
  }
  const read = (id: string, user: Person | null) =>
    payload.findByID({ collection, id, disableErrors: true, ...as(user) }).catch(() => null)

  it('can be read by every role of the tenant, and by nobody else', async () => {
    const id = await idOf()
    for (const person of [company.viewer, company.editor, company.admin, superAdmin])
      expect((await read(id, person))?.id).toBe(id)
    for (const person of [other.admin, noRole, null]) expect(await read(id, person)).toBeNull()
  })

  it('cannot be changed, not even by a super admin', async () => {
    const id = await idOf()
    for (const person of [company.admin, superAdmin, other.admin, null])
      await expect(payload.update({ collection, id, data: { version: 7 }, ...as(person) })).rejects.toThrow()
    expect((await read(id, company.viewer))?.version).toBe(1)
  })

  it('can be created by the site only', async () => {
    const { id: _, ...copy } = (await read(await idOf(), superAdmin)) ?? {}
    for (const person of [company.admin, superAdmin, null])
      await expect(payload.create({ collection, data: copy as never, ...as(person) })).rejects.toThrow()
  })
})

describe('deleting', () => {
  it('a consent record is allowed for admins of the tenant only', async () => {
    const { id } = await recorded()
    const erase = (user: Person | null) => payload.delete({ collection: 'consent-records', id, ...as(user) })
    for (const person of [company.viewer, company.editor, other.admin, noRole, null])
      await expect(erase(person)).rejects.toThrow()
    expect((await erase(company.admin)).id).toBe(id)
  })

  it('a consent snapshot is rejected while consent records refer to it', async () => {
    const { shown } = await recorded()
    const erase = () => payload.delete({ collection: 'consent-snapshots', id: shown, ...as(company.admin) })
    await expect(erase()).rejects.toMatchObject({ status: 409 })
    await payload.delete({
      collection: 'consent-records',
      where: { shown: { equals: shown } },
      ...as(company.admin),
    })
    expect((await erase()).id).toBe(shown)
  })
})

describe('a consent record', () => {
  it('stores the time, the choices, the texts and the site, and no personal data', async () => {
    const { record } = await recorded()
    expect(Object.keys(record).toSorted()).toEqual([
      'analytics',
      'createdAt',
      'domain',
      'hostname',
      'id',
      'locale',
      'marketing',
      'shown',
      'tenant',
      'updatedAt',
      'version',
    ])
  })
})

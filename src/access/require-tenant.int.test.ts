import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { TenantRole } from '@/src/access/permissions'
import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const SYSTEM = { overrideAccess: true, depth: 0 } as const
/** Collections with autosave, whose drafts are saved without validation. */
const DRAFTS = ['pages', 'posts', 'templates'] as const

let payload: Payload
let kade: Company
let noord: Company
let superAdmin: Person
let ownedCollections: CollectionSlug[]

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  ownedCollections = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'tenant'))
    .map(({ slug }) => slug as CollectionSlug)
})

async function personIn(...roles: [Company, TenantRole][]): Promise<Person> {
  const person = await createPerson(payload)
  const tenants = roles.map(([{ tenant }, role]) => ({ tenant: tenant.id, role }))
  await payload.update({ collection: 'users', id: person.id, data: { tenants }, ...SYSTEM })
  return person
}

const create = (person: Person | null, path: string, body: unknown, selected?: Company) =>
  restRequest(payload, person, 'POST', path, {
    body,
    ...(selected && { cookie: `payload-tenant=${selected.tenant.id}` }),
  })

/** Valid data for any of the collections. */
const validData = () => ({
  title: 'Titel',
  name: 'Naam',
  slug: `s-${randomUUID()}`,
  siteName: 'Naam',
  from: `/${randomUUID()}`,
  to: { type: 'custom', url: '/elders' },
  _status: 'published',
})

const totals = () =>
  Promise.all(
    ownedCollections.map(async (collection) => (await payload.count({ collection, ...SYSTEM })).totalDocs),
  )

describe('requireTenant', () => {
  it('rejects a document without a tenant from a user with several tenants and from a super admin', async () => {
    const people = [
      await personIn([kade, 'viewer'], [noord, 'admin']),
      await personIn([noord, 'admin'], [kade, 'viewer']),
      superAdmin,
    ]
    const before = await totals()
    for (const slug of ownedCollections)
      for (const person of people)
        for (const [query, named] of [['', {}] as const, ['&draft=true', { tenant: null }] as const]) {
          const { status } = await create(person, `${slug}?locale=nl${query}`, { ...validData(), ...named })
          expect([slug, status]).toEqual([slug, expect.toBeOneOf([400, 403])])
        }
    expect(await totals()).toEqual(before)
  })

  it('reports the missing tenant on the tenant field', async () => {
    for (const slug of DRAFTS) {
      const { status, text } = await create(superAdmin, `${slug}?draft=true`, { tenant: null })
      expect([status, text]).toEqual([400, expect.stringContaining('"path":"tenant"')])
    }
  })

  it('denies a viewer, an account without a tenant and a visitor', async () => {
    const people = [kade.viewer, await createPerson(payload), null]
    const before = await totals()
    for (const slug of ownedCollections)
      for (const person of people)
        expect([slug, (await create(person, `${slug}?draft=true`, validData())).status]).toEqual([slug, 403])
    expect(await totals()).toEqual(before)
  })

  it('fills in the selected tenant, or else the only tenant of the user', async () => {
    const both = await personIn([kade, 'editor'], [noord, 'admin'])
    for (const slug of DRAFTS) {
      const path = `${slug}?draft=true&locale=nl&depth=0`
      const own = await create(kade.editor, path, { ...validData(), _status: 'draft', tenant: null })
      expect([own.status, own.text]).toEqual([201, expect.stringContaining(`"tenant":"${kade.tenant.id}"`)])
      for (const person of [both, superAdmin]) {
        const { status, text } = await create(person, path, { ...validData(), _status: 'draft' }, noord)
        expect([status, text]).toEqual([201, expect.stringContaining(`"tenant":"${noord.tenant.id}"`)])
      }
    }
  })

  it('rejects references to another tenant in a document whose tenant is filled in', async () => {
    const { id: image } = await createImage(payload, noord)
    for (const slug of DRAFTS) {
      const body = { ...validData(), tenant: null, seo: { image }, blocks: [{ blockType: 'hero', image }] }
      const { status } = await create(kade.editor, `${slug}?draft=true&locale=nl`, body)
      expect(status).toBe(400)
    }
  })
})

describe('create access in the admin', () => {
  /** Create access for pages, which have autosave, and authors, which do not. */
  async function createAccess(person: Person, selected?: Company) {
    const cookie = selected && { cookie: `payload-tenant=${selected.tenant.id}` }
    const { text } = await restRequest(payload, person, 'GET', 'access', cookie)
    const { collections } = JSON.parse(text) as { collections: Record<string, { create?: boolean }> }
    return [collections.pages?.create === true, collections.authors?.create === true]
  }

  it('follows the selected tenant; without one, excludes collections with autosave', async () => {
    const both = await personIn([kade, 'viewer'], [noord, 'admin'])
    expect(await createAccess(both, noord)).toEqual([true, true])
    expect(await createAccess(both, kade)).toEqual([false, false])
    expect(await createAccess(both)).toEqual([false, true])
    expect(await createAccess(kade.editor)).toEqual([true, true])
    expect(await createAccess(kade.viewer)).toEqual([false, false])
    expect(await createAccess(superAdmin, kade)).toEqual([true, true])
    expect(await createAccess(superAdmin)).toEqual([false, true])
  })
})

describe('a system operation without a tenant', () => {
  it.each(DRAFTS)('cannot create a document in %s', async (collection) => {
    const data = { title: 'Titel', name: 'Naam' } as never
    await expect(payload.create({ collection, data, draft: true, ...SYSTEM })).rejects.toMatchObject({
      status: 400,
    })
  })
})

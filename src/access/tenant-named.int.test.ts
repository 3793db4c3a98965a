import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { TenantRole } from '@/src/access/permissions'
import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const scene = { overrideAccess: true, depth: 0 } as const
/** What is saved by itself, and so without being validated. */
const DRAFTS = ['pages', 'posts', 'templates'] as const

let payload: Payload
let kade: Company
let noord: Company
let superAdmin: Person
let owned: CollectionSlug[]

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  owned = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'tenant'))
    .map(({ slug }) => slug as CollectionSlug)
})

async function personIn(...roles: [Company, TenantRole][]): Promise<Person> {
  const person = await createPerson(payload)
  const tenants = roles.map(([{ tenant }, role]) => ({ tenant: tenant.id, role }))
  await payload.update({ collection: 'users', id: person.id, data: { tenants }, ...scene })
  return person
}

const create = (person: Person | null, path: string, body: unknown, selected?: Company) =>
  restRequest(payload, person, 'POST', path, {
    body,
    ...(selected && { cookie: `payload-tenant=${selected.tenant.id}` }),
  })

/** What any of the collections could be made of. */
const anything = () => ({
  title: 'Titel',
  name: 'Naam',
  slug: `s-${randomUUID()}`,
  siteName: 'Naam',
  from: `/${randomUUID()}`,
  to: { type: 'custom', url: '/elders' },
  _status: 'published',
})

const totals = () =>
  Promise.all(owned.map(async (collection) => (await payload.count({ collection, ...scene })).totalDocs))

describe('what names no tenant', () => {
  it('is made in no tenant by who has several, in whatever order, nor by a super admin', async () => {
    const people = [
      await personIn([kade, 'viewer'], [noord, 'admin']),
      await personIn([noord, 'admin'], [kade, 'viewer']),
      superAdmin,
    ]
    const before = await totals()
    for (const slug of owned)
      for (const person of people)
        for (const [query, named] of [['', {}] as const, ['&draft=true', { tenant: null }] as const]) {
          const { status } = await create(person, `${slug}?locale=nl${query}`, { ...anything(), ...named })
          expect([slug, status]).toEqual([slug, expect.toBeOneOf([400, 403])])
        }
    expect(await totals()).toEqual(before)
  })

  it('is told so at the field', async () => {
    for (const slug of DRAFTS) {
      const { status, text } = await create(superAdmin, `${slug}?draft=true`, { tenant: null })
      expect([status, text]).toEqual([400, expect.stringContaining('"path":"tenant"')])
    }
  })

  it('is not made by who only reads in their one tenant, has none, or is nobody', async () => {
    const people = [kade.viewer, await createPerson(payload), null]
    const before = await totals()
    for (const slug of owned)
      for (const person of people)
        expect([slug, (await create(person, `${slug}?draft=true`, anything())).status]).toEqual([slug, 403])
    expect(await totals()).toEqual(before)
  })

  it('is made in the only tenant that one has, and in the one selected', async () => {
    const both = await personIn([kade, 'editor'], [noord, 'admin'])
    for (const slug of DRAFTS) {
      const path = `${slug}?draft=true&locale=nl&depth=0`
      const own = await create(kade.editor, path, { ...anything(), _status: 'draft', tenant: null })
      expect([own.status, own.text]).toEqual([201, expect.stringContaining(`"tenant":"${kade.tenant.id}"`)])
      for (const person of [both, superAdmin]) {
        const { status, text } = await create(person, path, { ...anything(), _status: 'draft' }, noord)
        expect([status, text]).toEqual([201, expect.stringContaining(`"tenant":"${noord.tenant.id}"`)])
      }
    }
  })

  it('holds nothing of another tenant', async () => {
    const { id: image } = await createImage(payload, noord)
    for (const slug of DRAFTS) {
      const body = { ...anything(), tenant: null, seo: { image }, blocks: [{ blockType: 'hero', image }] }
      const { status } = await create(kade.editor, `${slug}?draft=true&locale=nl`, body)
      expect(status).toBe(400)
    }
  })
})

describe('what the admin offers to make', () => {
  /** Whether pages, which save themselves, and authors, which have a form first, may be made. */
  async function offered(person: Person, selected?: Company) {
    const cookie = selected && { cookie: `payload-tenant=${selected.tenant.id}` }
    const { text } = await restRequest(payload, person, 'GET', 'access', cookie)
    const { collections } = JSON.parse(text) as { collections: Record<string, { create?: boolean }> }
    return [collections.pages?.create === true, collections.authors?.create === true]
  }

  it('is what can be made in the tenant in use; without one, what has a form to choose it in', async () => {
    const both = await personIn([kade, 'viewer'], [noord, 'admin'])
    expect(await offered(both, noord)).toEqual([true, true])
    expect(await offered(both, kade)).toEqual([false, false])
    expect(await offered(both)).toEqual([false, true])
    expect(await offered(kade.editor)).toEqual([true, true])
    expect(await offered(kade.viewer)).toEqual([false, false])
    expect(await offered(superAdmin, kade)).toEqual([true, true])
    expect(await offered(superAdmin)).toEqual([false, true])
  })
})

describe('a document without a tenant', () => {
  it.each(DRAFTS)('is made of %s by nothing at all', async (collection) => {
    const data = { title: 'Titel', name: 'Naam' } as never
    await expect(payload.create({ collection, data, draft: true, ...scene })).rejects.toMatchObject({
      status: 400,
    })
  })
})

import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { TENANT_OWNED, type TenantOwnedCollection } from '@/collections/registry'
import type { TenantRole } from './permissions'
import { payloadInstance } from '@/src/platform/payload'
import { createDocument } from '@/src/testing/documents'
import { createForm } from '@/src/testing/forms'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const scene = { overrideAccess: true, depth: 0 } as const
const URL_OF_HOOK = 'https://hooks.example.com/kade'

/** What nobody changes at all. */
const NEVER_CHANGED: readonly TenantOwnedCollection[] = [
  'not-found-log',
  'consent-records',
  'consent-snapshots',
  'audit-log',
]

let payload: Payload
let kade: Company
let noord: Company
let guest: Person
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  guest = await personIn([kade, 'viewer'], [noord, 'admin'])
  superAdmin = await createPerson(payload, { superAdmin: true })
})

async function personIn(...roles: [Company, TenantRole][]): Promise<Person> {
  const person = await createPerson(payload)
  const tenants = roles.map(([{ tenant }, role]) => ({ tenant: tenant.id, role }))
  const data = await payload.update({ collection: 'users', id: person.id, data: { tenants }, ...scene })
  return { ...person, tenants: data.tenants ?? [] }
}

async function ask(person: Person, method: string, path: string, body?: unknown, cookie?: string) {
  const { status, text } = await restRequest(payload, person, method, path, {
    body,
    ...(cookie && { cookie }),
  })
  return { status, body: JSON.parse(text) as Record<string, unknown> }
}

const tenantOf = async (collection: CollectionSlug, id: string) => {
  const doc = await payload.findByID({ collection, id, draft: true, ...scene })
  return (doc as { tenant?: unknown }).tenant
}

const total = async (collection: CollectionSlug, company: Company) =>
  (await payload.count({ collection, where: { tenant: { equals: company.tenant.id } }, ...scene })).totalDocs

const whoMoves = () => [guest, superAdmin]

describe('the tenant of a document that exists', () => {
  it.each(TENANT_OWNED)('of %s never changes, whoever tries', async (slug) => {
    const { id } = await createDocument(payload, slug, noord)
    for (const person of whoMoves()) {
      const { status, body } = await ask(person, 'PATCH', `${slug}/${id}?draft=true`, {
        tenant: kade.tenant.id,
      })
      if (NEVER_CHANGED.includes(slug)) expect(status).toBe(403)
      else
        expect([status, JSON.stringify(body)]).toEqual([
          422,
          expect.stringContaining('stays with the tenant'),
        ])
      expect(await tenantOf(slug, id)).toBe(noord.tenant.id)
    }
  })

  it('is told in Dutch too, and kept when the same is named again', async () => {
    const { id } = await createDocument(payload, 'authors', noord)
    const same = await ask(guest, 'PATCH', `authors/${id}`, { tenant: noord.tenant.id, name: 'Anders' })
    expect(same.status).toBe(200)
    await expect(
      payload.update({ collection: 'authors', id, data: { tenant: kade.tenant.id }, ...scene }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('never changes in bulk', async () => {
    const { id } = await createDocument(payload, 'redirects', noord)
    const path = `redirects?where[id][equals]=${id}`
    const { status } = await ask(guest, 'PATCH', path, { tenant: kade.tenant.id })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await tenantOf('redirects', id)).toBe(noord.tenant.id)
  })

  it('never changes in a draft, and is never taken away there', async () => {
    const { id } = await createPage(payload, noord)
    for (const tenant of [kade.tenant.id, null]) {
      const { status } = await ask(guest, 'PATCH', `pages/${id}?draft=true`, { tenant })
      expect(status).toBe(tenant ? 422 : 400)
      expect(await tenantOf('pages', id)).toBe(noord.tenant.id)
    }
  })

  it('is that of its versions', async () => {
    const { id } = await createPage(payload, kade)
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      ...scene,
    })
    const { status } = await ask(guest, 'POST', `pages/versions/${docs[0]?.id}`)
    expect(status).toBe(403)
  })
})

describe('a copy', () => {
  it('is not made into a tenant in which one only reads, nor out of it', async () => {
    const { id } = await createDocument(payload, 'authors', kade)
    const before = [await total('authors', kade), await total('authors', noord)]
    expect((await ask(guest, 'POST', `authors/${id}/duplicate`, {})).status).toBe(403)
    expect((await ask(guest, 'POST', `authors/${id}/duplicate`, { tenant: kade.tenant.id })).status).toBe(403)
    const moved = await ask(guest, 'POST', `authors/${id}/duplicate`, {
      tenant: noord.tenant.id,
      slug: 'kopie',
    })
    expect(moved.status).toBe(422)
    expect([await total('authors', kade), await total('authors', noord)]).toEqual(before)
  })

  it('is made by who may write there', async () => {
    const { id } = await createDocument(payload, 'authors', noord)
    const { status } = await ask(guest, 'POST', `authors/${id}/duplicate`, { slug: `s-${randomUUID()}` })
    expect(status).toBe(200)
  })
})

describe('a document that names no tenant', () => {
  it('is not made in the one of the cookie by who only reads there', async () => {
    const before = await total('authors', kade)
    const author = () => ({ name: 'Naam', slug: `s-${randomUUID()}` })
    const cookie = (company: Company) => `payload-tenant=${company.tenant.id}`
    expect((await ask(guest, 'POST', 'authors', author(), cookie(kade))).status).toBe(403)
    expect(await total('authors', kade)).toBe(before)
    expect((await ask(guest, 'POST', 'authors', author(), cookie(noord))).status).toBe(201)
  })
})

describe('the webhook of a form', () => {
  const hookOf = async (person: Person, id: string, query = '') =>
    (await ask(person, 'GET', `forms/${id}?depth=0${query}`)).body.webhook as
      | Record<string, unknown>
      | undefined

  it('is read by the tenant’s own admins, not by another tenant’s', async () => {
    const { id } = await createForm(payload, kade, { webhook: { url: URL_OF_HOOK } })
    expect((await hookOf(kade.admin, id))?.url).toBe(URL_OF_HOOK)
    expect((await hookOf(superAdmin, id, '&select[webhook]=true'))?.url).toBe(URL_OF_HOOK)
    for (const query of ['', '&select[webhook]=true', '&select[webhook]=true&select[title]=true']) {
      const hook = await hookOf(guest, id, query)
      expect([hook?.url, hook?.secret]).toEqual([undefined, undefined])
    }
  })

  it('is found by no search', async () => {
    await createForm(payload, kade, { webhook: { url: URL_OF_HOOK } })
    for (const field of ['webhook.url', 'webhook.secret']) {
      const { status } = await ask(guest, 'GET', `forms?where[${field}][exists]=true`)
      expect(status).toBe(400)
    }
    const nested = await ask(guest, 'GET', 'form-submissions?where[form.webhook.secret][exists]=true')
    expect(nested.status).toBe(400)
  })

  it('is changed by the tenant’s own admins alone', async () => {
    const { id } = await createForm(payload, noord, { webhook: { url: URL_OF_HOOK } })
    const editor = await personIn([noord, 'editor'], [kade, 'admin'])
    const other = { webhook: { url: 'https://elsewhere.example.com/' } }
    const url = async () => (await payload.findByID({ collection: 'forms', id, ...scene })).webhook?.url
    const change = async (person: Person, data: object) =>
      (await ask(person, 'PATCH', `forms/${id}?locale=nl`, data)).status
    expect(await change(editor, { ...other, title: 'Anders' })).toBe(200)
    expect(await change(editor, { ...other, tenant: kade.tenant.id })).toBe(422)
    expect(await url()).toBe(URL_OF_HOOK)
    expect(await change(noord.admin, other)).toBe(200)
    expect(await url()).toBe(other.webhook.url)
  })
})

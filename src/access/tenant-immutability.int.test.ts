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

const SYSTEM = { overrideAccess: true, depth: 0 } as const
const WEBHOOK_URL = 'https://hooks.example.com/kade'

/** Collections that nobody may update. */
const READ_ONLY: readonly TenantOwnedCollection[] = [
  'not-found-log',
  'consent-records',
  'consent-snapshots',
  'api-tokens',
  'audit-log',
  'llm-usage-logs',
  'llm-conversations',
  'chat-messages',
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
  const data = await payload.update({ collection: 'users', id: person.id, data: { tenants }, ...SYSTEM })
  return { ...person, tenants: data.tenants ?? [] }
}

async function send(person: Person, method: string, path: string, body?: unknown, cookie?: string) {
  const { status, text } = await restRequest(payload, person, method, path, {
    body,
    ...(cookie && { cookie }),
  })
  return { status, body: JSON.parse(text) as Record<string, unknown> }
}

const tenantOf = async (collection: CollectionSlug, id: string) => {
  const doc = await payload.findByID({ collection, id, draft: true, ...SYSTEM })
  return (doc as { tenant?: unknown }).tenant
}

const total = async (collection: CollectionSlug, company: Company) =>
  (await payload.count({ collection, where: { tenant: { equals: company.tenant.id } }, ...SYSTEM })).totalDocs

const editors = () => [guest, superAdmin]

describe('the tenant of an existing document', () => {
  it.each(TENANT_OWNED)(
    'of %s cannot be changed by a super admin or by an admin of both tenants',
    async (slug) => {
      const { id } = await createDocument(payload, slug, noord)
      for (const person of editors()) {
        const { status, body } = await send(person, 'PATCH', `${slug}/${id}?draft=true`, {
          tenant: kade.tenant.id,
        })
        if (READ_ONLY.includes(slug)) expect(status).toBe(403)
        else
          expect([status, JSON.stringify(body)]).toEqual([
            422,
            expect.stringContaining('tenant of a document cannot be changed'),
          ])
        expect(await tenantOf(slug, id)).toBe(noord.tenant.id)
      }
    },
  )

  it('may be sent unchanged, and cannot be changed by system code either', async () => {
    const { id } = await createDocument(payload, 'authors', noord)
    const same = await send(guest, 'PATCH', `authors/${id}`, { tenant: noord.tenant.id, name: 'Anders' })
    expect(same.status).toBe(200)
    await expect(
      payload.update({ collection: 'authors', id, data: { tenant: kade.tenant.id }, ...SYSTEM }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('cannot be changed in bulk', async () => {
    const { id } = await createDocument(payload, 'redirects', noord)
    const path = `redirects?where[id][equals]=${id}`
    const { status } = await send(guest, 'PATCH', path, { tenant: kade.tenant.id })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await tenantOf('redirects', id)).toBe(noord.tenant.id)
  })

  it('cannot be changed or cleared in a draft', async () => {
    const { id } = await createPage(payload, noord)
    for (const tenant of [kade.tenant.id, null]) {
      const { status } = await send(guest, 'PATCH', `pages/${id}?draft=true`, { tenant })
      expect(status).toBe(tenant ? 422 : 400)
      expect(await tenantOf('pages', id)).toBe(noord.tenant.id)
    }
  })

  it('applies to its versions', async () => {
    const { id } = await createPage(payload, kade)
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      ...SYSTEM,
    })
    const { status } = await send(guest, 'POST', `pages/versions/${docs[0]?.id}?locale=nl`)
    expect(status).toBe(403)
  })
})

describe('POST /{collection}/{id}/duplicate', () => {
  it('rejects a copy of or into a tenant in which the user is a viewer, and a copy into another tenant', async () => {
    const { id } = await createDocument(payload, 'authors', kade)
    const before = [await total('authors', kade), await total('authors', noord)]
    expect((await send(guest, 'POST', `authors/${id}/duplicate`, {})).status).toBe(403)
    expect((await send(guest, 'POST', `authors/${id}/duplicate`, { tenant: kade.tenant.id })).status).toBe(
      403,
    )
    const moved = await send(guest, 'POST', `authors/${id}/duplicate`, {
      tenant: noord.tenant.id,
      slug: 'kopie',
    })
    expect(moved.status).toBe(422)
    expect([await total('authors', kade), await total('authors', noord)]).toEqual(before)
  })

  it('allows a copy by a user who may write in the tenant', async () => {
    const { id } = await createDocument(payload, 'authors', noord)
    const { status } = await send(guest, 'POST', `authors/${id}/duplicate`, { slug: `s-${randomUUID()}` })
    expect(status).toBe(200)
  })
})

describe('a new document without a tenant', () => {
  it('is not created in the tenant of the cookie by a viewer of that tenant', async () => {
    const before = await total('authors', kade)
    const author = () => ({ name: 'Naam', slug: `s-${randomUUID()}` })
    const cookie = (company: Company) => `payload-tenant=${company.tenant.id}`
    expect((await send(guest, 'POST', 'authors', author(), cookie(kade))).status).toBe(403)
    expect(await total('authors', kade)).toBe(before)
    expect((await send(guest, 'POST', 'authors', author(), cookie(noord))).status).toBe(201)
  })
})

describe('the webhook of a form', () => {
  const webhookOf = async (person: Person, id: string, query = '') =>
    (await send(person, 'GET', `forms/${id}?depth=0${query}`)).body.webhook as
      | Record<string, unknown>
      | undefined

  it('is readable by admins of its tenant only', async () => {
    const { id } = await createForm(payload, kade, { webhook: { url: WEBHOOK_URL } })
    expect((await webhookOf(kade.admin, id))?.url).toBe(WEBHOOK_URL)
    expect((await webhookOf(superAdmin, id, '&select[webhook]=true'))?.url).toBe(WEBHOOK_URL)
    for (const query of ['', '&select[webhook]=true', '&select[webhook]=true&select[title]=true']) {
      const webhook = await webhookOf(guest, id, query)
      expect([webhook?.url, webhook?.secret]).toEqual([undefined, undefined])
    }
  })

  it('cannot be used in a query', async () => {
    await createForm(payload, kade, { webhook: { url: WEBHOOK_URL } })
    for (const field of ['webhook.url', 'webhook.secret']) {
      const { status } = await send(guest, 'GET', `forms?where[${field}][exists]=true`)
      expect(status).toBe(400)
    }
    const nested = await send(guest, 'GET', 'form-submissions?where[form.webhook.secret][exists]=true')
    expect(nested.status).toBe(400)
  })

  it('can be changed by admins of its tenant only', async () => {
    const { id } = await createForm(payload, noord, { webhook: { url: WEBHOOK_URL } })
    const editor = await personIn([noord, 'editor'], [kade, 'admin'])
    const other = { webhook: { url: 'https://elsewhere.example.com/' } }
    const url = async () => (await payload.findByID({ collection: 'forms', id, ...SYSTEM })).webhook?.url
    const change = async (person: Person, data: object) =>
      (await send(person, 'PATCH', `forms/${id}?locale=nl`, data)).status
    expect(await change(editor, { ...other, title: 'Anders' })).toBe(200)
    expect(await change(editor, { ...other, tenant: kade.tenant.id })).toBe(422)
    expect(await url()).toBe(WEBHOOK_URL)
    expect(await change(noord.admin, other)).toBe(200)
    expect(await url()).toBe(other.webhook.url)
  })
})

import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createBuildingBlock, createProduct } from '@/src/testing/catalogue'
import { createConsentTexts } from '@/src/testing/consent'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, localeIds, type Person } from '@/src/testing/tenants'
import { roleAllows, TENANT_ROLES, type Permission, type TenantRole } from './permissions'

type Owned = Extract<
  CollectionSlug,
  | 'pages'
  | 'page-urls'
  | 'templates'
  | 'posts'
  | 'authors'
  | 'categories'
  | 'products'
  | 'building-blocks'
  | 'forms'
  | 'form-submissions'
  | 'domains'
  | 'domain-locales'
  | 'redirects'
  | 'navigation'
  | 'footer'
  | 'site-settings'
  | 'consent-texts'
>

/** Which permission each collection asks for; the test derives every expected outcome from it. */
const RULES: Record<Owned, { read: Permission; write: Permission; remove: Permission }> = {
  pages: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  'page-urls': { read: 'content.read', write: 'content.write', remove: 'content.write' },
  templates: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  posts: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  authors: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  categories: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  products: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  'building-blocks': { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  forms: { read: 'forms.read', write: 'forms.write', remove: 'forms.write' },
  'form-submissions': { read: 'submissions.read', write: 'submissions.write', remove: 'submissions.write' },
  domains: { read: 'domains.read', write: 'domains.write', remove: 'domains.write' },
  'domain-locales': { read: 'domains.read', write: 'domains.write', remove: 'domains.write' },
  redirects: { read: 'redirects.read', write: 'redirects.write', remove: 'redirects.write' },
  navigation: { read: 'content.read', write: 'navigation.write', remove: 'settings.write' },
  footer: { read: 'content.read', write: 'navigation.write', remove: 'settings.write' },
  'consent-texts': { read: 'settings.read', write: 'settings.write', remove: 'settings.write' },
  'site-settings': { read: 'settings.read', write: 'settings.write', remove: 'settings.write' },
}

const COLLECTIONS = Object.keys(RULES) as Owned[]
const scene = { overrideAccess: true } as const

let payload: Payload
let owner: Company
let stranger: Company
let superAdmin: Person
let nobody: Person

beforeAll(async () => {
  payload = await payloadInstance()
  owner = await createCompany(payload)
  stranger = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  nobody = await createPerson(payload)
})

/** A document of the company, made afresh so that a deletion harms no other test. */
async function make(slug: Owned, company: Company): Promise<{ id: string }> {
  const tenant = company.tenant.id
  const create = (data: object) =>
    payload.create({ collection: slug, data: { tenant, ...data } as never, ...scene })
  const page = () => createPage(payload, company)
  const clear = () => payload.delete({ collection: slug, where: { tenant: { equals: tenant } }, ...scene })
  switch (slug) {
    case 'pages':
      return page()
    case 'page-urls':
      return createPageUrl(payload, company, await page(), `/${randomUUID()}`)
    case 'templates':
      return create({ name: 'Naam' })
    case 'posts':
      return createPost(payload, company)
    case 'authors':
    case 'categories':
      return create({ name: 'Naam', slug: `s-${randomUUID()}` })
    case 'products':
      return createProduct(payload, company)
    case 'building-blocks':
      return createBuildingBlock(payload, company)
    case 'forms':
      return createForm(payload, company)
    case 'form-submissions':
      return createSubmission(payload, await createForm(payload, company))
    case 'domains':
      return create({
        hostname: `${randomUUID()}.localhost`,
        themePrimaryColor: '#111111',
        themeSecondaryColor: '#222222',
        themeAccentColor: '#333333',
      })
    case 'domain-locales': {
      const domain = await make('domains', company)
      return create({ domain: domain.id, locale: (await localeIds(payload)).nl })
    }
    case 'redirects':
      return create({ from: `/${randomUUID()}`, to: { type: 'custom', url: '/elders' } })
    case 'navigation':
    case 'footer':
      await clear()
      return create({})
    case 'consent-texts':
      await clear()
      return createConsentTexts(payload, company)
    case 'site-settings':
      await clear()
      return create({ siteName: 'Naam' })
  }
}

const outcome = (attempt: Promise<unknown>): Promise<'allowed' | 'denied'> =>
  attempt.then(
    () => 'allowed',
    () => 'denied',
  )

const as = (user: Person | null) => ({ overrideAccess: false, user }) as const

async function attempts(slug: Owned, company: Company, user: Person | null) {
  const { id } = await make(slug, company)
  const read = await outcome(payload.findByID({ collection: slug, id, ...as(user) }))
  const listed = await payload.find({ collection: slug, where: { id: { equals: id } }, ...as(user) }).then(
    ({ totalDocs }) => totalDocs,
    () => 0,
  )
  const write = await outcome(payload.update({ collection: slug, id, data: {}, ...as(user) }))
  const remove = await outcome(payload.delete({ collection: slug, id, ...as(user) }))
  const { totalDocs: left } = await payload.count({
    collection: slug,
    where: { id: { equals: id } },
    ...scene,
  })
  return { read, listed, write, remove, left }
}

const expected = (allowed: Record<'read' | 'write' | 'remove', boolean>) => ({
  read: allowed.read ? 'allowed' : 'denied',
  listed: allowed.read ? 1 : 0,
  write: allowed.write ? 'allowed' : 'denied',
  remove: allowed.remove ? 'allowed' : 'denied',
  left: allowed.remove ? 0 : 1,
})

const none = expected({ read: false, write: false, remove: false })

describe.each(COLLECTIONS)('%s', (slug) => {
  it.each(TENANT_ROLES)('gives its tenant’s %s what the role carries', async (role: TenantRole) => {
    const { read, write, remove } = RULES[slug]
    expect(await attempts(slug, owner, owner[role])).toEqual(
      expected({
        read: roleAllows(role, read),
        write: roleAllows(role, write),
        remove: roleAllows(role, remove),
      }),
    )
  })

  it('gives another tenant’s admin nothing', async () => {
    expect(await attempts(slug, owner, stranger.admin)).toEqual(none)
  })

  it('gives a person without a role, and a visitor, nothing', async () => {
    expect(await attempts(slug, owner, nobody)).toEqual(none)
    expect(await attempts(slug, owner, null)).toEqual(none)
  })

  it('gives a super admin everything', async () => {
    expect(await attempts(slug, owner, superAdmin)).toEqual(
      expected({ read: true, write: true, remove: true }),
    )
  })
})

describe('creating', () => {
  it('is refused in a tenant that is not one’s own', async () => {
    const data = { tenant: owner.tenant.id, title: 'Van een ander', layout: 'main' } as never
    await expect(payload.create({ collection: 'pages', data, ...as(stranger.admin) })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('cannot be followed by moving the document to another tenant', async () => {
    const page = await createPage(payload, stranger)
    await expect(
      payload.update({
        collection: 'pages',
        id: page.id,
        data: { tenant: owner.tenant.id },
        ...as(stranger.admin),
      }),
    ).rejects.toThrow()
    const { tenant } = await payload.findByID({ collection: 'pages', id: page.id, depth: 0, ...scene })
    expect(tenant).toBe(stranger.tenant.id)
  })
})

describe('versions', () => {
  it('are read by the people of the tenant, and by nobody of another', async () => {
    const page = await createPage(payload, owner)
    const seen = async (person: Person) => {
      const where = { parent: { equals: page.id } }
      return (await payload.findVersions({ collection: 'pages', where, ...as(person) })).totalDocs
    }
    const people = [owner.admin, owner.editor, owner.viewer, stranger.admin, stranger.editor]
    expect(await Promise.all(people.map(seen))).toEqual([1, 1, 1, 0, 0])
  })
})

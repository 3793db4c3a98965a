import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { TENANT_OWNED, type TenantOwnedCollection } from '@/collections/registry'
import { payloadInstance } from '@/src/platform/payload'
import { createDocument } from '@/src/testing/documents'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { roleAllows, TENANT_ROLES, type Permission } from './permissions'

const OPERATIONS = ['create', 'read', 'update', 'delete'] as const
/** The permission that each operation asks for; `null` where not even a super admin may. */
type Rule = Record<(typeof OPERATIONS)[number], Permission | null>

const rule = (read: Permission, write: Permission, other: Partial<Rule> = {}): Rule => ({
  create: write,
  read,
  update: write,
  delete: write,
  ...other,
})

const content = rule('content.read', 'content.write', { delete: 'content.delete' })
const menus = rule('content.read', 'navigation.write', { delete: 'settings.write' })
const domains = rule('domains.read', 'domains.write')
const settings = rule('settings.read', 'settings.write')
const notMade = { create: null } as const
const notChanged = { create: null, update: null } as const

/** Written beside the collections' own access, so that one proves the other. */
const RULES: Record<TenantOwnedCollection, Rule> = {
  pages: content,
  'page-urls': rule('content.read', 'content.write'),
  templates: content,
  media: rule('media.read', 'media.write'),
  'building-blocks': content,
  products: content,
  navigation: menus,
  footer: menus,
  redirects: rule('redirects.read', 'redirects.write'),
  'not-found-log': rule('redirects.read', 'redirects.write', notChanged),
  posts: content,
  authors: content,
  categories: content,
  'form-submissions': rule('submissions.read', 'submissions.write', notMade),
  forms: rule('forms.read', 'forms.write'),
  bookings: rule('bookings.read', 'bookings.write', notMade),
  availability: rule('bookings.read', 'bookings.write', { delete: 'settings.write' }),
  'consent-records': rule('settings.read', 'settings.write', notChanged),
  'consent-snapshots': rule('settings.read', 'settings.write', notChanged),
  domains,
  'domain-locales': domains,
  'site-settings': settings,
  'consent-texts': settings,
  'audit-log': { create: null, read: 'audit.read', update: null, delete: null },
}

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

const as = (user: Person | null) => ({ overrideAccess: false, user }) as const

/** Whether access allows an attempt; whatever else fails is an error of the test. */
const isAllowed = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: { status?: number }) => {
      if (error.status === 403 || error.status === 404) return false
      throw error
    },
  )

/** What somebody may do with the versions of a document; null where the collection has none. */
async function attemptVersions(collection: TenantOwnedCollection, id: string, user: Person | null) {
  if (!payload.collections[collection].config.versions) return null
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where, overrideAccess: true })
  const version = { collection, id: String(docs[0]?.id), ...as(user) }
  const listed = await payload.findVersions({ collection, where, ...as(user) }).then(
    ({ totalDocs }) => totalDocs > 0,
    () => false,
  )
  const read = await isAllowed(payload.findVersionByID(version))
  return { listed, read, restored: await isAllowed(payload.restoreVersion(version)) }
}

/** What somebody may do with a company's documents of a collection, tried. */
async function attempt(collection: TenantOwnedCollection, company: Company, user: Person | null) {
  const create = await isAllowed(createDocument(payload, collection, company, as(user)))
  const { id } = await createDocument(payload, collection, company)
  const where = { id: { equals: id } }
  const one = { collection, id, ...as(user) }
  const read = await isAllowed(payload.findByID(one))
  const listed = await payload.find({ collection, where, ...as(user) }).then(
    ({ totalDocs }) => totalDocs > 0,
    () => false,
  )
  const versions = await attemptVersions(collection, id, user)
  const update = await isAllowed(payload.update({ ...one, data: {} }))
  const remove = await isAllowed(payload.delete(one))
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  return { create, read, listed, versions, update, delete: remove, left: totalDocs > 0 }
}

/** What `attempt` finds where somebody has the permissions that `has` says. */
function expected(collection: TenantOwnedCollection, has: (permission: Permission) => boolean) {
  const [create, read, update, remove] = OPERATIONS.map((operation) => {
    const permission = RULES[collection][operation]
    return permission !== null && has(permission)
  })
  const versions = payload.collections[collection].config.versions
    ? { listed: read, read, restored: update }
    : null
  return { create, read, listed: read, versions, update, delete: remove, left: !remove }
}

describe.each(TENANT_OWNED)('%s', (slug) => {
  it.each(TENANT_ROLES)('gives its tenant’s %s what the role carries', async (role) => {
    const found = await attempt(slug, owner, owner[role])
    expect(found).toEqual(expected(slug, (permission) => roleAllows(role, permission)))
  })

  it.each(TENANT_ROLES)('gives another tenant’s %s nothing', async (role) => {
    expect(await attempt(slug, owner, stranger[role])).toEqual(expected(slug, () => false))
  })

  it('gives a person without a role, and a visitor, nothing', async () => {
    expect(await attempt(slug, owner, nobody)).toEqual(expected(slug, () => false))
    expect(await attempt(slug, owner, null)).toEqual(expected(slug, () => false))
  })

  it('gives a super admin whatever anybody may do', async () => {
    expect(await attempt(slug, owner, superAdmin)).toEqual(expected(slug, () => true))
  })
})

it('does not let a document be moved to another tenant', async () => {
  const page = await createPage(payload, stranger)
  await expect(
    payload.update({
      collection: 'pages',
      id: page.id,
      data: { tenant: owner.tenant.id },
      ...as(stranger.admin),
    }),
  ).rejects.toThrow()
  const { tenant } = await payload.findByID({
    collection: 'pages',
    id: page.id,
    depth: 0,
    overrideAccess: true,
  })
  expect(tenant).toBe(stranger.tenant.id)
})

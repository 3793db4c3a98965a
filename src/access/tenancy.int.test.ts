import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { TENANT_OWNED, type TenantOwnedCollection } from '@/collections/registry'
import { payloadInstance } from '@/src/platform/payload'
import { createDocument } from '@/src/testing/documents'
import { createPage } from '@/src/testing/pages'
import { COMPANY_ROLES, type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { roleAllows, type Permission } from './permissions'

const OPERATIONS = ['create', 'read', 'update', 'delete'] as const
/** The permission that each operation requires; `null` if it is denied to everyone, super admins included. */
type Rule = Record<(typeof OPERATIONS)[number], Permission | null>

const ruleOf = (read: Permission, write: Permission, other: Partial<Rule> = {}): Rule => ({
  create: write,
  read,
  update: write,
  delete: write,
  ...other,
})

const content = ruleOf('content.read', 'content.write', { delete: 'content.delete' })
/** Without drafts, what is written is online. */
const online = ruleOf('content.read', 'content.publish')
const menus = ruleOf('content.read', 'navigation.write', { delete: 'settings.write' })
const domains = ruleOf('domains.read', 'domains.write')
const settings = ruleOf('settings.read', 'settings.write')
const noCreate = { create: null } as const
const readOrDelete = { create: null, update: null } as const

/** Repeats the access of the collections on purpose, so that a change of either fails a test. */
const RULES: Record<TenantOwnedCollection, Rule> = {
  pages: content,
  'page-urls': ruleOf('content.read', 'content.write'),
  templates: content,
  media: ruleOf('media.read', 'media.write'),
  'building-blocks': online,
  products: online,
  navigation: menus,
  footer: menus,
  redirects: ruleOf('redirects.read', 'redirects.write'),
  'not-found-log': ruleOf('redirects.read', 'redirects.write', readOrDelete),
  posts: content,
  authors: online,
  categories: online,
  'form-submissions': ruleOf('submissions.read', 'submissions.write', noCreate),
  forms: ruleOf('forms.read', 'forms.write'),
  bookings: ruleOf('bookings.read', 'bookings.write', noCreate),
  availability: ruleOf('bookings.read', 'bookings.write', { delete: 'settings.write' }),
  'consent-records': ruleOf('settings.read', 'settings.write', readOrDelete),
  'consent-snapshots': ruleOf('settings.read', 'settings.write', readOrDelete),
  domains,
  brands: { ...domains, create: null, delete: null },
  'domain-locales': domains,
  'site-settings': settings,
  'consent-texts': settings,
  'assistant-settings': settings,
  'api-tokens': ruleOf('users.write', 'users.write', readOrDelete),
  'audit-log': { create: null, read: 'audit.read', update: null, delete: null },
  'llm-usage-logs': { create: null, read: 'usage.read', update: null, delete: null },
  // Of nobody, so that only admins may read it; one's own: src/features/assistant/api/conversations.
  'llm-conversations': { create: null, read: 'usage.read', update: null, delete: null },
  'chat-messages': { create: null, read: 'usage.read', update: null, delete: null },
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

/** Resolves to false for 403 and 404; rethrows any other error. */
const isAllowed = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: { status?: number }) => {
      if (error.status === 403 || error.status === 404) return false
      throw error
    },
  )

/** Tries each operation on the versions of a document; null if the collection has no versions. */
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

/** Tries each operation on a new document of the company. */
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

/** The result of `attempt` for a user whose permissions are given by `has`. */
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
  it.each(COMPANY_ROLES)('allows a %s of its tenant what the role permits', async (role) => {
    const result = await attempt(slug, owner, owner[role])
    expect(result).toEqual(expected(slug, (permission) => roleAllows(role, permission)))
  })

  it.each(COMPANY_ROLES)('denies everything to a %s of another tenant', async (role) => {
    expect(await attempt(slug, owner, stranger[role])).toEqual(expected(slug, () => false))
  })

  it('denies everything to an account without a role and to a visitor', async () => {
    expect(await attempt(slug, owner, nobody)).toEqual(expected(slug, () => false))
    expect(await attempt(slug, owner, null)).toEqual(expected(slug, () => false))
  })

  it('allows a super admin every operation that is not denied to everyone', async () => {
    expect(await attempt(slug, owner, superAdmin)).toEqual(expected(slug, () => true))
  })
})

it('rejects moving a document to another tenant', async () => {
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

import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { auditOf } from '@/src/testing/audit'
import { createPost } from '@/src/testing/blog'
import { createDocument } from '@/src/testing/documents'
import { paragraph } from '@/src/testing/pages'
import { createCompany, createPerson, createTenant, type Company } from '@/src/testing/tenants'
import {
  type Collection,
  COLLECTIONS,
  collectionsWhere,
  TENANT_OWNED,
  type TenantOwnedCollection,
} from './registry'

const scene = { overrideAccess: true } as const
const isTenantOwned = (slug: Collection): slug is TenantOwnedCollection =>
  COLLECTIONS[slug].tenantOwned !== false

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

describe('the registry of collections', () => {
  it('has a row for every collection of the config, and for no other', () => {
    const configured = payload.config.collections.map(({ slug }) => slug)
    const ours = configured.filter((slug) => !slug.startsWith('payload-') || slug === 'payload-jobs')
    expect(ours.toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted())
  })

  it.each(collectionsWhere(() => true))('states how many documents of %s a tenant has', (slug) => {
    const { flattenedFields } = payload.collections[slug].config
    const field = flattenedFields.find(({ name }) => name === 'tenant')
    const owned = field && ('unique' in field && field.unique ? 'one' : 'many')
    expect(COLLECTIONS[slug].tenantOwned).toBe(owned ?? false)
  })
})

describe('removedWithDomain', () => {
  it('includes every collection that requires a domain', () => {
    const requiring = TENANT_OWNED.filter((slug) =>
      payload.collections[slug].config.flattenedFields.some(
        (field) => field.name === 'domain' && 'required' in field && field.required,
      ),
    )
    expect(collectionsWhere(({ removedWithDomain }) => removedWithDomain === true)).toEqual(
      expect.arrayContaining(requiring),
    )
  })
})

/** Creates a document of any collection that allows it. */
async function create(slug: Collection): Promise<{ id: string }> {
  if (isTenantOwned(slug)) return createDocument(payload, slug, company)
  if (slug === 'users') return createPerson(payload)
  if (slug === 'tenants') return createTenant(payload)
  throw new Error(`No document of ${slug} can be created`)
}

/** Deletes the document and returns its actions in the audit log. */
async function actionsOfLife(slug: CollectionSlug, id: string): Promise<string[]> {
  await payload.delete({ collection: slug, id, ...scene })
  return (await auditOf(payload, id)).map(({ action }) => action)
}

describe('the audit log', () => {
  it.each(collectionsWhere(({ audited, personal }) => audited && !personal))(
    'records the creation and deletion of a document of %s',
    async (slug) => {
      const { id } = await create(slug)
      expect(await actionsOfLife(slug, id)).toEqual(['create', 'delete'])
    },
  )

  it.each(collectionsWhere(({ audited, personal }) => audited && personal === true))(
    'records only the deletion of a document of %s, which a visitor created',
    async (slug) => {
      const { id } = await create(slug)
      expect(await actionsOfLife(slug, id)).toEqual(['delete'])
      const [deleted] = await auditOf(payload, id)
      expect(deleted).toMatchObject({ documentTitle: null, changes: [] })
    },
  )

  it.each(
    collectionsWhere(
      ({ tenantOwned, audited, appendOnly }) => tenantOwned !== false && !audited && !appendOnly,
    ),
  )('records nothing about %s', async (slug) => {
    const { id } = await create(slug)
    expect(await actionsOfLife(slug, id)).toEqual([])
  })
})

describe('deleting', () => {
  /** A draft of a post whose text refers to the document. */
  function postReferringTo(relationTo: CollectionSlug, id: string) {
    const { root } = paragraph('Tekst')
    const node = { type: 'relationship', version: 2, relationTo, value: id }
    return createPost(payload, company, {
      status: 'draft',
      content: { root: { ...root, children: [...root.children, node] } },
    })
  }
  const remove = (collection: CollectionSlug, id: string) => payload.delete({ collection, id, ...scene })

  it.each(collectionsWhere(({ keptWhileUsed }) => keptWhileUsed === true))(
    'a document of %s is rejected while another uses it',
    async (slug) => {
      const { id } = await create(slug)
      const post = await postReferringTo(slug, id)
      await expect(remove(slug, id)).rejects.toMatchObject({ status: 409, data: { total: 1 } })
      await remove('posts', post.id)
      await expect(remove(slug, id)).resolves.toMatchObject({ id })
    },
  )

  it.each(
    collectionsWhere(
      ({ tenantOwned, keptWhileUsed, appendOnly }) => tenantOwned === 'many' && !keptWhileUsed && !appendOnly,
    ),
  )('a document of %s is possible even if another refers to it', async (slug) => {
    const { id } = await create(slug)
    await postReferringTo(slug, id)
    await expect(remove(slug, id)).resolves.toMatchObject({ id })
  })
})

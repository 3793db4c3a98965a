import { randomUUID } from 'node:crypto'
import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createBuildingBlock, createProduct } from '@/src/testing/catalogue'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { restrictLocks } from './lock-permitted'

const LOCKS = 'payload-locked-documents'
const SYSTEM = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let kade: Company
let noord: Company
let nobody: Person

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  nobody = await createPerson(payload)
})

/** The lock part of the panel's form-state request while a user types. */
async function lockByTyping(person: Person, collectionSlug: string, id: string, more: object = {}) {
  const req = await createLocalReq({ user: person }, payload)
  const args = { id, collectionSlug, req, returnLockStatus: true, updateLastEdited: true, ...more } as never
  const { returnLockStatus, updateLastEdited } = await restrictLocks(args)
  return returnLockStatus
    ? handleFormStateLocking({ id, collectionSlug: collectionSlug as CollectionSlug, req, updateLastEdited })
    : undefined
}

const locks = async (id: string) =>
  (await payload.find({ collection: LOCKS, where: { 'document.value': { equals: id } }, ...SYSTEM })).docs

/** One document of each collection of which the tenant has any, and the tenant and its admin. */
async function documentsOf({ tenant, admin }: Company): Promise<[CollectionSlug, string][]> {
  const owned = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'tenant'))
    .map(({ slug }) => slug as CollectionSlug)
  const found = owned.map(async (collection) => {
    const where = { tenant: { equals: tenant.id } }
    const { docs } = await payload.find({ collection, where, limit: 1, ...SYSTEM })
    return docs.map(({ id }): [CollectionSlug, string] => [collection, id])
  })
  return [...(await Promise.all(found)).flat(), ['tenants', tenant.id], ['users', admin.id]]
}

describe('the form state', () => {
  it('does not lock a document for a user who may not update it, in any collection', async () => {
    await createPost(payload, kade)
    await createImage(payload, kade)
    await createProduct(payload, kade)
    await createBuildingBlock(payload, kade)
    await createSubmission(payload, await createForm(payload, kade))
    await createPage(payload, kade)
    const documents = await documentsOf(kade)
    expect(documents.length).toBeGreaterThan(11)
    for (const [slug, id] of documents) {
      for (const person of [kade.viewer, noord.admin, nobody]) {
        expect([slug, await lockByTyping(person, slug, id)]).toEqual([slug, undefined])
      }
      expect([slug, await locks(id)]).toEqual([slug, []])
    }
  })

  it('locks a document for a user who may update it, and shows others who that is', async () => {
    const { id } = await createPage(payload, kade)
    await lockByTyping(kade.viewer, 'pages', id)
    const edit = (person: Person) =>
      restRequest(payload, person, 'PATCH', `pages/${id}?locale=nl`, { body: {} })
    expect((await edit(kade.admin)).status).toBe(200)
    expect(await lockByTyping(kade.editor, 'pages', id)).toMatchObject({ isLocked: true })
    expect((await locks(id))[0]?.user).toMatchObject({ value: kade.editor.id })
    expect(await lockByTyping(kade.admin, 'pages', id)).toMatchObject({
      isLocked: true,
      user: { id: kade.editor.id },
    })
    expect((await edit(kade.admin)).status).toBe(423)
  })

  it('ignores documents that do not exist', async () => {
    const { totalDocs: before } = await payload.count({ collection: LOCKS, ...SYSTEM })
    const { id } = await createPage(payload, noord)
    await lockByTyping(kade.admin, 'pages', 'x')
    await lockByTyping(kade.admin, 'pages', randomUUID())
    await lockByTyping(kade.admin, 'pages', id, { globalSlug: 'pages' })
    await lockByTyping(kade.admin, 'nonsense', id)
    const { totalDocs: after } = await payload.count({ collection: LOCKS, ...SYSTEM })
    expect(after).toBe(before)
  })
})

it('Payload locks a document for whoever may not change it', async () => {
  const { id } = await createPage(payload, kade)
  const req = await createLocalReq({ user: noord.admin }, payload)
  await handleFormStateLocking({ id, collectionSlug: 'pages', req, updateLastEdited: true })
  expect((await locks(id))[0]?.user).toMatchObject({ value: noord.admin.id })
})

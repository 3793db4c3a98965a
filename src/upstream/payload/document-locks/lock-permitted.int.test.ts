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
const scene = { overrideAccess: true, depth: 0 } as const

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

/** As the admin asks for the form's state while somebody types; without the rest of the state, which draws the form. */
async function type(person: Person, collectionSlug: string, id: string, more: object = {}) {
  const req = await createLocalReq({ user: person }, payload)
  const asked = { id, collectionSlug, req, returnLockStatus: true, updateLastEdited: true, ...more } as never
  const { returnLockStatus, updateLastEdited } = await restrictLocks(asked)
  return returnLockStatus
    ? handleFormStateLocking({ id, collectionSlug: collectionSlug as CollectionSlug, req, updateLastEdited })
    : undefined
}

const locks = async (id: string) =>
  (await payload.find({ collection: LOCKS, where: { 'document.value': { equals: id } }, ...scene })).docs

/** One document of each collection of which the tenant has any, and the tenant and its admin. */
async function documentsOf({ tenant, admin }: Company): Promise<[CollectionSlug, string][]> {
  const owned = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'tenant'))
    .map(({ slug }) => slug as CollectionSlug)
  const found = owned.map(async (collection) => {
    const where = { tenant: { equals: tenant.id } }
    const { docs } = await payload.find({ collection, where, limit: 1, ...scene })
    return docs.map(({ id }): [CollectionSlug, string] => [collection, id])
  })
  return [...(await Promise.all(found)).flat(), ['tenants', tenant.id], ['users', admin.id]]
}

describe('the state of a form', () => {
  it('locks no document for who may not change it, of whatever collection', async () => {
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
        expect([slug, await type(person, slug, id)]).toEqual([slug, undefined])
      }
      expect([slug, await locks(id)]).toEqual([slug, []])
    }
  })

  it('locks it for who may, who is seen by the others, and hinders nobody else before', async () => {
    const { id } = await createPage(payload, kade)
    await type(kade.viewer, 'pages', id)
    const edit = (person: Person) =>
      restRequest(payload, person, 'PATCH', `pages/${id}?locale=nl`, { body: {} })
    expect((await edit(kade.admin)).status).toBe(200)
    expect(await type(kade.editor, 'pages', id)).toMatchObject({ isLocked: true })
    expect((await locks(id))[0]?.user).toMatchObject({ value: kade.editor.id })
    expect(await type(kade.admin, 'pages', id)).toMatchObject({
      isLocked: true,
      user: { id: kade.editor.id },
    })
    expect((await edit(kade.admin)).status).toBe(423)
  })

  it('locks nothing that is no document', async () => {
    const { totalDocs: before } = await payload.count({ collection: LOCKS, ...scene })
    const { id } = await createPage(payload, noord)
    await type(kade.admin, 'pages', 'x')
    await type(kade.admin, 'pages', randomUUID())
    await type(kade.admin, 'pages', id, { globalSlug: 'pages' })
    await type(kade.admin, 'nonsense', id)
    const { totalDocs: after } = await payload.count({ collection: LOCKS, ...scene })
    expect(after).toBe(before)
  })
})

it('Payload locks a document for whoever may not change it', async () => {
  const { id } = await createPage(payload, kade)
  const req = await createLocalReq({ user: noord.admin }, payload)
  await handleFormStateLocking({ id, collectionSlug: 'pages', req, updateLastEdited: true })
  expect((await locks(id))[0]?.user).toMatchObject({ value: noord.admin.id })
})

import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { askRest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let kade: Company
let noord: Company
let superAdmin: Person
let nobody: Person

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  nobody = await createPerson(payload)
})

const create = {
  pages: () => createPage(payload, kade),
  posts: () => createPost(payload, kade),
  templates: () =>
    payload.create({
      collection: 'templates',
      data: { tenant: kade.tenant.id, name: 'Naam', layout: 'main' } as never,
      overrideAccess: true,
    }),
}

/** What somebody gets to see of a document's versions: how many in the list, and the answer for one. */
async function seen(person: Person | null, slug: string, parent: string, version: string) {
  const list = await askRest(payload, person, 'GET', `${slug}/versions?where[parent][equals]=${parent}`)
  const one = await askRest(payload, person, 'GET', `${slug}/versions/${version}`)
  const { totalDocs } = JSON.parse(list.text) as { totalDocs?: number }
  return { list: list.status, total: totalDocs, one: one.status }
}

it('are all the collections that have versions', () => {
  const versioned = payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug)
  expect(versioned.toSorted()).toEqual(Object.keys(create).toSorted())
})

it.each(['pages', 'posts', 'templates'] as const)(
  'the versions of %s are read by the people of the tenant, and by nobody else',
  async (slug) => {
    const { id } = await create[slug]()
    const where = { parent: { equals: id } }
    const collection: CollectionSlug = slug
    const { docs } = await payload.findVersions({ collection, where, overrideAccess: true })
    const version = String(docs[0]?.id)
    for (const person of [kade.admin, kade.editor, kade.viewer, superAdmin])
      expect(await seen(person, slug, id, version)).toEqual({ list: 200, total: 1, one: 200 })
    for (const person of [noord.admin, noord.viewer])
      expect(await seen(person, slug, id, version)).toEqual({ list: 200, total: 0, one: 403 })
    for (const person of [nobody, null])
      expect(await seen(person, slug, id, version)).toEqual({ list: 403, total: undefined, one: 403 })
  },
)

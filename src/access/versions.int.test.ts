import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createDocument } from '@/src/testing/documents'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const VERSIONED = ['pages', 'posts', 'templates'] as const

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

/** What somebody gets to see of a document's versions: how many in the list, and the answer for one. */
async function seen(person: Person | null, slug: string, parent: string, version: string) {
  const list = await restRequest(payload, person, 'GET', `${slug}/versions?where[parent][equals]=${parent}`)
  const one = await restRequest(payload, person, 'GET', `${slug}/versions/${version}`)
  const { totalDocs } = JSON.parse(list.text) as { totalDocs?: number }
  return { list: list.status, total: totalDocs, one: one.status }
}

it('are kept by pages, posts and templates', () => {
  const versioned = payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug)
  expect(versioned.toSorted()).toEqual(VERSIONED.toSorted())
})

it.each(VERSIONED)('of %s are read by the people of the tenant, and by nobody else', async (collection) => {
  const { id } = await createDocument(payload, collection, kade)
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where, overrideAccess: true })
  const version = String(docs[0]?.id)
  for (const person of [kade.admin, kade.editor, kade.viewer, superAdmin])
    expect(await seen(person, collection, id, version)).toEqual({ list: 200, total: 1, one: 200 })
  for (const person of [noord.admin, noord.viewer])
    expect(await seen(person, collection, id, version)).toEqual({ list: 200, total: 0, one: 403 })
  for (const person of [nobody, null])
    expect(await seen(person, collection, id, version)).toEqual({ list: 403, total: undefined, one: 403 })
})

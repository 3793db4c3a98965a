import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createDocument } from '@/src/testing/documents'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const VERSIONED = ['pages', 'posts', 'templates', 'navigation', 'footer', 'brands'] as const

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

/** The status and count of the version list, and the status of one version. */
async function readVersions(person: Person | null, slug: string, parent: string, version: string) {
  const list = await restRequest(payload, person, 'GET', `${slug}/versions?where[parent][equals]=${parent}`)
  const one = await restRequest(payload, person, 'GET', `${slug}/versions/${version}`)
  const { totalDocs } = JSON.parse(list.text) as { totalDocs?: number }
  return { list: list.status, total: totalDocs, one: one.status }
}

it('pages, posts, templates and what a site shows around them are the versioned collections', () => {
  const versioned = payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug)
  expect(versioned.toSorted()).toEqual(VERSIONED.toSorted())
})

it.each(VERSIONED)('versions of %s are readable by members of the tenant only', async (collection) => {
  const { id } = await createDocument(payload, collection, kade)
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where, overrideAccess: true })
  const version = String(docs[0]?.id)
  for (const person of [kade.admin, kade.editor, kade.viewer, superAdmin])
    expect(await readVersions(person, collection, id, version)).toEqual({ list: 200, total: 1, one: 200 })
  for (const person of [noord.admin, noord.viewer])
    expect(await readVersions(person, collection, id, version)).toEqual({ list: 200, total: 0, one: 403 })
  for (const person of [nobody, null])
    expect(await readVersions(person, collection, id, version)).toEqual({
      list: 403,
      total: undefined,
      one: 403,
    })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { checkReferences } from '@/scripts/stored-references'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { describedImage, hero, newestVersion, storedReferences, text } from '@/src/testing/references'
import { createCompany, type Company } from '@/src/testing/tenants'
import { rebuildReferences } from './rebuild'

const scene = { overrideAccess: true, depth: 0 } as const
const NOTHING_WRONG = { corrections: [], leftovers: 0 }

let payload: Payload
let company: Company

const rebuild = async () => {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => rebuildReferences(req))
}

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  // Other tests leave documents that they wrote past the adapter.
  await rebuild()
})

const execute = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query)

describe('a write of every kind keeps the table equal to the documents', () => {
  it('of a page', async () => {
    const [one, other] = [await describedImage(payload, company), await describedImage(payload, company)]
    const { id } = await createPage(payload, company, { status: 'draft', blocks: hero(one) })
    const oldest = await newestVersion(payload, id)
    const page = { collection: 'pages', id, ...scene } as const
    const data = { title: 'T', blocks: hero(other) }
    await payload.update({ ...page, locale: 'nl', data, draft: true, autosave: true })
    await payload.update({
      ...page,
      locale: 'nl',
      data: { ...data, blocks: hero(one) },
      draft: true,
      autosave: true,
    })
    await payload.update({
      ...page,
      locale: 'nl',
      publishSpecificLocale: 'nl',
      data: { ...data, _status: 'published' },
    })
    await payload.update({ ...page, locale: 'en', data: { blocks: text(id) }, draft: true })
    await payload.restoreVersion({ collection: 'pages', id: oldest, ...scene })
    const copy = await payload.duplicate({ ...page, locale: 'nl' })
    await payload.update({
      collection: 'pages',
      where: { id: { in: [id, copy.id] } },
      locale: 'nl',
      data,
      ...scene,
    })
    expect((await storedReferences(payload, copy.id)).length).toBeGreaterThan(0)
    await payload.update({ ...page, unpublishAllLocales: true, data: { _status: 'draft' } })
    await payload.delete({ collection: 'pages', where: { id: { equals: copy.id } }, ...scene })
    expect(await checkReferences(payload)).toEqual(NOTHING_WRONG)
  })

  it('of a part of a document, past Payload’s operations and without a request', async () => {
    const photo = await describedImage(payload, company)
    const data = { tenant: company.tenant.id, name: 'Naam', slug: randomUUID(), photo }
    const { id }: { id: string } = await payload.db.create({ collection: 'authors', data })
    const reference = { version: 'published', locale: null, path: 'photo', to_id: photo }
    expect(await storedReferences(payload, id)).toEqual([reference])
    await payload.db.updateOne({ collection: 'authors', id, data: { slug: randomUUID() }, returning: false })
    expect(await storedReferences(payload, id)).toEqual([reference])
    await payload.db.updateMany({
      collection: 'authors',
      where: { id: { equals: id } },
      data: { photo: null },
    })
    expect(await storedReferences(payload, id)).toEqual([])
  })

  it('of versions that are deleted', async () => {
    const { id } = await createPage(payload, company, {
      blocks: hero(await describedImage(payload, company)),
    })
    await payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: id } } })
    expect((await storedReferences(payload, id)).map(({ version }) => version)).toEqual(['published'])
  })
})

describe('checking and rebuilding', () => {
  it('finds and corrects references that are missing, wrong or without a document', async () => {
    const { id } = await createPage(payload, company, {
      blocks: hero(await describedImage(payload, company)),
    })
    const right = await storedReferences(payload, id)
    await execute(sql`DELETE FROM document_references WHERE from_id = ${id} AND version = 'draft'`)
    await execute(sql`UPDATE document_references SET path = 'elsewhere' WHERE from_id = ${id}`)
    const document = { collection: 'pages', id, version: false, added: 1, removed: 1 }
    const version = { collection: 'pages', version: true, added: 1, removed: 0 }
    const wrong = { corrections: [document, expect.objectContaining(version)], leftovers: 0 }
    expect(await checkReferences(payload)).toEqual(wrong)
    expect(await rebuild()).toEqual(wrong)
    expect(await storedReferences(payload, id)).toEqual(right)
    await execute(sql`UPDATE _pages_v SET latest = false WHERE parent_id = ${id}`)
    expect(await checkReferences(payload)).toEqual({ corrections: [], leftovers: 1 })
    await payload.delete({ collection: 'pages', id, ...scene })
    expect(await checkReferences(payload)).toEqual(NOTHING_WRONG)
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { withRowIds } from '@/src/lib/row-ids'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createImage } from '@/src/testing/images'
import { createPage } from '@/src/testing/pages'
import { findWrongReferences, linkTo, NO_WRONG_REFERENCES, storedReferences } from '@/src/testing/references'
import { recordStatements } from '@/src/testing/statements'
import { createCompany, type Company } from '@/src/testing/tenants'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'

const scene = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Blocks = NonNullable<Page['blocks']>
const hero = (image: string) => [{ blockType: 'hero', heading: 'Kop', image }] as unknown as Blocks
const text = (page: string) =>
  [{ blockType: 'richText', heading: 'Kop', content: linkTo(page) }] as unknown as Blocks

/** An image with alternative text in both locales, which a published document needs. */
async function image(): Promise<string> {
  const { id } = await createImage(payload, company)
  await payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'A plane' }, ...scene })
  return id
}

const newestVersion = async (id: string) => {
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where,
    limit: 1,
    sort: '-updatedAt',
    ...scene,
  })
  return String(docs[0]?.id)
}

const execute = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query)

describe('the stored references of a document', () => {
  it('are those of the newest draft, and once it is published also of the public document', async () => {
    const [first, second] = [await image(), await image()]
    const { id } = await createPage(payload, company, { status: 'draft', blocks: hero(first) })
    const draft = { version: 'draft', locale: null, path: 'blocks.0.image' }
    const published = { ...draft, version: 'published' }
    expect(await storedReferences(payload, id)).toEqual([{ ...draft, to_id: first }])
    const page = { collection: 'pages', id, locale: 'nl', ...scene } as const
    await payload.update({ ...page, data: { _status: 'published' } })
    expect(await storedReferences(payload, id)).toEqual([
      { ...published, to_id: first },
      { ...draft, to_id: first },
    ])
    await payload.update({ ...page, data: { blocks: hero(second) }, draft: true })
    expect(await storedReferences(payload, id)).toEqual([
      { ...published, to_id: first },
      { ...draft, to_id: second },
    ])
    await payload.update({ ...page, data: { _status: 'draft' } })
    expect((await storedReferences(payload, id)).filter((row) => row.version === 'published')).toEqual([])
  })

  it('have the locale of a localized text', async () => {
    const [dutch, english] = [await createPage(payload, company), await createPage(payload, company)]
    const { id, blocks } = await createPage(payload, company, { blocks: text(dutch.id) })
    const own = withRowIds(text(english.id), blocks) as Blocks
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { blocks: own, title: 'T' },
      draft: true,
      ...scene,
    })
    const rows = (await storedReferences(payload, id)).filter((row) => row.version === 'draft')
    const path = 'blocks.0.content'
    expect(rows).toEqual([
      { version: 'draft', locale: 'en', path, to_id: english.id },
      { version: 'draft', locale: 'nl', path, to_id: dutch.id },
    ])
  })

  it('are deleted with the document, also by a statement of SQL', async () => {
    const { id } = await createPage(payload, company, { blocks: hero(await image()) })
    await execute(sql`DELETE FROM pages WHERE id = ${id}`)
    expect(await storedReferences(payload, id)).toEqual([])
  })
})

describe('a write of every kind keeps the table equal to the documents', () => {
  it('of a page', async () => {
    const [one, other] = [await image(), await image()]
    const { id } = await createPage(payload, company, { status: 'draft', blocks: hero(one) })
    const oldest = await newestVersion(id)
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
    expect(await findWrongReferences(payload)).toEqual(NO_WRONG_REFERENCES)
  })

  it('of a part of a document, past Payload’s operations and without a request', async () => {
    const photo = await image()
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
    const { id } = await createPage(payload, company, { blocks: hero(await image()) })
    await payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: id } } })
    expect((await storedReferences(payload, id)).map(({ version }) => version)).toEqual(['published'])
  })
})

describe('a document that others refer to', () => {
  it('cannot be deleted by a statement of SQL', async () => {
    const used = await image()
    await createPage(payload, company, { blocks: hero(used) })
    await expect(execute(sql`DELETE FROM media WHERE id = ${used}`)).rejects.toMatchObject({
      cause: { constraint: 'document_references_to_media' },
    })
  })

  it('can be deleted when it is a post, which only leaves lists', async () => {
    const related = await createPost(payload, company)
    const { id } = await createPost(payload, company, { relatedPosts: [related.id] })
    await payload.delete({ collection: 'posts', id: related.id, ...scene })
    const paths = (await storedReferences(payload, id)).map(({ path }) => path)
    expect(paths).toEqual(['authors', 'authors'])
  })

  it('can be deleted when only itself and older versions refer to it', async () => {
    const used = await image()
    const { id, blocks } = await createPage(payload, company, { status: 'draft', blocks: hero(used) })
    expect(blocks).toHaveLength(1)
    const page = { collection: 'pages', id, locale: 'nl', ...scene } as const
    await payload.update({ ...page, data: { blocks: text(id) }, draft: true })
    await payload.delete({ collection: 'media', id: used, ...scene })
    await expect(payload.delete({ collection: 'pages', id, ...scene })).resolves.toMatchObject({ id })
  })
})

it('a version whose text in another locale refers to a deleted page can be restored', async () => {
  const [kept, deleted] = [await createPage(payload, company), await createPage(payload, company)]
  const { id, blocks } = await createPage(payload, company, { status: 'draft', blocks: text(kept.id) })
  const page = { collection: 'pages', id, draft: true, ...scene } as const
  await payload.update({
    ...page,
    locale: 'en',
    data: { blocks: withRowIds(text(deleted.id), blocks) as Blocks },
  })
  const version = await newestVersion(id)
  await payload.update({ ...page, locale: 'en', data: { blocks: [] } })
  await payload.delete({ collection: 'pages', id: deleted.id, ...scene })
  await payload.restoreVersion({ collection: 'pages', id: version, draft: true, ...scene })
  expect(await storedReferences(payload, id)).toMatchObject([{ locale: 'nl', to_id: kept.id }])
})

describe('a write', () => {
  it('fails as a whole when it adds a reference in rich text to a document that is being deleted', async () => {
    const target = await createPage(payload, company)
    const page = await createPage(payload, company)
    const blocks = [
      { ...text(target.id)[0], heading: { nl: 'Kop' }, content: { nl: linkTo(target.id) }, id: randomUUID() },
    ]
    const req = await createLocalReq({}, payload)
    const write = await inTransaction(req, async () => {
      const connection = await requestConnection(req)
      await connection.execute(sql`DELETE FROM pages WHERE id = ${target.id}`)
      const waiting = payload.db
        .updateOne({
          collection: 'pages',
          id: page.id,
          data: { tenant: company.tenant.id, layout: 'main', blocks },
        })
        .catch((error: unknown) => error)
      await waitForLockWaiter(payload)
      return { waiting }
    })
    expect(await write.waiting).toMatchObject({ cause: { constraint: 'document_references_to_pages' } })
    expect(await payload.findByID({ collection: 'pages', id: page.id, ...scene })).toMatchObject({
      blocks: [],
    })
  })

  it('costs one statement for the document and one for each version: two when one locale is published', async () => {
    const { id } = await createPage(payload, company, { blocks: hero(await image()) })
    const page = { collection: 'pages', id, locale: 'nl', ...scene } as const
    const cost = async (write: () => Promise<unknown>) =>
      (await recordStatements(payload, write)).filter((one) => one.includes('document_references')).length
    expect(await cost(() => payload.update({ ...page, data: { _status: 'published' } }))).toBe(3)
    expect(await cost(() => payload.update({ ...page, data: { title: 'A' }, draft: true }))).toBe(1)
  })
})

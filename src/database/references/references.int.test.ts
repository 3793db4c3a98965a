import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createLocalReq, type FlattenedField, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { withRowIds } from '@/src/lib/row-ids'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import {
  type Blocks,
  describedImage,
  hero,
  linkTo,
  newestVersion,
  storedReferences,
  text,
} from '@/src/testing/references'
import { recordStatements } from '@/src/testing/statements'
import { createCompany, type Company } from '@/src/testing/tenants'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'
import { isKeptWhileUsed, REFERENCE_TARGETS } from './scope'

const scene = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const execute = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query)

describe('the stored references of a document', () => {
  it('are those of the newest draft, and once it is published also of the public document', async () => {
    const [first, second] = [await describedImage(payload, company), await describedImage(payload, company)]
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
    const { id } = await createPage(payload, company, {
      blocks: hero(await describedImage(payload, company)),
    })
    await execute(sql`DELETE FROM pages WHERE id = ${id}`)
    expect(await storedReferences(payload, id)).toEqual([])
  })
})

it('blocks only refer to documents that are kept while used, because they have no foreign keys', () => {
  const relationsIn = (fields: readonly FlattenedField[]): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
      if (field.type === 'blocks') return field.blocks.flatMap((block) => relationsIn(block.flattenedFields))
      return 'flattenedFields' in field ? relationsIn(field.flattenedFields) : []
    })
  const relations = new Set(payload.config.blocks?.flatMap((block) => relationsIn(block.flattenedFields)))
  expect(REFERENCE_TARGETS.filter(isKeptWhileUsed)).toEqual(expect.arrayContaining([...relations]))
})

describe('a document that others refer to', () => {
  it('cannot be deleted by a statement of SQL', async () => {
    const used = await describedImage(payload, company)
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
    const used = await describedImage(payload, company)
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
  const version = await newestVersion(payload, id)
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
    const { id } = await createPage(payload, company, {
      blocks: hero(await describedImage(payload, company)),
    })
    const page = { collection: 'pages', id, locale: 'nl', ...scene } as const
    const cost = async (write: () => Promise<unknown>) =>
      (await recordStatements(payload, write)).filter((one) => one.includes('document_references')).length
    expect(await cost(() => payload.update({ ...page, data: { _status: 'published' } }))).toBe(3)
    expect(await cost(() => payload.update({ ...page, data: { title: 'A' }, draft: true }))).toBe(1)
  })
})

import { randomUUID } from 'node:crypto'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { down, up } from '@/migrations/20261123_054139_author_names_product_blocks'
import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createAuthor, createBlog, createPost } from '@/src/testing/blog'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { author as authorSchema } from './schemas'

const AUTHORS = '/api/admin/authors'
const LINK = { label: 'Over ons', url: '/over-ons' }

let payload: Payload
let company: Company
let editor: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
})

const authorOf = async (response: Response) => (await bodyAs(response, dataOf(authorSchema))).data
const create = (body: object) => call(AUTHORS, { body, token: editor })
const put = (id: string, body: object, locale = 'nl') =>
  call(`${AUTHORS}/${id}?locale=${locale}`, { method: 'PUT', body, token: editor })

/** What the migration makes of an author with these names; undone afterwards. */
async function migrated(names: { nl?: string; en?: string }) {
  const own = await createCompany(payload)
  await createBlog(payload, own)
  const { id } = await createAuthor(payload, own, { slug: 'noor' })
  const found = payload.db.drizzle.transaction(async (db) => {
    // All that they use of their arguments.
    const args = { db } as unknown as MigrateUpArgs & MigrateDownArgs
    await down(args)
    await db.execute(sql`DELETE FROM page_urls WHERE author_id = ${id} AND locale = 'en'`)
    for (const locale of LOCALES)
      await db.execute(sql`UPDATE authors_locales SET name = ${names[locale] ?? ''}
        WHERE _parent_id = ${id} AND _locale::text = ${locale}`)
    await up(args)
    const { rows } = await db.execute<{ name: string; path: string }>(sql`
      SELECT a.name, u.path FROM authors a JOIN page_urls u ON u.author_id = a.id WHERE a.id = ${id} ORDER BY u.path`)
    throw new Undone(rows)
  })
  return found.catch((error: unknown) => (error instanceof Undone ? error.rows : Promise.reject(error)))
}

class Undone extends Error {
  readonly rows: { name: string; path: string }[]
  constructor(rows: Undone['rows']) {
    super('undone')
    this.rows = rows
  }
}

it.each([
  ['the Dutch name', { nl: 'Noor', en: 'Nora' }, 'Noor'],
  ['the English name where there is no Dutch one', { en: 'Nora' }, 'Nora'],
])('upgrading an author keeps %s, and adds the page that was missing', async (_, names, name) => {
  expect(await migrated(names)).toEqual([
    { name, path: '/blog/auteur/noor' },
    { name, path: '/blog/author/noor' },
  ])
})

describe('the API for authors', () => {
  it('derives the slug from the name, and keeps it when the author is renamed', async () => {
    const made = await authorOf(await create({ name: 'Redactie Techniek', role: 'Redactie', links: [LINK] }))
    expect(made).toMatchObject({ name: 'Redactie Techniek', slug: 'redactie-techniek', links: [LINK] })
    expect(await authorOf(await put(made.id, { name: 'Redactie' }))).toMatchObject({
      name: 'Redactie',
      slug: 'redactie-techniek',
      role: null,
      links: [LINK],
    })
  })

  it('keeps the other locale’s texts of a link that is sent back', async () => {
    const { id, links } = await authorOf(await create({ name: 'Redactie', links: [LINK] }))
    const english = links.map((link) => ({ ...link, label: 'About us' }))
    await put(id, { name: 'Redactie', role: 'Editors', links: english }, 'en')
    expect(await authorOf(await call(`${AUTHORS}/${id}`, { token: editor }))).toMatchObject({
      name: 'Redactie',
      role: null,
      links: [LINK],
    })
  })

  it('has one name in all languages, and a page in each', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own)
    const token = await tokenOf(payload, own.editor)
    const made = await authorOf(
      await call(AUTHORS, { body: { name: 'Noor de Wit', role: 'Redacteur' }, token }),
    )
    const english = await authorOf(await call(`${AUTHORS}/${made.id}?locale=en`, { token }))
    expect(english).toMatchObject({ name: 'Noor de Wit', role: null })
    const { rows } = await payload.db.pool.query<{ path: string }>(
      'SELECT path FROM page_urls WHERE author_id = $1 ORDER BY path',
      [made.id],
    )
    expect(rows.map(({ path }) => path)).toEqual(['/blog/auteur/noor-de-wit', '/blog/author/noor-de-wit'])
  })

  it('rejects deleting an author while a post refers to it', async () => {
    const { id } = await createAuthor(payload, company)
    const post = await createPost(payload, company, { title: `Over ${randomUUID()}`, authors: [id] })
    const refused = await call(`${AUTHORS}/${id}`, { method: 'DELETE', token: editor })
    expect(refused.status).toBe(409)
    expect((await bodyAs(refused, problem)).detail).toContain(post.title)
    await payload.delete({ collection: 'posts', id: post.id, overrideAccess: true })
    expect((await call(`${AUTHORS}/${id}`, { method: 'DELETE', token: editor })).status).toBe(204)
    expect((await call(`${AUTHORS}/${id}`, { token: editor })).status).toBe(404)
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a link to a script', { name: 'x', links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    ['seven links', { name: 'x', links: Array.from({ length: 7 }, () => LINK) }, 'links'],
    ['a slug of two parts', { name: 'x', slug: 'a/b' }, 'slug'],
  ])('rejects %s', async (_, body, path) => {
    const response = await create(body)
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toContain(path)
  })
})

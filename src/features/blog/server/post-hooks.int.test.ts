import { Client } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { type Company, createCompany } from '@/src/testing/tenants'
import { cacheTags } from '@/src/cache/tags'
import { CONTENT_CHANNEL } from '@/src/cache/announce'

let payload: Payload
let company: Company
let client: Client
let heard: string[] = []

const scene = { overrideAccess: true } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(`LISTEN ${CONTENT_CHANNEL}`)
  client.on('notification', ({ payload: notice }) => {
    const { tags } = JSON.parse(notice ?? '{"tags":[]}') as { tags: string[] }
    heard.push(...tags)
  })
})

afterAll(() => client.end())

/** What was announced until now: a marker of our own comes after it. */
async function settle(): Promise<string[]> {
  const marker = `marker:${crypto.randomUUID()}`
  await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify({ tags: [marker] })])
  await vi.waitUntil(() => heard.includes(marker), { timeout: 10_000 })
  const tags = heard.filter((tag) => !tag.startsWith('marker:'))
  heard = []
  return tags
}

beforeEach(async () => {
  await settle()
})

const onDay = (day: number) => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`
const articles = (tags: string[]) => new Set(tags.filter((tag) => tag.startsWith('post:')))

describe('a post that is published', () => {
  it('drops itself, the lists, and the two it now stands between, and no other', async () => {
    const posts = []
    for (const day of [1, 2, 4, 5])
      posts.push(await createPost(payload, company, { publishedAt: onDay(day) }))
    await settle()
    const post = await createPost(payload, company, { publishedAt: onDay(3) })
    const tags = await settle()
    expect(tags).toEqual(
      expect.arrayContaining([cacheTags.pageUrl(post.id), cacheTags.posts(company.tenant.id)]),
    )
    const near = [posts[1], posts[2]].flatMap((one) => (one ? [cacheTags.post(one.id)] : []))
    expect(articles(tags)).toEqual(new Set([cacheTags.post(post.id), ...near]))
  })

  it('drops the neighbours that it leaves when its date changes, too', async () => {
    const other = await createCompany(payload)
    const posts = []
    for (const day of [1, 2, 3, 8, 9])
      posts.push(await createPost(payload, other, { publishedAt: onDay(day) }))
    await settle()
    const [first, moved, third, fourth, last] = posts.map(({ id }) => id)
    if (!first || !moved || !third || !fourth || !last) throw new Error('five posts were made')
    const data = { publishedAt: onDay(10), _status: 'published' as const }
    await payload.update({ collection: 'posts', id: moved, locale: 'nl', data, ...scene })
    expect(articles(await settle())).toEqual(new Set([moved, first, third, last].map(cacheTags.post)))
  })
})

describe('a draft', () => {
  it('drops nothing', async () => {
    const { id } = await createPost(payload, company)
    await settle()
    await payload.update({
      collection: 'posts',
      id,
      locale: 'nl',
      draft: true,
      data: { title: 'Concept', slug: 'ander-adres', _status: 'draft' },
      ...scene,
    })
    expect(await settle()).toEqual([])
  })
})

describe('an author and a category', () => {
  it('drop what shows them', async () => {
    const author = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    await settle()
    await payload.update({
      collection: 'authors',
      id: author.id,
      data: { bio: 'Nieuw' },
      locale: 'nl',
      ...scene,
    })
    expect(await settle()).toContain(cacheTags.author(author.id))
    await payload.update({
      collection: 'categories',
      id: category.id,
      data: { description: 'Nieuw' },
      locale: 'nl',
      ...scene,
    })
    const tags = await settle()
    expect(tags).toEqual(
      expect.arrayContaining([cacheTags.category(category.id), cacheTags.posts(company.tenant.id)]),
    )
  })

  it('cannot be deleted while a post names them, a draft neither, and say where they are used', async () => {
    const author = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    const { id } = await createPost(payload, company, {
      title: 'Noemt beide',
      authors: [author.id],
      category: category.id,
      status: 'draft',
    })
    const refused = { status: 409, message: expect.stringContaining('Noemt beide') }
    await expect(payload.delete({ collection: 'authors', id: author.id, ...scene })).rejects.toMatchObject(
      refused,
    )
    await expect(
      payload.delete({ collection: 'categories', id: category.id, ...scene }),
    ).rejects.toMatchObject(refused)
    await payload.delete({ collection: 'posts', id, ...scene })
    await payload.delete({ collection: 'authors', id: author.id, ...scene })
  })
})

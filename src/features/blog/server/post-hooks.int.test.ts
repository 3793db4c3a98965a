import { Client } from 'pg'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { after, goTo, runDue, scheduledPost } from '@/src/testing/schedules'
import { type Company, createCompany } from '@/src/testing/tenants'
import { cacheTags } from '@/src/cache/tags'
import { CONTENT_CHANNEL } from '@/src/cache/announce'

let payload: Payload
let company: Company
let client: Client
let received: string[] = []

const asSystem = { overrideAccess: true } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(`LISTEN ${CONTENT_CHANNEL}`)
  client.on('notification', ({ payload: message }) => {
    const { tags } = JSON.parse(message ?? '{"tags":[]}') as { tags: string[] }
    received.push(...tags)
  })
})

afterAll(() => client.end())

/** The tags announced since the previous call; waits for a marker that is announced after them. */
async function takeTags(): Promise<string[]> {
  const marker = `marker:${crypto.randomUUID()}`
  await client.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify({ tags: [marker] })])
  await vi.waitUntil(() => received.includes(marker), { timeout: 10_000 })
  const tags = received.filter((tag) => !tag.startsWith('marker:'))
  received = []
  return tags
}

beforeEach(async () => {
  await takeTags()
})

const onDay = (day: number) => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`
const postTags = (tags: string[]) => new Set(tags.filter((tag) => tag.startsWith('post:')))

/** The tags of posts of the company: posts of other test files can be due as well. */
async function ofCompany(tags: string[]): Promise<Set<string>> {
  const where = { tenant: { equals: company.tenant.id } }
  const { docs } = await payload.find({ collection: 'posts', where, pagination: false, ...asSystem })
  const own = new Set(docs.map(({ id }) => cacheTags.post(id)))
  return new Set([...postTags(tags)].filter((tag) => own.has(tag)))
}

describe('publishing a post', () => {
  it('invalidates the post, the lists and its two neighbours, and no other post', async () => {
    const posts = []
    for (const day of [1, 2, 4, 5])
      posts.push(await createPost(payload, company, { publishedAt: onDay(day) }))
    await takeTags()
    const post = await createPost(payload, company, { publishedAt: onDay(3) })
    const tags = await takeTags()
    expect(tags).toEqual(
      expect.arrayContaining([cacheTags.pageUrl(post.id), cacheTags.posts(company.tenant.id)]),
    )
    const near = [posts[1], posts[2]].flatMap((one) => (one ? [cacheTags.post(one.id)] : []))
    expect(postTags(tags)).toEqual(new Set([cacheTags.post(post.id), ...near]))
  })

  it('also invalidates its old neighbours when its date changes', async () => {
    const other = await createCompany(payload)
    const posts = []
    for (const day of [1, 2, 3, 8, 9])
      posts.push(await createPost(payload, other, { publishedAt: onDay(day) }))
    await takeTags()
    const [first, moved, third, fourth, last] = posts.map(({ id }) => id)
    if (!first || !moved || !third || !fourth || !last) throw new Error('five posts were made')
    const data = { publishedAt: onDay(10), _status: 'published' as const }
    await payload.update({ collection: 'posts', id: moved, locale: 'nl', data, ...asSystem })
    expect(postTags(await takeTags())).toEqual(new Set([moved, first, third, last].map(cacheTags.post)))
  })
})

describe('a scheduled post', () => {
  afterEach(() => void vi.useRealTimers())

  it('invalidates nothing before its time, and then itself, the lists and its neighbours', async () => {
    const neighbour = await createPost(payload, company, { publishedAt: after(-1) })
    goTo(0)
    const post = await scheduledPost(payload, company)
    await takeTags()
    const data = { publishedAt: after(3), _status: 'published' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'nl', data, ...asSystem })
    expect(await takeTags()).toEqual([])
    goTo(3.1)
    await runDue(payload)
    const tags = await takeTags()
    expect(tags).toEqual(
      expect.arrayContaining([cacheTags.pageUrl(post.id), cacheTags.posts(company.tenant.id)]),
    )
    expect(await ofCompany(tags)).toEqual(new Set([post.id, neighbour.id].map(cacheTags.post)))
  })
})

describe('unpublishing a post', () => {
  it('invalidates its neighbours, also in a language other than that of the request', async () => {
    const other = await createCompany(payload)
    const posts = []
    for (const day of [1, 2, 3])
      posts.push(await createPost(payload, other, { publishedAt: onDay(day), locale: 'en' }))
    const ids = posts.map(({ id }) => id)
    await takeTags()
    await payload.update({
      collection: 'posts',
      id: ids[1] ?? '',
      locale: 'nl',
      data: {},
      unpublishAllLocales: true,
      ...asSystem,
    })
    expect(postTags(await takeTags())).toEqual(new Set(ids.map(cacheTags.post)))
  })
})

describe('saving a draft', () => {
  it('invalidates nothing', async () => {
    const { id } = await createPost(payload, company)
    await takeTags()
    await payload.update({
      collection: 'posts',
      id,
      locale: 'nl',
      draft: true,
      data: { title: 'Concept', slug: 'ander-adres', _status: 'draft' },
      ...asSystem,
    })
    expect(await takeTags()).toEqual([])
  })
})

describe('authors and categories', () => {
  it('invalidate what shows them when they change', async () => {
    const author = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    await takeTags()
    await payload.update({
      collection: 'authors',
      id: author.id,
      data: { bio: 'Nieuw' },
      locale: 'nl',
      ...asSystem,
    })
    expect(await takeTags()).toContain(cacheTags.author(author.id))
    await payload.update({
      collection: 'categories',
      id: category.id,
      data: { description: 'Nieuw' },
      locale: 'nl',
      ...asSystem,
    })
    const tags = await takeTags()
    expect(tags).toEqual(
      expect.arrayContaining([cacheTags.category(category.id), cacheTags.posts(company.tenant.id)]),
    )
  })

  it('cannot be deleted while a post, even a draft, refers to them; the error names the post', async () => {
    const author = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    const { id } = await createPost(payload, company, {
      title: 'Noemt beide',
      authors: [author.id],
      category: category.id,
      status: 'draft',
    })
    const conflict = { status: 409, message: expect.stringContaining('Noemt beide') }
    await expect(payload.delete({ collection: 'authors', id: author.id, ...asSystem })).rejects.toMatchObject(
      conflict,
    )
    await expect(
      payload.delete({ collection: 'categories', id: category.id, ...asSystem }),
    ).rejects.toMatchObject(conflict)
    await payload.delete({ collection: 'posts', id, ...asSystem })
    await payload.delete({ collection: 'authors', id: author.id, ...asSystem })
  })
})

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { listedPost, publishedPost } from './schemas'

let payload: Payload
let company: Company
let host: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  host = company.domain.hostname
  await createBlog(payload, company)
})

const list = async (query = '', at = host) =>
  bodyAs(await call(`/api/posts${query}`, { host: at }), listOf(listedPost))
const titles = async (query: string, at = host) => (await list(query, at)).data.map(({ title }) => title)
const one = async (slug: string, query = '') =>
  (await bodyAs(await call(`/api/posts/${slug}${query}`, { host }), dataOf(publishedPost))).data

const inEnglish = (id: string, data: object) =>
  payload.update({
    collection: 'posts',
    id,
    locale: 'en',
    data: { title: 'Why', slug: 'why', excerpt: 'Why.', content: paragraph('Because.'), ...data },
    overrideAccess: true,
  })

describe('GET /api/posts', () => {
  it('lists published posts, newest first, in pages', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own)
    for (const [title, publishedAt] of [
      ['Eerst', '2026-01-01T09:00:00.000Z'],
      ['Laatst', '2026-03-01T09:00:00.000Z'],
      ['Daartussen', '2026-02-01T09:00:00.000Z'],
    ] as const)
      await createPost(payload, own, { title, publishedAt })
    await createPost(payload, own, { title: 'Concept', status: 'draft' })
    const at = own.domain.hostname
    expect(await titles('', at)).toEqual(['Laatst', 'Daartussen', 'Eerst'])
    const second = await list('?limit=1&page=2&sort=title', at)
    expect(second).toMatchObject({
      data: [{ title: 'Eerst' }],
      meta: { page: 2, limit: 1, total: 3, pages: 3 },
    })
    expect(await titles('?locale=en', at)).toEqual([])
  })

  it('filters by author and category, by id or slug, by tag, and by search text', async () => {
    const author = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    const chosen = {
      title: 'Gekozen',
      authors: [author.id],
      category: category.id,
      tags: ['postgres', 'sql'],
    }
    await createPost(payload, company, chosen)
    await createPost(payload, company, { title: 'Ander', tags: ['react'] })
    for (const query of [
      `author=${author.id}`,
      `author=${author.slug}`,
      `category=${category.id}`,
      `category=${category.slug}`,
      'tag=postgres',
      'search=gekoz',
      `author=${author.slug}&tag=sql`,
    ])
      expect(await titles(`?${query}`), query).toEqual(['Gekozen'])
    for (const query of [
      'author=nobody',
      'tag=nothing',
      `author=${author.slug}&tag=react`,
      'tag=postgres&locale=en',
    ])
      expect(await titles(`?${query}`), query).toEqual([])
    const [found] = (await list('?tag=postgres')).data
    expect(found).toMatchObject({
      authors: [{ id: author.id, slug: author.slug }],
      category: { id: category.id, name: category.name },
      tags: ['postgres', 'sql'],
      href: expect.stringMatching(/^\/blog\//),
    })
  })

  it('excludes drafts, other locales and other tenants', async () => {
    const other = await createCompany(payload)
    const post = await createPost(payload, other, { title: 'Openbaar' })
    const update = { collection: 'posts', id: post.id, overrideAccess: true } as const
    await payload.update({ ...update, draft: true, data: { title: 'Nog geheim', _status: 'draft' } })
    await inEnglish(post.id, { title: 'Not yet', _status: 'draft' })
    const at = other.domain.hostname
    expect(await titles('', at)).toEqual(['Openbaar'])
    expect(await titles('?locale=en', at)).toEqual([])
    expect(await titles('?search=openbaar')).toEqual([])
    expect(await titles(`?domain=${at}`)).toEqual(['Openbaar'])
    expect((await list('', at)).data[0]?.href).toBeNull()
  })

  it('may be stored by shared caches under its tags, and answers 304 when the ETag is current', async () => {
    const post = await createPost(payload, company)
    const response = await call('/api/posts', { host })
    const tags = response.headers.get('cache-tag')?.split(',')
    expect(tags).toEqual(expect.arrayContaining([`posts:${company.tenant.id}`, `post:${post.id}`]))
    const etag = response.headers.get('etag') ?? ''
    expect((await call('/api/posts', { host, headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([
    ['limit=101', 'limit'],
    ['sort=secret', 'sort'],
    ['locale=de', 'locale'],
    ['author=', 'author'],
    ['colour=red', 'colour'],
  ])('refuses ?%s', async (query, path) => {
    const response = await call(`/api/posts?${query}`, { host })
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.[0]?.path).toBe(path)
  })
})

describe('GET /api/posts/{slug}', () => {
  it('returns a post as rich text and as HTML; slashes in its slug may be plain or encoded', async () => {
    const content = paragraph('1 < 2 & <b>')
    const post = await createPost(payload, company, { slug: '2024/payload/why', tags: ['cms'], content })
    await inEnglish(post.id, { _status: 'published' })
    const found = await one('2024/payload/why')
    expect(found).toMatchObject({
      id: post.id,
      locale: 'nl',
      slug: '2024/payload/why',
      href: '/blog/2024/payload/why',
      tags: ['cms'],
      content: { root: { children: [{ type: 'paragraph' }] } },
      html: '<p>1 &lt; 2 &amp; &lt;b&gt;</p>',
      alternates: [{ locale: 'nl' }, { locale: 'en', href: '/en/blog/why' }],
    })
    expect(await one('2024%2Fpayload%2Fwhy')).toEqual(found)
    expect(JSON.stringify(found)).not.toContain(company.tenant.id)
    expect(await one('why', '?locale=en')).toMatchObject({ id: post.id, title: 'Why' })
  })

  it('is 404 for drafts, other locales, other tenants and unknown slugs', async () => {
    const other = await createCompany(payload)
    await createPost(payload, other, { slug: 'van-een-ander' })
    await createPost(payload, company, { slug: 'alleen-nl' })
    await createPost(payload, company, { slug: 'concept', status: 'draft' })
    for (const path of ['van-een-ander', 'concept', 'alleen-nl?locale=en', 'niets/van/dat', 'alleen-nl/'])
      expect((await call(`/api/posts/${path}`, { host })).status, path).toBe(404)
    const elsewhere = `/api/posts/van-een-ander?domain=${other.domain.hostname}`
    expect((await call(elsewhere, { host })).status).toBe(200)
  })

  it('is 404 in a locale that the site does not serve, and 405 for other methods', async () => {
    const dutch = await createDomain(payload, company.tenant, { locales: ['nl'] })
    await createPost(payload, company, { slug: 'a/b' })
    expect((await call('/api/posts/a/b?locale=en', { host: dutch.hostname })).status).toBe(404)
    const response = await call('/api/posts/a/b', { host, method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers 304 when the ETag is current', async () => {
    await createPost(payload, company, { slug: 'blijft/gelijk' })
    const first = await call('/api/posts/blijft/gelijk', { host })
    const etag = first.headers.get('etag') ?? ''
    const again = await call('/api/posts/blijft/gelijk', { host, headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

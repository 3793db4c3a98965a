import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Author } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { post as postSchema, postSummary } from './schemas'

const POSTS = '/api/admin/posts'

let payload: Payload
let company: Company
let other: Company
let author: Author
let editor: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  await createBlog(payload, company)
  author = await createAuthor(payload, company)
  editor = await tokenOf(payload, company.editor)
})

const whole = (data: object = {}) => ({
  title: 'Waarom Postgres',
  slug: `2026/${randomUUID()}`,
  excerpt: 'Een keuze, en wat ze kost.',
  content: paragraph('Wij kozen Postgres.'),
  authors: [author.id],
  ...data,
})
const create = (body: object) => call(POSTS, { body, token: editor })
const put = (id: string, body: object, locale = 'nl') =>
  call(`${POSTS}/${id}?locale=${locale}`, { method: 'PUT', body, token: editor })
const postOf = async (response: Response) => (await bodyAs(response, dataOf(postSchema))).data
const errorsOf = async (response: Response) =>
  (await bodyAs(response, problem)).errors?.map(({ path }) => path)

describe('the API for posts', () => {
  it('accepts a post as it was read, also while it has no slug', async () => {
    const draft = await postOf(await create({ title: 'Concept' }))
    expect(draft.slug).toBeNull()
    const back = await postOf(await put(draft.id, draft))
    expect(back).toEqual({ ...draft, updatedAt: expect.any(String) })
  })

  it('creates a published post in one locale, with the URL that follows from the slug', async () => {
    const body = whole({ status: 'published', tags: ['Databases'] })
    const response = await create(body)
    expect(response.status).toBe(201)
    const post = await postOf(response)
    expect(post).toMatchObject({
      title: body.title,
      slug: body.slug,
      authors: [author.id],
      tags: ['Databases'],
      locale: 'nl',
      publication: { nl: 'published', en: 'draft' },
      readingMinutes: 1,
      urls: [{ domain: company.domain.id, locale: 'nl', path: `/blog/${body.slug}` }],
    })
    expect(post.publishedAt).not.toBeNull()
    expect(JSON.stringify(post.content)).toContain('Wij kozen Postgres.')
  })

  it('returns the same post when it is sent back as it was read', async () => {
    const made = await postOf(await create(whole({ status: 'published' })))
    const { title, slug, excerpt, heroImage, content, authors, category, tags } = made
    const { relatedPosts, publishedAt, seo } = made
    const again = await postOf(
      await put(made.id, {
        ...{ title, slug, excerpt, heroImage, content, authors, category, tags },
        ...{ relatedPosts, publishedAt, seo, status: 'published' },
      }),
    )
    expect({ ...again, updatedAt: '' }).toEqual({ ...made, updatedAt: '' })
  })

  it('accepts an incomplete draft, and lists what is missing when it is published', async () => {
    const draft = await create({ title: 'Half' })
    expect(draft.status).toBe(201)
    const { id } = await postOf(draft)
    const response = await put(id, { title: 'Half', status: 'published' })
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toEqual(expect.arrayContaining(['excerpt', 'content', 'authors']))
    const { publication } = await postOf(await call(`${POSTS}/${id}`, { token: editor }))
    expect(publication).toEqual({ nl: 'draft', en: 'draft' })
  })

  it('keeps one locale when the other is written', async () => {
    const { id } = await postOf(await create(whole({ status: 'published' })))
    const english = whole({ title: 'Why Postgres', content: paragraph('We chose it.'), status: 'published' })
    expect(await postOf(await put(id, english, 'en'))).toMatchObject({
      title: 'Why Postgres',
      publication: { nl: 'published', en: 'published' },
    })
    expect(await postOf(await call(`${POSTS}/${id}`, { token: editor }))).toMatchObject({
      title: 'Waarom Postgres',
    })
  })

  it('answers 409 when another post has the URL, and writes nothing', async () => {
    const body = whole({ status: 'published' })
    expect((await create(body)).status).toBe(201)
    const title = `Tweede ${randomUUID()}`
    expect((await create({ ...body, title })).status).toBe(409)
    const { totalDocs } = await payload.count({
      collection: 'posts',
      where: { title: { equals: title } },
      locale: 'nl',
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })

  it('filters the list by author, category and tag', async () => {
    const someone = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    const mine = await createPost(payload, company, { authors: [someone.id], tags: ['alfa', 'bèta'] })
    const filed = await createPost(payload, company, { authors: [author.id], category: category.id })
    const found = async (query: string) =>
      (await bodyAs(await call(`${POSTS}?${query}`, { token: editor }), listOf(postSummary))).data.map(
        ({ id }) => id,
      )
    expect(await found(`author=${someone.id}`)).toEqual([mine.id])
    expect(await found(`category=${category.id}`)).toEqual([filed.id])
    expect(await found(`tag=${encodeURIComponent('bèta')}`)).toEqual([mine.id])
    expect(await found(`tag=alfa&author=${author.id}`)).toEqual([])
  })

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a slug with spaces', { slug: 'een twee' }, 'slug'],
    ['a text that is no rich text', { content: 'tekst' }, 'content'],
    ['an excerpt that fits no list', { excerpt: 'x'.repeat(301) }, 'excerpt'],
    ['a date that is none', { publishedAt: 'morgen' }, 'publishedAt'],
    ['a date that stands for none', { publishedAt: '0001-01-01T00:00:00Z' }, 'publishedAt'],
    ['a date of the year 10,000', { publishedAt: '9999-12-31T23:59:59-01:00' }, 'publishedAt'],
    ['an unknown field', { tenant: randomUUID() }, 'tenant'],
  ])('rejects %s', async (_, data, path) => {
    const response = await create(whole(data))
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toContain(path)
  })

  it('accepts dates with any offset, and null', async () => {
    for (const [publishedAt, kept] of [
      ['2024-02-01T10:00:00+02:00', '2024-02-01T08:00:00.000Z'],
      ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
      [null, null],
    ]) {
      const response = await create(whole({ publishedAt, status: 'draft' }))
      expect(response.status).toBe(201)
      expect((await postOf(response)).publishedAt).toBe(kept)
    }
  })

  it('rejects references to documents of another tenant', async () => {
    const foreign = await createAuthor(payload, other)
    const response = await create(whole({ authors: [foreign.id] }))
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toEqual([expect.stringMatching(/^authors/)])
  })

  it.each(['draft', 'published'])('rejects links to scripts (%s)', async (status) => {
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: 'javascript:alert(1)', newTab: false },
      children: [{ type: 'text', version: 1, text: 'klik', format: 0, mode: 'normal', style: '', detail: 0 }],
    }
    const content = paragraph('x')
    const [first] = content.root.children
    const hostile = { root: { ...content.root, children: [{ ...first, children: [link] }] } }
    expect((await create(whole({ content: hostile, status }))).status).toBe(422)
  })
})

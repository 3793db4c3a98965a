import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Author, Page, PageUrl, Post } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

/** More than the parameters that a statement of Postgres can have. */
const MANY = Array.from({ length: 66_000 }, () => randomUUID())

let payload: Payload
let company: Company
let author: Author
let post: Post
let page: Page
let url: PageUrl

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  author = await createAuthor(payload, company)
  post = await createPost(payload, company, { authors: [author.id], readingMinutes: 7 })
  page = await createPage(payload, company, { title: 'Een van velen' })
  url = await createPageUrl(payload, company, page, '/een-van-velen')
})

async function found(collection: CollectionSlug, where: Where, draft: boolean): Promise<unknown[]> {
  const own: Where = { tenant: { equals: company.tenant.id } }
  const all = { and: [own, where] }
  const { docs } = await payload.find({ collection, where: all, draft, depth: 0, overrideAccess: true })
  return docs.map(({ id }) => id)
}

describe('an in filter', () => {
  it.each([false, true])(
    'accepts more values than a statement can have parameters (newest draft: %s)',
    async (draft) => {
      expect(await found('posts', { id: { in: [...MANY, post.id] } }, draft)).toEqual([post.id])
      expect(await found('posts', { authors: { in: [...MANY, author.id] } }, draft)).toEqual([post.id])
      expect(await found('posts', { slug: { in: [...MANY, post.slug] } }, draft)).toEqual([post.id])
      expect(await found('posts', { id: { in: MANY } }, draft)).toEqual([])
    },
  )

  it('compares values of every type', async () => {
    const fits: Where[] = [
      { locale: { in: ['nl'] } },
      { path: { in: ['/{"a,b"}', "'", '/een-van-velen'] } },
      { canonical: { in: [true] } },
      { createdAt: { in: [url.createdAt] } },
      { page: { in: [page.id] } },
    ]
    for (const where of fits)
      expect(await found('page-urls', { and: [where, { path: { like: 'velen' } }] }, false)).toEqual([url.id])
    const misses: Where[] = [{ locale: { in: ['en'] } }, { path: { in: [] } }, { page: { in: [] } }]
    for (const where of misses) expect(await found('page-urls', where, false)).toEqual([])
    expect(await found('posts', { readingMinutes: { in: [6, post.readingMinutes] } }, false)).toEqual([
      post.id,
    ])
  })
})

it('Payload cannot filter by more values than a statement can have parameters', async () => {
  const filter = () => found('posts', { id: { in: MANY } }, false)
  await expect(withPlainAdapter(payload, ['operators'], filter)).rejects.toThrow()
})

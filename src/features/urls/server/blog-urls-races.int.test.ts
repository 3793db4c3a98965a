import { randomUUID } from 'node:crypto'
import { commitTransaction, type Payload } from 'payload'
import { beforeEach, expect, it } from 'vitest'

import type { Author, Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createAuthor, createBlog, createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company
let blog: Page
let author: Author

beforeEach(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  blog = await createBlog(payload, company, { nl: '/blog' })
  author = await createAuthor(payload, company)
})

const postData = (slug: string) => ({
  title: 'Artikel',
  slug,
  excerpt: 'Waar het over gaat.',
  content: paragraph('Tekst'),
  authors: [author.id],
})

/** Runs `work` while a post with this slug is created in a transaction that commits after it. */
async function besideNewPost<T>(slug: string, work: () => Promise<T>): Promise<T> {
  return transaction(payload, commitTransaction, async (req) => {
    await payload.create({
      collection: 'posts',
      locale: 'nl',
      data: { ...postData(slug), tenant: company.tenant.id, _status: 'published' },
      req,
      ...scene,
    })
    return work()
  })
}

const moveBlog = (path: string) =>
  payload.update({
    collection: 'page-urls',
    where: { page: { equals: blog.id } },
    data: { path },
    ...scene,
  })

async function pathOf(slug: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: { tenant: { equals: company.tenant.id }, path: { like: slug } },
    ...scene,
  })
  return docs[0]?.path
}

it('a post is published while another one is', async () => {
  const { id } = await besideNewPost('een', () => createPost(payload, company, { slug: 'twee' }))
  expect(id).toEqual(expect.any(String))
  expect([await pathOf('een'), await pathOf('twee')]).toEqual(['/blog/een', '/blog/twee'])
})

it('a post that is published while the blog moves gets a URL at its new place', async () => {
  const { created } = await transaction(payload, commitTransaction, async (req) => {
    await payload.update({
      collection: 'page-urls',
      where: { page: { equals: blog.id } },
      data: { path: '/nieuws' },
      req,
      ...scene,
    })
    const created = createPost(payload, company, { slug: 'een', authors: [author.id] })
    await waitForLockWaiter(payload)
    return { created }
  })
  await created
  expect(await pathOf('een')).toBe('/nieuws/een')
})

it('a blog that moves while a post is published takes its URL along', async () => {
  const { moved } = await besideNewPost('een', async () => {
    const moved = moveBlog('/nieuws')
    await waitForLockWaiter(payload)
    return { moved }
  })
  await moved
  expect(await pathOf('een')).toBe('/nieuws/een')
})

it('of two posts with the same slug that are created at once, one answers 409', async () => {
  const token = await tokenOf(payload, company.editor)
  const slug = `import/${randomUUID()}`
  const body = { ...postData(slug), status: 'published' }
  const create = () => call('/api/admin/posts', { body, token })
  const answers = await Promise.all([create(), create()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { totalDocs } = await payload.count({
    collection: 'posts',
    where: { slug: { equals: slug } },
    locale: 'nl',
    ...scene,
  })
  expect(totalDocs).toBe(1)
})

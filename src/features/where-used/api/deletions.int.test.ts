import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Author, Post } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createAuthor, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { callPanel } from '@/src/testing/panel-api'
import { createCompany, type Company, type Person } from '@/src/testing/tenants'
import type { Deletion } from '../rules/deletion'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company
let other: Company
let author: Author
let post: Post

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  author = await createAuthor(payload, company)
  post = await createPost(payload, company, { authors: [author.id], title: 'Gebruikt' })
})

type Asked = { collection: string; ids?: string; list?: string }

async function check(person: Person | null, asked: Asked, language: Locale = 'en') {
  const cookies = [`payload-lng=${language}`, `payload-tenant=${company.tenant.id}`]
  if (person) cookies.push(`payload-token=${await tokenOf(payload, person)}`)
  const path = `/panel-api/deletions?${new URLSearchParams(asked)}`
  const response = await callPanel(path, { headers: { cookie: cookies.join('; ') } })
  const { data = [] } = (await response.json()) as { data?: Deletion[] }
  return { status: response.status, data }
}

describe('before a deletion, it says', () => {
  it('where the document is used and that this keeps it, in the language of the panel', async () => {
    const { status, data } = await check(company.editor, { collection: 'authors', ids: author.id }, 'nl')
    expect(status).toBe(200)
    expect(data).toEqual([
      {
        ...{ id: author.id, title: author.name, total: 1 },
        ...{ redirects: [], redirectTotal: 0 },
        reason: expect.stringMatching(/^Nog in gebruik/) as string,
        uses: [{ collection: 'posts', id: post.id, title: 'Gebruikt' }],
      },
    ])
  })

  it('where a post is used that can be deleted all the same', async () => {
    const linking = await createPost(payload, company, { relatedPosts: [post.id] })
    const { data } = await check(company.editor, { collection: 'posts', ids: post.id })
    expect(data).toMatchObject([{ reason: null, total: 1, uses: [{ collection: 'posts', id: linking.id }] }])
  })

  it('which redirects lead to it, which do not keep it', async () => {
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, company, page, '/doel')
    const to = { type: 'reference', reference: url.id } as const
    const { id } = await createRedirect(payload, company, { from: '/van-hier', to })
    const everywhere = await createRedirect(payload, company, { from: '/van-overal', domain: null, to })
    await createRedirect(payload, company, { from: '/uit', enabled: false, to })
    const { data } = await check(company.editor, { collection: 'pages', ids: page.id })
    expect(data).toMatchObject([{ reason: null, total: 0, redirectTotal: 2 }])
    expect(data[0]?.redirects).toEqual([
      { id, from: '/van-hier', hostname: company.domain.hostname },
      { id: everywhere.id, from: '/van-overal', hostname: null },
    ])
    for (const person of [company.viewer, other.editor])
      expect((await check(person, { collection: 'pages', ids: page.id })).data).toEqual([])
  })

  it('nothing of what is not used, and it deletes nothing', async () => {
    const page = await createPage(payload, company)
    const { data } = await check(company.editor, { collection: 'pages', ids: page.id })
    expect(data).toMatchObject([{ reason: null, uses: [], total: 0 }])
    await expect(payload.findByID({ collection: 'pages', id: page.id, ...scene })).resolves.toBeDefined()
  })

  it('what other rules reject, such as the default language of a domain', async () => {
    const { docs } = await payload.find({
      collection: 'domain-locales',
      where: { domain: { equals: company.domain.id } },
      ...scene,
    })
    const ids = docs.map(({ id }) => id).join(',')
    const { data } = await check(company.admin, { collection: 'domain-locales', ids })
    expect(data.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/default language/))
  })

  it('the same of all documents that a list finds, of the selected tenant', async () => {
    const foreign = await createAuthor(payload, other)
    const unused = await createAuthor(payload, company)
    const all = await check(company.editor, { collection: 'authors' })
    const found = all.data.map(({ id }) => id)
    expect(found).toEqual(expect.arrayContaining([author.id, unused.id]))
    expect(found).not.toContain(foreign.id)
    const list = `where[id][equals]=${unused.id}`
    const { data } = await check(company.editor, { collection: 'authors', list })
    expect(data).toMatchObject([{ id: unused.id, total: 0 }])
  })
})

describe('before a deletion, it says nothing', () => {
  it('of documents of another tenant', async () => {
    expect(await check(other.admin, { collection: 'authors', ids: author.id })).toEqual({
      ...{ status: 200, data: [] },
    })
    const list = `where[id][equals]=${author.id}`
    expect((await check(other.admin, { collection: 'authors', list })).data).toEqual([])
  })

  it('to who may not delete', async () => {
    const asked = { collection: 'authors', ids: author.id }
    expect(await check(company.viewer, asked)).toEqual({ status: 403, data: [] })
    expect((await check(null, asked)).status).toBe(401)
  })

  it('of anything that is no document', async () => {
    const many = Array.from({ length: 101 }, () => author.id).join(',')
    for (const ids of ['', 'x', `${author.id},'`, many])
      expect((await check(company.editor, { collection: 'authors', ids })).status).toBe(422)
    expect((await check(company.editor, { collection: 'toString', ids: author.id })).status).toBe(404)
  })
})

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { readPayload } from './payload'
import { resolution } from './resolution'

let payload: Payload
let company: Company
let host: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  host = company.domain.hostname
  await createBlog(payload, company, { nl: '/blog', en: '/journal' })
  const page = await createPage(payload, company, {
    title: 'Over ons',
    blocks: [
      { blockType: 'richText', measure: 'reading', tone: 'ground', content: paragraph('Wij bouwen.') },
    ],
  })
  await createPageUrl(payload, company, page, '/over-ons')
  await createPageUrl(payload, company, page, '/about', 'en')
})

const answered = async (path: string) =>
  (await bodyAs(await call('/api/pages', { body: { path }, host }), dataOf(resolution))).data

const dataAt = async (path: string, locale: Locale = 'nl') =>
  (await readPayload(host, locale, path.split('/').filter(Boolean)))?.data ?? null

describe('the data of a page', () => {
  it('equals the response of POST /api/pages for its path, with the cache tags of the page', async () => {
    const data = await dataAt('/over-ons')
    expect(data).toMatchObject({ type: 'page', page: { title: 'Over ons', locale: 'nl', path: '/over-ons' } })
    expect(data).toEqual(await answered('/over-ons'))
    const { tags = [] } = (await readPayload(host, 'nl', ['over-ons'])) ?? {}
    const id = data?.type === 'page' ? data.page.id : ''
    expect(tags).toEqual(expect.arrayContaining([`page:${id}`, `site:${company.domain.id}`]))
  })

  it('is null where the page is not published in the locale, or belongs to another site', async () => {
    expect(await dataAt('/about', 'en')).toBeNull()
    expect(await dataAt('/niets')).toBeNull()
    const other = await createCompany(payload)
    expect(await readPayload(other.domain.hostname, 'nl', ['over-ons'])).toBeNull()
    expect(await readPayload('nobody.test', 'nl', ['over-ons'])).toBeNull()
  })

  it('is a post at its URL, and the posts of an author or category at theirs', async () => {
    const author = await createAuthor(payload, company)
    const category = await createCategory(payload, company)
    const post = await createPost(payload, company, { authors: [author.id], category: category.id })
    const article = await dataAt(`/blog/${post.slug}`)
    expect(article).toMatchObject({
      type: 'post',
      routeName: 'blog-slug___nl',
      post: {
        id: post.id,
        title: post.title,
        authors: [{ id: author.id, name: author.name }],
        category: { name: category.name },
        content: { root: { children: [{ type: 'paragraph' }] } },
      },
    })
    expect(article).toEqual(await answered(`/blog/${post.slug}`))
    expect(JSON.stringify(article)).not.toContain(company.tenant.id)
    for (const [kind, topic] of [
      ['auteur', author],
      ['categorie', category],
    ] as const) {
      const path = `/blog/${kind}/${topic.slug}`
      const data = await dataAt(path)
      expect(data).toMatchObject({
        type: 'topic',
        topic: { id: topic.id, name: topic.name, page: 1, posts: [{ id: post.id }] },
      })
      expect(data).toEqual(await answered(path))
      expect(JSON.stringify(data)).not.toContain(company.tenant.id)
    }
  })
})

import { Pool } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { routeSite } from '@/src/routing/route'
import { sqlStore } from '@/src/routing/store/sql-store'
import { buildRequest } from '@/src/routing/testing/memory-store'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 2 })
const store = sqlStore(pool)
const scene = { overrideAccess: true } as const
let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})
afterAll(() => pool.end())

/** Resolves a path of a company's domain to a document's kind and id, or to the routing action. */
async function resolve({ domain }: Company, rawPath: string): Promise<string> {
  const site = await store.findSite(domain.hostname)
  if (!site) throw new Error('no site')
  const action = await routeSite(buildRequest({ host: site.hostname, rawPath }), site, store)
  return action.type === 'page' ? `${action.page.kind} ${action.page.id}` : action.type
}

const inEnglish = (id: string, slug: string, status: 'draft' | 'published' = 'published') =>
  payload.update({
    collection: 'posts',
    id,
    locale: 'en',
    draft: status === 'draft',
    data: { title: 'Post', slug, excerpt: 'E', content: paragraph('Text'), _status: status },
    ...scene,
  })
const rowsOf = async ({ tenant }: Company, locale?: Locale): Promise<string[]> => {
  const { rows } = await pool.query<{ path: string }>(
    'SELECT path FROM page_urls WHERE tenant_id = $1 AND page_id IS NULL AND ($2::text IS NULL OR locale::text = $2) ORDER BY path',
    [tenant.id, locale ?? null],
  )
  return rows.map(({ path }) => path)
}

describe('the URLs of a blog', () => {
  it('consist of the URL of its page and the slug, in every published locale', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company, { nl: '/blog', en: '/journal' })
    const post = await createPost(payload, company, { slug: '2026/postgres/waarom' })
    expect(await resolve(company, '/blog/2026/postgres/waarom')).toBe(`post ${post.id}`)
    await inEnglish(post.id, 'why', 'draft')
    expect(await resolve(company, '/en/journal/why')).toBe('notFound')
    await inEnglish(post.id, 'why')
    expect(await resolve(company, '/en/journal/why')).toBe(`post ${post.id}`)
    expect(await resolve(company, '/en/journal/2026/postgres/waarom')).toBe('notFound')
  })

  it('have localised segments for authors and categories', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const author = await createAuthor(payload, company, { slug: 'techniek' })
    const category = await createCategory(payload, company, { slug: 'databases' })
    expect(await resolve(company, '/blog/auteur/techniek')).toBe(`author ${author.id}`)
    expect(await resolve(company, '/en/blog/author/techniek')).toBe(`author ${author.id}`)
    expect(await resolve(company, '/blog/categorie/databases')).toBe(`category ${category.id}`)
    expect(await rowsOf(company, 'en')).toEqual(['/blog/author/techniek'])
  })

  it('move with the page on every domain, and keep their rows', async () => {
    const company = await createCompany(payload)
    const page = await createBlog(payload, company)
    const domain = await createDomain(payload, company.tenant)
    await createPageUrl(payload, { ...company, domain }, page, '/nieuws')
    await createPost(payload, company, { slug: 'een', authors: [] as never, status: 'draft' })
    expect(await rowsOf(company)).toEqual(['/blog/een', '/nieuws/een'])
    const ids = async () =>
      (
        await pool.query<{ id: string }>('SELECT id FROM page_urls WHERE tenant_id = $1 ORDER BY id', [
          company.tenant.id,
        ])
      ).rows
    const before = await ids()
    await payload.update({
      collection: 'page-urls',
      where: { page: { equals: page.id }, domain: { equals: company.domain.id }, locale: { equals: 'nl' } },
      data: { path: '/journaal' },
      ...scene,
    })
    expect(await rowsOf(company)).toEqual(['/journaal/een', '/nieuws/een'])
    expect(await ids()).toEqual(before)
  })

  it('are deleted with those of the page, and created again below another page', async () => {
    const company = await createCompany(payload)
    const page = await createBlog(payload, company)
    await createPost(payload, company, { slug: 'een' })
    await payload.delete({ collection: 'page-urls', where: { page: { equals: page.id } }, ...scene })
    expect(await rowsOf(company)).toEqual([])
    await createBlog(payload, company, { nl: '/ander' })
    expect(await rowsOf(company)).toContain('/ander/een')
  })

  it('change when a new slug is published, and are deleted with the post', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const { id, authors } = await createPost(payload, company, { slug: 'oud' })
    const rename = (status: 'draft' | 'published') =>
      payload.update({
        collection: 'posts',
        id,
        locale: 'nl',
        draft: status === 'draft',
        data: { slug: 'nieuw', _status: status },
        ...scene,
      })
    await rename('draft')
    expect(await resolve(company, '/blog/oud')).toBe(`post ${id}`)
    await rename('published')
    expect(await resolve(company, '/blog/oud')).toBe('redirect')
    expect(await resolve(company, '/blog/nieuw')).toBe(`post ${id}`)
    await payload.delete({ collection: 'posts', id, ...scene })
    expect(await resolve(company, '/blog/nieuw')).toBe('redirect')
    expect(authors).toHaveLength(1)
  })
})

describe('a URL conflict', () => {
  it('rejects a post at its slug, and writes nothing', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    await createPageUrl(payload, company, await createPage(payload, company), '/blog/bezet')
    const attempt = createPost(payload, company, { slug: 'bezet' })
    await expect(attempt).rejects.toMatchObject({
      status: 409,
      data: { errors: [{ path: 'slug', message: expect.stringContaining('/blog/bezet') }] },
    })
    const { totalDocs } = await payload.count({
      collection: 'posts',
      where: { tenant: { equals: company.tenant.id } },
      ...scene,
    })
    expect(totalDocs).toBe(0)
  })

  it('rejects moving the blog’s page, and moves nothing', async () => {
    const company = await createCompany(payload)
    const page = await createBlog(payload, company)
    await createPageUrl(payload, company, await createPage(payload, company), '/nieuws/een')
    await createPost(payload, company, { slug: 'een' })
    const move = payload.update({
      collection: 'page-urls',
      where: { page: { equals: page.id }, locale: { equals: 'nl' } },
      data: { path: '/nieuws' },
      ...scene,
    })
    await expect(move).rejects.toThrow()
    expect(await resolve(company, '/blog/een')).toMatch(/^post /)
  })

  it('does not occur between tenants, and a row cannot have two targets', async () => {
    const [one, other] = [await createCompany(payload), await createCompany(payload)]
    for (const company of [one, other]) {
      await createBlog(payload, company)
      await createPost(payload, company, { slug: 'zelfde' })
      expect(await resolve(company, '/blog/zelfde')).toMatch(/^post /)
    }
    const both = pool.query(
      'UPDATE page_urls SET page_id = (SELECT id FROM pages WHERE tenant_id = $1 LIMIT 1) WHERE tenant_id = $1 AND post_id IS NOT NULL',
      [one.tenant.id],
    )
    await expect(both).rejects.toMatchObject({ constraint: 'page_urls_one_target' })
  })
})

describe('list pages', () => {
  it('exist as far as published posts in the locale fill them, for the blog, an author and a category', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const author = await createAuthor(payload, company, { slug: 'a' })
    const category = await createCategory(payload, company, { slug: 'c' })
    // Two posts a page.
    for (const slug of ['1', '2', '3']) await createPost(payload, company, { slug, authors: [author.id] })
    await createPost(payload, company, { slug: '4', category: category.id, status: 'draft' })
    expect(await resolve(company, '/blog/pagina/2')).toMatch(/^page /)
    expect(await resolve(company, '/blog/pagina/3')).toBe('notFound')
    expect(await resolve(company, '/en/blog/page/2')).toBe('notFound')
    expect(await resolve(company, '/blog/auteur/a/pagina/2')).toBe(`author ${author.id}`)
    expect(await resolve(company, '/blog/categorie/c/pagina/2')).toBe('notFound')
    expect(await resolve(company, '/blog/feed.xml')).toMatch(/^page /)
    expect(await resolve(company, '/blog/auteur/a/feed.xml')).toBe('notFound')
  })
})

describe('derived page URLs', () => {
  it('cannot be written by an editor', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const post = await createPost(payload, company, { slug: 'een' })
    const user = company.editor
    const where = { post: { equals: post.id } }
    const changed = await payload.update({
      collection: 'page-urls',
      where,
      data: { path: '/weg' },
      overrideAccess: false,
      user,
    })
    expect(changed.docs).toEqual([])
    await payload.delete({ collection: 'page-urls', where, overrideAccess: false, user })
    expect(await resolve(company, '/blog/een')).toBe(`post ${post.id}`)
    const data = {
      tenant: company.tenant.id,
      domain: company.domain.id,
      locale: 'nl',
      path: '/x',
      post: post.id,
    }
    const create = payload.create({
      collection: 'page-urls',
      data: data as never,
      overrideAccess: false,
      user,
    })
    await expect(create).rejects.toMatchObject({ status: 400 })
  })
})

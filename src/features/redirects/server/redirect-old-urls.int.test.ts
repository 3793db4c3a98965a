import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PageUrl, Post } from '@/payload-types'
import { replacePageUrls } from '@/src/features/urls/server/replace-page-urls'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect, openRouting } from '@/src/testing/redirects'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { createLocalReq } from 'payload'

import { exportRedirects } from './csv/export-redirects'
import { importRedirects } from './csv/import-redirects'

const scene = { overrideAccess: true } as const
const routing = openRouting()
let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})
afterAll(() => routing.close())

const resolve = ({ domain }: Company, path: string) => routing.ask(domain, path)

const move = (url: Pick<PageUrl, 'id'>, data: Partial<PageUrl>) =>
  payload.update({ collection: 'page-urls', id: url.id, data, ...scene })

/** A company with a published page at a path. */
async function withPage(path: string, status: 'draft' | 'published' = 'published') {
  const company = await createCompany(payload)
  const page = await createPage(payload, company, { status })
  return { company, page, url: await createPageUrl(payload, company, page, path) }
}

const rulesOf = async ({ tenant }: Company) => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { tenant: { equals: tenant.id } },
    sort: 'from',
    depth: 0,
    ...scene,
  })
  return docs
}

describe('redirects for a page that moves', () => {
  it('lead from every old path straight to the current one, with 301', async () => {
    const { company, url } = await withPage('/een')
    await move(url, { path: '/twee' })
    await move(url, { path: '/drie' })
    expect(await resolve(company, '/een')).toBe('301 /drie')
    expect(await resolve(company, '/twee/?a=1')).toBe('301 /drie?a=1')
    expect(await rulesOf(company)).toMatchObject([
      { from: '/een', origin: 'slug-change', to: { type: 'reference', reference: url.id } },
      { from: '/twee', origin: 'slug-change' },
    ])
  })

  it('are removed at a path that the page moves back to', async () => {
    const { company, url } = await withPage('/een')
    await move(url, { path: '/twee' })
    await move(url, { path: '/een' })
    expect(await resolve(company, '/een')).toBe('page')
    expect(await resolve(company, '/twee')).toBe('301 /een')
  })

  it('are not created when the request opts out or the path stays', async () => {
    const { company, url } = await withPage('/een')
    await move(url, { canonical: false })
    await move(url, { path: '/twee', leaveRedirect: false })
    expect(await resolve(company, '/een')).toBe('notFound')
    expect(await rulesOf(company)).toEqual([])
  })

  it('are not created for a locale that is not published', async () => {
    const { company, url } = await withPage('/concept', 'draft')
    await move(url, { path: '/concept-2' })
    const { page } = await withPage('/elders')
    expect(page._status).toBe('published')
    expect(await rulesOf(company)).toEqual([])
  })

  it('have the locale prefix of the old path, and apply only to its domain', async () => {
    const company = await createCompany(payload)
    const page = await createPage(payload, company, { locale: 'en' })
    const url = await createPageUrl(payload, company, page, '/old', 'en')
    const english = await createDomain(payload, company.tenant, { defaultCode: 'en' })
    const other = await createPageUrl(payload, { ...company, domain: english }, page, '/old', 'en')
    await move(url, { path: '/new' })
    expect(await resolve(company, '/en/old')).toBe('301 /en/new')
    expect(await routing.ask(english, '/old')).toBe('page')
    await move(other, { path: '/newer' })
    expect(await routing.ask(english, '/old')).toBe('301 /newer')
  })

  it('include those that led to the old path; a manual one at the new path is disabled', async () => {
    const { company, url } = await withPage('/een')
    await createRedirect(payload, company, { from: '/nul', to: '/een' })
    await createRedirect(payload, company, { from: '/campagne', to: 'https://elders.test/' })
    await move(url, { path: '/campagne' })
    expect(await resolve(company, '/nul')).toBe('301 /campagne')
    // Disabled instead of deleted, because it was created manually.
    expect(await resolve(company, '/campagne')).toBe('page')
    expect(await rulesOf(company)).toContainEqual(
      expect.objectContaining({ from: '/campagne', enabled: false, origin: 'manual' }),
    )
  })

  it('block a move to the path of an enabled redirect of all domains', async () => {
    const { company, url } = await withPage('/een')
    const rule = await createRedirect(payload, company, { from: '/actie', to: '/een', domain: null })
    await expect(move(url, { path: '/actie' })).rejects.toMatchObject({
      data: { errors: [{ path: 'path', message: expect.stringContaining('/actie') }] },
    })
    expect(await resolve(company, '/een')).toBe('page')
    await payload.update({ collection: 'redirects', id: rule.id, data: { enabled: false }, ...scene })
    await move(url, { path: '/actie' })
    expect(await resolve(company, '/actie')).toBe('page')
  })

  it('are rolled back with the move', async () => {
    const { company, url } = await withPage('/een')
    const req = await createLocalReq({}, payload)
    const failing = inTransaction(req, async () => {
      await payload.update({ collection: 'page-urls', id: url.id, data: { path: '/twee' }, req, ...scene })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await resolve(company, '/een')).toBe('page')
    expect(await rulesOf(company)).toEqual([])
  })

  it('are created when all URLs of the page are replaced at once', async () => {
    const { company, page } = await withPage('/een')
    const req = await createLocalReq({ user: company.editor }, payload)
    const wanted = [{ domain: company.domain.id, locale: 'nl' as const, path: '/twee', canonical: true }]
    await replacePageUrls(req, { id: page.id, tenant: company.tenant.id }, wanted)
    expect(await resolve(company, '/een')).toBe('301 /twee')
  })

  it('leave those of another tenant alone, and are not created by an account that may not move the page', async () => {
    const { company, url } = await withPage('/een')
    const other = await createCompany(payload)
    await createRedirect(payload, other, { from: '/twee', to: '/x' })
    await move(url, { path: '/twee' })
    expect(await resolve(other, '/twee')).toBe('301 /x')
    const denied = payload.update({
      collection: 'page-urls',
      id: url.id,
      data: { path: '/drie' },
      user: company.viewer,
      overrideAccess: false,
    })
    await expect(denied).rejects.toMatchObject({ status: 403 })
    expect(await resolve(company, '/twee')).toBe('page')
  })
})

describe('redirects for a page that is deleted', () => {
  it('lead to the nearest ancestor, as do those that led to the page', async () => {
    const { company, page, url } = await withPage('/werk/een')
    await createPageUrl(payload, company, await createPage(payload, company), '/werk')
    const to = { type: 'reference', reference: url.id } as const
    await createRedirect(payload, company, { from: '/oud', to })
    await payload.delete({ collection: 'pages', id: page.id, ...scene })
    expect(await resolve(company, '/werk/een')).toBe('301 /werk')
    expect(await resolve(company, '/oud')).toBe('301 /werk')
  })

  it('lead to the home page without an ancestor, and are not created without a home page', async () => {
    const { company, page } = await withPage('/een')
    const home = await createPage(payload, company)
    await createPageUrl(payload, company, home, '/')
    await payload.delete({ collection: 'pages', id: page.id, ...scene })
    expect(await resolve(company, '/een')).toBe('301 /')
    await payload.delete({ collection: 'pages', id: home.id, ...scene })
    expect(await resolve(company, '/een')).toBe('notFound')
    expect(await resolve(company, '/')).toBe('notFound')
  })

  it('are disabled, with the old path as target, when they led to the page and have no new target', async () => {
    const { company, page, url } = await withPage('/een')
    const second = await createPageUrl(payload, company, page, '/een/twee')
    const led = (from: string, reference: string) =>
      createRedirect(payload, company, { from, to: { type: 'reference', reference } })
    await led('/a', url.id)
    await led('/b', second.id)
    await payload.delete({ collection: 'pages', id: page.id, ...scene })
    const rules = await rulesOf(company)
    expect(rules.map(({ from, enabled }) => [from, enabled])).toEqual([
      ['/a', false],
      ['/b', false],
    ])
    for (const { to } of rules)
      expect([to?.type, to?.url]).toEqual(['custom', expect.stringMatching(/^\/een/)])
    expect(await resolve(company, '/a')).toBe('notFound')
    const { tenant } = company
    const file = await exportRedirects(await createLocalReq({}, payload), tenant.id)
    const again = await createLocalReq({}, payload)
    expect(await importRedirects(again, { tenant: tenant.id, text: file, dryRun: true })).toMatchObject({
      lines: [{ action: 'unchanged' }, { action: 'unchanged' }],
    })
  })

  it('lead to another URL of the page while it has one', async () => {
    const { company, page, url } = await withPage('/een')
    await createPageUrl(payload, company, page, '/twee')
    await payload.delete({ collection: 'page-urls', id: url.id, ...scene })
    expect(await resolve(company, '/een')).toBe('301 /twee')
    await createPageUrl(payload, company, await createPage(payload, company), '/')
    await payload.delete({ collection: 'pages', id: page.id, ...scene })
    expect(await resolve(company, '/een')).toBe('301 /')
  })

  it('are deleted with their domain', async () => {
    const { company } = await withPage('/een')
    await createRedirect(payload, company, { from: '/oud', to: '/een' })
    await payload.delete({ collection: 'domains', id: company.domain.id, ...scene })
    expect(await rulesOf(company)).toEqual([])
  })
})

describe('redirects for the blog', () => {
  const rename = (post: Post, slug: string, status: 'draft' | 'published' = 'published') =>
    payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'nl',
      draft: status === 'draft',
      data: { slug, _status: status },
      ...scene,
    })

  it('lead from an old slug to the new one once the change is published', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const post = await createPost(payload, company, { slug: '2026/oud' })
    await rename(post, 'nieuw', 'draft')
    expect(await resolve(company, '/blog/2026/oud')).toBe('page')
    await rename(post, 'nieuw')
    expect(await resolve(company, '/blog/2026/oud')).toBe('301 /blog/nieuw')
    await rename(post, '2026/oud')
    expect(await resolve(company, '/blog/2026/oud')).toBe('page')
  })

  it('are not created for the slug of an unpublished draft', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const post = await createPost(payload, company, { slug: 'werktitel', status: 'draft' })
    await rename(post, 'titel')
    expect(await resolve(company, '/blog/titel')).toBe('page')
    expect(await rulesOf(company)).toEqual([])
  })

  it('are created for authors and categories', async () => {
    const company = await createCompany(payload)
    await createBlog(payload, company)
    const author = await createAuthor(payload, company, { slug: 'a' })
    const category = await createCategory(payload, company, { slug: 'c' })
    await payload.update({ collection: 'authors', id: author.id, data: { slug: 'b' }, ...scene })
    await payload.update({
      collection: 'categories',
      id: category.id,
      locale: 'nl',
      data: { slug: 'd' },
      ...scene,
    })
    expect(await resolve(company, '/blog/auteur/a')).toBe('301 /blog/auteur/b')
    expect(await resolve(company, '/blog/categorie/c')).toBe('301 /blog/categorie/d')
  })

  it('are created for every post when the blog’s page moves, and lead from a deleted post to the blog', async () => {
    const company = await createCompany(payload)
    const page = await createBlog(payload, company)
    const post = await createPost(payload, company, { slug: 'een' })
    await payload.update({
      collection: 'page-urls',
      where: { page: { equals: page.id }, locale: { equals: 'nl' } },
      data: { path: '/nieuws' },
      ...scene,
    })
    expect(await resolve(company, '/blog')).toBe('301 /nieuws')
    expect(await resolve(company, '/blog/een')).toBe('301 /nieuws/een')
    await payload.delete({ collection: 'posts', id: post.id, ...scene })
    expect(await resolve(company, '/nieuws/een')).toBe('301 /nieuws')
    expect(await resolve(company, '/blog/een')).toBe('301 /nieuws')
  })
})

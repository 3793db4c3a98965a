import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Domain, Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { loadSite } from '../site'
import { siteSitemap } from './sitemap'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

async function sitemapOf({ hostname }: Pick<Domain, 'hostname'>, part = 'index'): Promise<string> {
  const site = await loadSite(hostname, 'nl')
  return (site && (await siteSitemap(site, part))) ?? ''
}

const origin = ({ hostname }: Pick<Domain, 'hostname'>) => `http://${hostname}:3000`
const path = () => `/${crypto.randomUUID()}`

async function createSitePage(at: string, options: Parameters<typeof createPage>[2] = {}): Promise<Page> {
  const page = await createPage(payload, company, options)
  await createPageUrl(payload, company, page, at, options.locale)
  return page
}

/** The url element of a URL, or ''. */
const entryOf = (xml: string, loc: string): string =>
  xml.split('\n').find((line) => line.startsWith(`<url><loc>${loc}</loc>`)) ?? ''

describe('a sitemap', () => {
  it('lists every locale of a page with its URL, and the default one as x-default', async () => {
    const [nl, en] = [path(), path()]
    const page = await createSitePage(nl)
    await createPageUrl(payload, company, page, en, 'en')
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      data: { title: 'Title', _status: 'published' },
      ...scene,
    })
    const xml = await sitemapOf(company.domain)
    const base = origin(company.domain)
    const links = [
      `<xhtml:link rel="alternate" hreflang="en-US" href="${base}/en${en}"/>`,
      `<xhtml:link rel="alternate" hreflang="nl-NL" href="${base}${nl}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${base}${nl}"/>`,
    ].join('')
    expect(entryOf(xml, `${base}${nl}`)).toContain(links)
    expect(entryOf(xml, `${base}/en${en}`)).toContain(links)
    expect(entryOf(xml, `${base}${nl}`)).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  })

  it('leaves out drafts, unpublished locales, and documents with noindex', async () => {
    const [draft, hidden, shown] = [path(), path(), path()]
    await createSitePage(draft, { status: 'draft' })
    const secret = await createSitePage(hidden)
    await payload.update({
      collection: 'pages',
      id: secret.id,
      locale: 'nl',
      data: { seo: { noindex: true }, _status: 'published' },
      ...scene,
    })
    const page = await createSitePage(shown)
    const untranslated = path()
    await createPageUrl(payload, company, page, untranslated, 'en')
    const xml = await sitemapOf(company.domain)
    expect(xml).toContain(shown)
    for (const absent of [draft, hidden, untranslated]) expect(xml).not.toContain(absent)
  })

  it('has only the canonical URL of a page, percent-encoded and escaped', async () => {
    const at = `/één-&-twee-${crypto.randomUUID()}`
    const page = await createSitePage(at)
    const other = path()
    const row = await createPageUrl(payload, company, page, other)
    await payload.update({ collection: 'page-urls', id: row.id, data: { canonical: false }, ...scene })
    const xml = await sitemapOf(company.domain)
    expect(xml).toContain(`<loc>${origin(company.domain)}/%C3%A9%C3%A9n-&amp;-twee-`)
    expect(xml).not.toContain(other)
  })

  it('has the posts of a blog, and no documents of another tenant or domain', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own)
    const post = await createPost(payload, own)
    const draft = await createPost(payload, own, { status: 'draft' })
    const xml = await sitemapOf(own.domain)
    expect(xml).toContain(`<loc>${origin(own.domain)}/blog</loc>`)
    expect(xml).toContain(`/blog/${post.slug}</loc>`)
    expect(xml).not.toContain(draft.slug)
    expect(await sitemapOf(company.domain)).not.toContain(`/blog/${post.slug}`)
    expect(await sitemapOf(await createDomain(payload, own.tenant))).not.toContain('<url>')
  })

  it('has an author and a category in the languages in which they have posts', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own, { nl: '/blog', en: '/news' })
    const [writer, idle] = [await createAuthor(payload, own), await createAuthor(payload, own)]
    const [subject, empty] = [await createCategory(payload, own), await createCategory(payload, own)]
    await createPost(payload, own, { authors: [writer.id], category: subject.id })
    await createPost(payload, own, { authors: [idle.id], category: empty.id, status: 'draft' })
    const listed = (await sitemapOf(own.domain)).match(/(?<=<loc>)[^<]+/g) ?? []
    for (const { slug } of [writer, subject])
      expect(listed.filter((loc) => loc.endsWith(`/${slug}`)).map((loc) => loc.includes('/en/'))).toEqual([
        false,
      ])
    for (const { slug } of [idle, empty]) expect(listed.join(' ')).not.toContain(slug)
  })

  it('has a home page without a page URL', async () => {
    const home = await createPage(payload, company)
    const domain = await createDomain(payload, company.tenant, { homePage: home.id })
    expect(await sitemapOf(domain)).toContain(`<loc>${origin(domain)}/</loc>`)
  })

  it('has only the canonical URL of a home page with a page URL', async () => {
    const home = await createPage(payload, company)
    const domain = await createDomain(payload, company.tenant, { homePage: home.id })
    await createPageUrl(payload, { ...company, domain }, home, '/thuis')
    const xml = await sitemapOf(domain)
    expect(xml).toContain(`<loc>${origin(domain)}/thuis</loc>`)
    expect(xml).not.toContain(`<loc>${origin(domain)}/</loc>`)
  })

  it('has no home page where another page is at "/"', async () => {
    const [home, shown] = [await createPage(payload, company), await createPage(payload, company)]
    const domain = await createDomain(payload, company.tenant, { homePage: home.id })
    const at = { ...company, domain }
    await createPageUrl(payload, at, shown, '/elders')
    const root = await createPageUrl(payload, at, shown, '/')
    await payload.update({ collection: 'page-urls', id: root.id, data: { canonical: false }, ...scene })
    const xml = await sitemapOf(domain)
    expect(xml).toContain(`<loc>${origin(domain)}/elders</loc>`)
    expect(xml).not.toContain(`<loc>${origin(domain)}/</loc>`)
  })

  it('is empty for a domain with noindex, and has no part beyond the last', async () => {
    const home = await createPage(payload, company)
    const hidden = await createDomain(payload, company.tenant, {
      homePage: home.id,
      head: { robots: 'noindex' },
    } as never)
    expect(await sitemapOf(hidden)).toMatch(/<urlset [^>]+>\n<\/urlset>/)
    expect(await sitemapOf(company.domain, '1')).toContain('<url>')
    expect(await sitemapOf(company.domain, '2')).toBe('')
  })
})

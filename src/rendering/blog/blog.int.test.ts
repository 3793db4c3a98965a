import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { loadSiteShell } from '../load-shell'
import { articleData } from '../seo/json-ld'
import { documentMetadata } from '../seo/document-metadata'
import { resolveDocument } from '../resolve-document'
import { loadSite } from '../site'
import { buildFeed } from './feed'
import { loadBlog } from './load-blog'
import { readPostList } from './list'

let payload: Payload
let company: Company
const scene = { overrideAccess: true } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const page = await createBlog(payload, company, { nl: '/blog', en: '/journal' })
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'en',
    data: { title: 'Journal', _status: 'published' },
    ...scene,
  })
})

const inEnglish = (id: string, slug: string) =>
  payload.update({
    collection: 'posts',
    id,
    locale: 'en',
    data: { title: 'Post', slug, excerpt: 'About it.', content: paragraph('Text'), _status: 'published' },
    ...scene,
  })

async function placeOf(locale: Locale) {
  const { hostname } = company.domain
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  const blog = site && (await loadBlog(site, locale))
  if (!site || !siteShell || !blog) throw new Error('the company has a blog')
  return { site, siteShell, blog }
}

const articleAt = async (locale: Locale, path: string) => {
  const shown = await resolveDocument(company.domain.hostname, locale, path)
  return shown?.kind === 'post' ? shown.content : null
}

describe('an article', () => {
  it('is found in the locales in which it is published, which are its only alternates', async () => {
    const post = await createPost(payload, company, { title: 'Waarom', slug: 'taal/waarom' })
    const before = await articleAt('nl', '/blog/taal/waarom')
    expect(before?.post.title).toBe('Waarom')
    expect(before?.alternates.map(({ href }) => href)).toEqual(['/blog/taal/waarom'])
    await inEnglish(post.id, 'taal-why')
    const after = await articleAt('nl', '/blog/taal/waarom')
    expect(after?.alternates.map(({ href }) => href).toSorted()).toEqual([
      '/blog/taal/waarom',
      '/en/journal/taal-why',
    ])
    await payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'nl',
      data: { _status: 'draft' },
      ...scene,
    })
    expect(await articleAt('nl', '/blog/taal/waarom')).toBeNull()
    expect((await articleAt('en', '/journal/taal-why'))?.post.title).toBe('Post')
  })

  it('has a reading time in the saved locale, and a publication date', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'woord').join(' ')
    const post = await createPost(payload, company, { content: paragraph(words(660)) })
    expect(post.readingMinutes).toBe(3)
    expect(Date.parse(post.publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await inEnglish(post.id, 'short')).readingMinutes).toBe(1)
    const dutch = await payload.findByID({ collection: 'posts', id: post.id, locale: 'nl', ...scene })
    expect(dutch.readingMinutes).toBe(3)
  })

  it('links to its authors, its category, and related, newer and older posts', async () => {
    const author = await createAuthor(payload, company, { name: 'Redactie', slug: 'samen' })
    const category = await createCategory(payload, company, { name: 'Samen', slug: 'samen' })
    const at = (year: number) => `${year}-05-01T09:00:00.000Z`
    const older = await createPost(payload, company, { slug: 'ouder', publishedAt: at(2001) })
    const newer = await createPost(payload, company, { slug: 'nieuwer', publishedAt: at(2003) })
    await createPost(payload, company, {
      slug: 'midden',
      publishedAt: at(2002),
      authors: [author.id],
      category: category.id,
      relatedPosts: [newer.id],
    })
    const article = await articleAt('nl', '/blog/midden')
    expect(article).toMatchObject({
      authors: [{ name: 'Redactie', href: '/blog/auteur/samen' }],
      category: { name: 'Samen', href: '/blog/categorie/samen' },
      older: { id: older.id, href: '/blog/ouder' },
      newer: { id: newer.id, href: '/blog/nieuwer' },
      related: [{ id: newer.id }],
    })
  })

  it('has structured data with its authors, dates and URL', async () => {
    const { site, siteShell } = await placeOf('nl')
    await createPost(payload, company, { title: 'Gezocht', slug: 'gezocht', tags: ['een', 'twee'] })
    const shown = await resolveDocument(company.domain.hostname, 'nl', '/blog/gezocht')
    if (shown?.kind !== 'post') throw new Error('the post is published')
    const data = articleData(site, siteShell, shown.content, 'nl')
    expect(data).toMatchObject({ '@type': 'Article', headline: 'Gezocht', keywords: ['een', 'twee'] })
    const metadata = await documentMetadata(site, shown, 'nl', (title) => title)
    expect(metadata.alternates).toMatchObject({
      canonical: '/blog/gezocht',
      types: { 'application/rss+xml': [{ url: '/blog/feed.xml' }] },
    })
    expect(metadata.openGraph).toMatchObject({ type: 'article', tags: ['een', 'twee'] })
  })
})

describe('a list', () => {
  it('has the posts that are published in the locale, newest first, in pages', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own)
    for (const year of [2001, 2003, 2002])
      await createPost(payload, own, { slug: `jaar-${year}`, publishedAt: `${year}-01-01T00:00:00.000Z` })
    await createPost(payload, own, { slug: 'concept', status: 'draft' })
    const site = await loadSite(own.domain.hostname, 'nl')
    const blog = site && (await loadBlog(site, 'nl'))
    if (!site || !blog) throw new Error('the company has a blog')
    const read = async (page: number) =>
      (await readPostList(site, 'nl', blog, { path: blog.path, page })).list
    const first = await read(1)
    expect(first.posts.map(({ href }) => href)).toEqual(['/blog/jaar-2003', '/blog/jaar-2002'])
    expect(first.pageHrefs).toEqual(['/blog', '/blog/pagina/2'])
    expect((await read(2)).posts.map(({ href }) => href)).toEqual(['/blog/jaar-2001'])
  })

  it('of an author has only their posts, and is not found for another tenant’s author', async () => {
    const author = await createAuthor(payload, company, { slug: 'alleen' })
    await createPost(payload, company, { slug: 'van-mij', authors: [author.id] })
    const shown = await resolveDocument(company.domain.hostname, 'nl', '/blog/auteur/alleen')
    expect(shown?.kind === 'topic' && shown.content.list.posts.map(({ href }) => href)).toEqual([
      '/blog/van-mij',
    ])
    const other = await createCompany(payload)
    await createBlog(payload, other)
    expect(await resolveDocument(other.domain.hostname, 'nl', '/blog/auteur/alleen')).toBeNull()
  })

  it('is not found while the blog’s page is a draft', async () => {
    const own = await createCompany(payload)
    const draft = await createPage(payload, own, { status: 'draft' })
    await payload.create({
      collection: 'site-settings',
      data: { tenant: own.tenant.id, siteName: 'Site', blogPage: draft.id },
      ...scene,
    })
    const site = await loadSite(own.domain.hostname, 'nl')
    expect(site && (await loadBlog(site, 'nl'))).toBeNull()
  })
})

type Item = { title: string; link: string; guid: { '#text': string }; pubDate: string; description: string }
type Channel = { title: string; link: string; description: string; language: string; item: Item[] }

describe('the feed', () => {
  it('is RSS 2.0 of one locale, with absolute URLs and RFC 822 dates', async () => {
    const own = await createCompany(payload)
    company = own
    await createBlog(payload, own)
    await createPost(payload, own, {
      title: 'Eerst & vooral <dit>',
      slug: 'eerst',
      publishedAt: '2026-02-01T08:00:00.000Z',
    })
    await createPost(payload, own, { title: 'Dan', slug: 'dan', publishedAt: '2026-03-01T08:00:00.000Z' })
    const { site, siteShell, blog } = await placeOf('nl')
    const { xml } = await buildFeed(site, siteShell, blog, 'nl')
    expect(XMLValidator.validate(xml)).toBe(true)
    const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' })
    const { rss } = parser.parse(xml) as { rss: { '@_version': string; channel: Channel } }
    const { channel } = rss
    expect(rss['@_version']).toBe('2.0')
    expect(channel.language).toBe('nl-nl')
    expect(channel.item.map(({ title }) => title)).toEqual(['Dan', 'Eerst & vooral <dit>'])
    expect(new Set(channel.item.map(({ guid }) => guid['#text'])).size).toBe(2)
    for (const { link, pubDate, description } of channel.item) {
      expect(URL.canParse(link)).toBe(true)
      // RFC 822, as the format asks.
      expect(pubDate).toBe(new Date(pubDate).toUTCString())
      expect(description).not.toBe('')
    }
    expect(xml).toContain('rel="self"')
  })
})

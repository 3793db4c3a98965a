import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createImage } from '@/src/testing/images'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withoutNulls } from '@/src/testing/without-nulls'
import { readTogether, storedDocuments } from './stored-documents'

const scene = { overrideAccess: true } as const
/** With the fields that are not stored, or that only hooks fill. What is missing is null, as JSON has no other word for it. */
const READ = {
  navigation: ['_status'],
  footer: ['_status'],
  'site-settings': [],
  'consent-texts': [],
  posts: ['urls'],
  authors: [],
  categories: [],
  media: ['url', 'thumbnailURL'],
  domains: ['locales', 'contrast'],
} as const satisfies Partial<Record<CollectionSlug, string[]>>
type Read = keyof typeof READ

let payload: Payload
let company: Company

const stored = async (slug: Read, locale: Locale) => {
  const { json, from } = storedDocuments(payload, slug, { as: 'd', without: READ[slug] })
  const { docs } = await readTogether<{ docs: object }>(payload, locale, {
    docs: sql`SELECT ${json} FROM ${from} WHERE d.tenant_id = ${company.tenant.id}
      ${slug === 'posts' ? sql`AND d_texts._status = 'published'` : sql``} ORDER BY d.id`,
  })
  return withoutNulls(docs)
}

async function readByPayload(slug: Read, locale: Locale) {
  const { docs } = await payload.find({
    collection: slug,
    where: {
      tenant: { equals: company.tenant.id },
      ...(slug === 'posts' && { _status: { equals: 'published' } }),
    },
    locale,
    depth: 0,
    sort: 'id',
    pagination: false,
    ...scene,
  })
  const without: readonly string[] = READ[slug]
  return withoutNulls(
    docs.map((doc) => Object.fromEntries(Object.entries(doc).filter(([key]) => !without.includes(key)))),
  )
}

async function fillGlobals(pageId: string): Promise<void> {
  const tenant = company.tenant.id
  const link = (label: string) => ({ type: 'page' as const, page: pageId, label, newTab: true })
  const navigation = await payload.create({
    collection: 'navigation',
    locale: 'nl',
    data: {
      tenant,
      items: [
        { link: link('Werk'), children: [{ link: link('Zaak') }, { link: link('Geval') }] },
        { link: { type: 'url', url: '/over', label: 'Over' } },
      ],
      callToAction: { enabled: true, link: link('Bel') },
    },
    ...scene,
  })
  await payload.update({
    collection: 'navigation',
    id: navigation.id,
    locale: 'en',
    data: {
      items: (navigation.items ?? [])
        .slice(0, 1)
        .map((item) => ({ ...item, link: link('Work'), children: [] })),
      callToAction: { enabled: true, link: link('Call') },
    },
    ...scene,
  })
  await payload.create({
    collection: 'footer',
    locale: 'nl',
    data: {
      tenant,
      statement: 'Tot ziens',
      columns: [{ heading: 'Meer', links: [{ link: link('Werk') }] }, { heading: 'Leeg' }],
    },
    ...scene,
  })
}

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  const page = await createPage(payload, company, { title: 'Werk' })
  await fillGlobals(page.id)
  const [image, category] = await Promise.all([
    createImage(payload, company),
    createCategory(payload, company),
  ])
  await payload.update({
    collection: 'media',
    id: image.id,
    locale: 'en',
    data: { alt: 'A plane' },
    ...scene,
  })
  const author = await createAuthor(payload, company, {
    photo: image.id,
    links: [{ label: 'Site', url: 'https://example.org/' }],
  })
  const first = await createPost(payload, company)
  const post = await createPost(payload, company, {
    heroImage: image.id,
    category: category.id,
    authors: [(await createAuthor(payload, company)).id, author.id],
    relatedPosts: [first.id],
    tags: ['een', 'twee'],
    seo: { title: 'Kort', noindex: true, image: image.id },
  })
  await payload.update({
    collection: 'posts',
    id: post.id,
    locale: 'en',
    data: {
      title: 'Post',
      slug: 'post',
      excerpt: 'About it.',
      tags: ['three'],
      content: paragraph('Text'),
      _status: 'published',
    },
    ...scene,
  })
  await payload.update({
    collection: 'domains',
    id: company.domain.id,
    locale: 'nl',
    data: {
      head: { titleTemplate: '%s – Site', verification: [{ name: 'a', content: 'b' }] },
      allowedHosts: [{ host: 'cdn.example.org' }],
    },
    ...scene,
  })
})

describe('stored documents', () => {
  it.each(Object.keys(READ).flatMap((slug) => LOCALES.map((locale) => [slug as Read, locale] as const)))(
    'are read as Payload reads them: %s in %s',
    async (slug, locale) => {
      const expected = await readByPayload(slug, locale)
      expect(await stored(slug, locale)).toEqual(expected)
    },
  )

  it('have only the fields that are asked for', async () => {
    const { json, from } = storedDocuments(payload, 'posts', { as: 'd', fields: ['title', 'tags'] })
    const { docs } = await readTogether<{ docs: object }>(payload, 'nl', {
      docs: sql`SELECT ${json} FROM ${from} WHERE d.tenant_id = ${company.tenant.id} ORDER BY d.created_at DESC LIMIT 1`,
    })
    expect(docs).toEqual([{ id: expect.any(String), title: 'Artikel', tags: ['een', 'twee'] }])
  })

  it('cannot be read with blocks, whose texts are in all locales', () => {
    expect(() => storedDocuments(payload, 'pages', { as: 'd' })).toThrow('Cannot read a field of type blocks')
  })

  it('are an empty list without a statement', async () => {
    expect(await readTogether(payload, 'nl', { docs: null })).toEqual({ docs: [] })
  })
})

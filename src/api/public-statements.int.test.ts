import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createConsentTexts } from '@/src/testing/consent'
import { createImage } from '@/src/testing/images'
import { onlyOf } from '@/src/testing/navigation'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'

/** The most statements that a response may take, when no part of it is in a cache. */
const MAX = { layout: 3, page: 5, post: 6, posts: 4 } as const

let payload: Payload
let company: Company
let slug: string

const scene = { overrideAccess: true } as const

const linkTo = (page: Page) => ({ type: 'page', page: page.id, label: page.title, newTab: false }) as const

/** Everything that a header, a footer and a dialog can show. */
async function createShell(page: Page, image: string): Promise<void> {
  const tenant = company.tenant.id
  const items = [{ link: linkTo(page), children: [{ link: linkTo(page) }] }]
  await onlyOf(payload, company, 'navigation', { items })
  const columns = [{ heading: 'Over', links: [{ link: linkTo(page) }] }]
  await onlyOf(payload, company, 'footer', { columns })
  await createConsentTexts(payload, company)
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenant } },
    ...scene,
  })
  const data = { notFound: { heading: 'Weg', image } }
  for (const { id } of docs) await payload.update({ collection: 'site-settings', id, data, ...scene })
  const brand = { logoMedia: image, logoDarkMedia: image, faviconMedia: image, touchIconMedia: image }
  await payload.update({ collection: 'domains', id: company.domain.id, data: brand, ...scene })
}

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  const { id: image } = await createImage(payload, company, {})
  await payload.update({ collection: 'media', id: image, locale: 'en', data: { alt: 'Plane' }, ...scene })
  const page = await createPage(payload, company, { title: 'Over' })
  await createPageUrl(payload, company, page, '/over')
  await createShell(page, image)
  const author = await createAuthor(payload, company, { photo: image })
  const category = await createCategory(payload, company)
  const of = { authors: [author.id], category: category.id, heroImage: image }
  const older = await createPost(payload, company, { ...of, publishedAt: '2001-01-01T00:00:00.000Z' })
  const post = await createPost(payload, company, { ...of, relatedPosts: [older.id], tags: ['een'] })
  slug = post.slug
})

const requests: Record<keyof typeof MAX, () => Promise<Response>> = {
  layout: () => call('/api/pages/layout?locale=nl', { host: company.domain.hostname }),
  page: () => call('/api/pages', { host: company.domain.hostname, body: { path: '/over' } }),
  post: () => call(`/api/posts/${slug}?locale=nl`, { host: company.domain.hostname }),
  posts: () => call('/api/posts?locale=nl', { host: company.domain.hostname }),
}

describe('the statements of a public read', () => {
  it.each(Object.keys(MAX) as (keyof typeof MAX)[])('of %s are few', async (name) => {
    // Routing caches the site.
    expect((await requests[name]()).status).toBe(200)
    expect(await countStatements(payload, requests[name])).toBeLessThanOrEqual(MAX[name])
  })
})

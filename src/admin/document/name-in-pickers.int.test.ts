import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** The titles that a selector of documents gets in English. */
async function picked(
  person: Person | null,
  collection: 'categories' | 'page-urls' | 'posts' | 'products',
  id: string,
  field: string,
) {
  const body = `locale=en&draft=true&depth=0&select[${field}]=true&where[id][equals]=${id}`
  const headers = {
    'X-Payload-HTTP-Method-Override': 'GET',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const { text } = await restRequest(payload, person, 'POST', collection, { text: body, headers })
  const { docs = [] } = JSON.parse(text) as { docs?: Record<string, unknown>[] }
  return docs.map((doc) => doc[field])
}

it('names a document by its title in another language where it has none in the edited one', async () => {
  const category = await createCategory(payload, company, { name: 'Onderwerp' })
  const post = await createPost(payload, company, { title: 'Artikel', status: 'draft' })
  expect(await picked(company.editor, 'categories', category.id, 'name')).toEqual(['Onderwerp (NL)'])
  expect(await picked(company.editor, 'posts', post.id, 'title')).toEqual([
    'Artikel (NL) · NL draft · EN missing',
  ])
})

it('says of a post where it is and in which state, and changes nothing of it', async () => {
  await createBlog(payload, company)
  const post = await createPost(payload, company, { title: 'Nieuws', slug: 'nieuws', locale: 'en' })
  expect(await picked(company.viewer, 'posts', post.id, 'title')).toEqual([
    'Nieuws · /blog/nieuws · NL missing · EN online',
  ])
  const stored = await payload.findByID({
    collection: 'posts',
    id: post.id,
    locale: 'en',
    overrideAccess: true,
  })
  expect(stored.title).toBe('Nieuws')
})

it('says of a product which it is, where it is and whether it is for sale', async () => {
  const page = await createPage(payload, company)
  for (const [locale, path] of Object.entries({ nl: '/lampen/bol', en: '/lamps/globe' } as const))
    await createPageUrl(payload, company, page, path, locale as Locale)
  const [sold, hidden] = [
    await createProduct(payload, company, { name: 'Bol', model: 'bol', page: page.id }),
    await createProduct(payload, company, { name: 'Staaf', model: 'staaf', status: 'hidden' }),
  ]
  expect(await picked(company.viewer, 'products', sold.id, 'name')).toEqual([
    'Bol (NL) · bol · /lamps/globe · /lampen/bol · for sale',
  ])
  expect(await picked(company.viewer, 'products', hidden.id, 'name')).toEqual(['Staaf (NL) · staaf · hidden'])
  const stranger = await createCompany(payload)
  expect(await picked(stranger.editor, 'products', sold.id, 'name')).toEqual([])
})

it('says of a page URL what is there, in which language and state, and finds it by that title', async () => {
  const page = await createPage(payload, company, { title: 'Over ons' })
  const url = await createPageUrl(payload, company, page, '/wie-wij-zijn')
  const name = `Over ons · /wie-wij-zijn · NL ${company.domain.hostname} · online`
  expect(await picked(company.viewer, 'page-urls', url.id, 'path')).toEqual([name])
  const found = (person: Person, text: string) =>
    restRequest(payload, person, 'GET', `page-urls?locale=nl&where[path][like]=${text}`)
  expect((await found(company.viewer, 'Over ons')).text).toContain(url.id)
  expect((await found(company.viewer, 'wij-zijn')).text).toContain(url.id)
  const stranger = await createCompany(payload)
  expect(await picked(stranger.editor, 'page-urls', url.id, 'path')).toEqual([])
  expect((await found(stranger.editor, 'Over ons')).text).not.toContain(url.id)
})

it('names nothing for people of another tenant, and changes no other reading', async () => {
  const { id } = await createCategory(payload, company, { name: 'Onderwerp' })
  const stranger = await createCompany(payload)
  expect(await picked(stranger.editor, 'categories', id, 'name')).toEqual([])
  const { text } = await restRequest(payload, company.editor, 'GET', `categories/${id}?locale=en&depth=0`)
  expect((JSON.parse(text) as { name?: unknown }).name ?? null).toBeNull()
})

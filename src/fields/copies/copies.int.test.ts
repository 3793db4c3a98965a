import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createCategory, createPost } from '@/src/testing/blog'
import { createBuildingBlock, createProduct } from '@/src/testing/catalogue'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const scene = { overrideAccess: true } as const

/** Published in both languages, at addresses, where the collection has those. */
const KINDS = {
  pages: async () => {
    const page = await createPage(payload, company, { title: 'Over ons' })
    const data = {
      title: 'About us',
      routeKey: 'over-ons',
      _status: 'published',
    } as const
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      data,
      ...scene,
    })
    for (const locale of LOCALES) await createPageUrl(payload, company, page, `/${page.id}`, locale)
    return page.id
  },
  posts: async () => {
    const { id, slug } = await createPost(payload, company, {
      title: 'Over ons',
    })
    const data = {
      title: 'About us',
      slug: `en-${slug}`,
      excerpt: 'About.',
      content: paragraph('Text'),
    }
    await payload.update({
      ...{ collection: 'posts', id, locale: 'en', ...scene },
      data: { ...data, _status: 'published' },
    })
    return id
  },
  templates: async () =>
    (await createTemplate(payload, company, await createPage(payload, company), { name: 'Over ons' })).id,
  forms: async () => {
    const form = await createForm(payload, company, { title: 'Over ons' })
    await createSubmission(payload, form)
    return form.id
  },
  authors: async () => (await createAuthor(payload, company, { name: 'Over ons' })).id,
  categories: async () => (await createCategory(payload, company, { name: 'Over ons' })).id,
  products: async () => (await createProduct(payload, company, { name: 'Over ons' })).id,
  'building-blocks': async () => (await createBuildingBlock(payload, company, { name: 'Over ons' })).id,
} as const
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as Kind[]

type Copied = Record<string, unknown> & { id: string }

const duplicate = (kind: Kind, id: string, person: Person, query = 'locale=nl', body: object = {}) =>
  restRequest(payload, person, 'POST', `${kind}/${id}/duplicate?${query}`, {
    body,
  })
async function copyOf(kind: Kind, id: string, query?: string, body?: object): Promise<Copied> {
  const { status, text } = await duplicate(kind, id, company.editor, query, body)
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { doc: Copied }).doc
}
const read = async (collection: Kind, id: string, draft: boolean) =>
  (await payload.findByID({
    ...{ collection, id, draft, locale: 'all', depth: 0, ...scene },
  })) as unknown as Copied

describe.each(['pages', 'posts'] as const)('a copy of a published document of %s', (kind) => {
  it.each([
    ['as the panel asks for it', 'locale=nl', { _status: 'draft' }],
    ['in the other language', 'locale=en', { _status: 'draft' }],
    ['even if it is to be published', 'locale=nl&draft=false', { _status: 'published' }],
    ['even if all of it is to be published', 'locale=nl&publishAllLocales=true', { _status: 'published' }],
  ])('is a draft in every language, %s', async (_name, query, body) => {
    const { id } = await copyOf(kind, await KINDS[kind](), query, body)
    for (const draft of [true, false])
      expect(await read(kind, id, draft)).toMatchObject({
        title: { nl: 'Over ons (kopie)', en: 'About us (copy)' },
        _status: { nl: 'draft', en: 'draft' },
      })
  })

  it('has no address, date of publication or route key', async () => {
    const { id } = await copyOf(kind, await KINDS[kind]())
    const copy = await read(kind, id, true)
    expect([copy.publishedAt ?? null, copy.routeKey ?? null]).toEqual([null, null])
    const where = { [kind === 'pages' ? 'page' : 'post']: { equals: id } }
    expect(await payload.count({ collection: 'page-urls', where, ...scene })).toEqual({ totalDocs: 0 })
  })

  it('leaves what it was copied from as it was', async () => {
    const id = await KINDS[kind]()
    const before = await read(kind, id, false)
    await copyOf(kind, id)
    expect(await read(kind, id, false)).toEqual(before)
  })
})

it.each(kinds)('a copy of %s is named as one, and a copy of that too', async (kind) => {
  const first = await copyOf(kind, await KINDS[kind]())
  const isLocalized = !['templates', 'forms', 'authors'].includes(kind)
  const [one, two] = isLocalized
    ? ['Over ons (kopie)', 'Over ons (kopie 2)']
    : ['Over ons (copy)', 'Over ons (copy 2)']
  expect(first.title ?? first.name).toBe(one)
  const second = await copyOf(kind, first.id)
  expect(second.title ?? second.name).toBe(two)
})

it.each(kinds)('of %s, a second copy can be made', async (kind) => {
  const id = await KINDS[kind]()
  const [one, two] = [await copyOf(kind, id), await copyOf(kind, id)]
  const key = kind === 'products' ? 'model' : kind === 'building-blocks' ? 'key' : 'slug'
  const slug = one[key]
  if (typeof slug === 'string') expect(two[key]).toBe(`${slug}-2`)
  expect(two.id).not.toBe(one.id)
})

it.each(kinds)('of %s, viewers and editors of another tenant make no copies', async (kind) => {
  const id = await KINDS[kind]()
  expect((await duplicate(kind, id, company.viewer)).status).toBe(403)
  expect((await duplicate(kind, id, other.editor)).status).toBe(403)
})

it('a copy of a form has no submissions, a copy of a product is not for sale', async () => {
  const form = await copyOf('forms', await KINDS.forms())
  const where = { form: { equals: form.id } }
  expect(await payload.count({ collection: 'form-submissions', where, ...scene })).toEqual({ totalDocs: 0 })
  expect(await copyOf('products', await KINDS.products())).toMatchObject({
    status: 'hidden',
  })
})

it('a copy in one of the languages has no texts in the other', async () => {
  const { id } = await copyOf('pages', await KINDS.pages(), 'locale=nl&selectedLocales[0]=nl')
  expect((await read('pages', id, true)).title).toEqual({ nl: 'Over ons (kopie)', en: null })
})

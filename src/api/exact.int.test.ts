import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createAuthor, createCategory, createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createForm } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { createPage } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let editor: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
})

type Summary = { id: string; publication?: Record<string, string> }

async function listed(path: string, query: Record<string, string>): Promise<Summary[]> {
  const response = await call(`/api/admin/${path}?${new URLSearchParams(query).toString()}`, {
    token: editor,
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { data: Summary[] }).data
}
const idsOf = async (path: string, query: Record<string, string>) =>
  (await listed(path, query)).map(({ id }) => id)

const name = () => `naam-${randomUUID().slice(0, 8)}`
/** Documents of which the second holds the first's value and more, and by which field they are told apart. */
const PAIRS = {
  authors: { field: 'slug', make: (slug: string) => createAuthor(payload, company, { slug }) },
  categories: { field: 'slug', make: (slug: string) => createCategory(payload, company, { slug }) },
  posts: { field: 'slug', make: (slug: string) => createPost(payload, company, { slug }) },
  products: { field: 'model', make: (model: string) => createProduct(payload, company, { model }) },
  pages: { field: 'title', make: (title: string) => createPage(payload, company, { title }) },
  forms: { field: 'title', make: (title: string) => createForm(payload, company, { title }) },
  redirects: {
    field: 'from',
    make: (from: string) => createRedirect(payload, company, { from: `/${from}`, to: '/x' }),
  },
} as const

describe('a list', () => {
  it.each(Object.entries(PAIRS))(
    'of %s finds the document with exactly this value',
    async (path, { field, make }) => {
      const value = name()
      const wanted = await make(value)
      const longer = await make(`${value}-2`)
      const asked = path === 'redirects' ? `/${value}` : value
      expect(await idsOf(path, { [field]: asked })).toEqual([wanted.id])
      expect(await idsOf(path, { search: value, limit: '100' })).toEqual(
        expect.arrayContaining([wanted.id, longer.id]),
      )
      expect(await idsOf(path, { [field]: name() })).toEqual([])
    },
  )

  it('of images finds the image with exactly this filename', async () => {
    const image = await createImage(payload, company)
    await createImage(payload, company)
    expect(await idsOf('images', { filename: image.filename ?? '' })).toEqual([image.id])
  })

  it('finds nothing of another tenant by exact value', async () => {
    const other = await createCompany(payload)
    const slug = name()
    await createAuthor(payload, other, { slug })
    expect(await idsOf('authors', { slug })).toEqual([])
  })
})

describe.each(['pages', 'posts'] as const)('a list of %s', (path) => {
  it('filters by publication state in a locale', async () => {
    const title = name()
    const make = (status: 'draft' | 'published') =>
      path === 'pages'
        ? createPage(payload, company, { title, status })
        : createPost(payload, company, { title, status })
    const draft = await make('draft')
    const published = await make('published')
    const changed = await make('published')
    const body = { title: `${title} nieuw` }
    const answer = await call(`/api/admin/${path}/${changed.id}`, { method: 'PUT', body, token: editor })
    expect(answer.status).toBe(200)
    const inState = (publication: string, locale = 'nl') =>
      listed(path, { publication, locale, limit: '100', ...(locale === 'nl' && { search: title }) })
    for (const [state, doc] of Object.entries({ draft, published, changed })) {
      const found = await inState(state)
      expect(found.map(({ id }) => id)).toEqual([doc.id])
      expect(found[0]?.publication?.nl).toBe(state)
    }
    expect((await inState('draft', 'en')).map(({ id }) => id)).toEqual(
      expect.arrayContaining([draft.id, published.id, changed.id]),
    )
    expect(await inState('published', 'en')).toEqual([])
  })
})

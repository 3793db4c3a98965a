import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { scheduleFuturePost } from '@/src/features/schedules'
import { payloadInstance } from '@/src/platform/payload'
import { createCategory, createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { LOCKS } from '../document-locks/keep-lock'

let payload: Payload
let company: Company
let stranger: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
})

type Document = { id: string }
type Answer = {
  docs: Document[]
  errors: { id: string; message: string }[]
  message: string
  rejected: { id: string; title: string; reason: string }[]
}

/** Sends a bulk change over REST, with the panel in `language`. */
async function change(
  person: Person,
  kind: 'PATCH' | 'DELETE',
  path: string,
  { docs, data, language = 'nl' }: { docs: Document[]; data?: unknown; language?: string },
) {
  const where = `where[id][in]=${docs.map(({ id }) => id).join(',')}`
  const sent = { ...(data !== undefined && { body: data }), cookie: `payload-lng=${language}` }
  const { status, text } = await restRequest(payload, person, kind, `${path}${where}`, sent)
  return { status, answer: JSON.parse(text) as Answer }
}
const stored = (collection: CollectionSlug, { id }: Document) =>
  payload.findByID({ collection, id, locale: 'nl', depth: 0, disableErrors: true, overrideAccess: true })
const lamps = (owner = company) =>
  Promise.all([1, 2].map((place) => createProduct(payload, owner, { name: `Lamp ${place}` })))

describe('a bulk change', () => {
  it('updates all documents, each with its own row ids', async () => {
    const docs = await lamps()
    const data = { specs: [{ id: '6b01f8b58eb31d6ba95cbe59', label: 'Maat', value: 'XL' }] }
    const { status, answer } = await change(company.editor, 'PATCH', 'products?locale=nl&', { docs, data })
    expect([status, answer.errors]).toEqual([200, []])
    expect(answer.message).toMatch(/2 Producten/)
    const rows = await Promise.all(docs.map(async (doc) => (await stored('products', doc)) as typeof doc))
    expect(rows.map(({ specs }) => specs?.[0]?.label)).toEqual(['Maat', 'Maat'])
    expect(new Set(rows.map(({ specs }) => specs?.[0]?.id)).size).toBe(2)
  })

  it.each([
    ['nl', 'Er is niets opgeslagen, ook de andere documenten niet. “Half”: Het volgende veld is ongeldig:'],
    ['en', 'Nothing was saved, not even the other documents. “Half”: The following field is invalid:'],
  ])('publishes none if one is incomplete, and names it and the reason: %s', async (language, message) => {
    const draft = { status: 'draft' } as const
    const whole = await createPost(payload, company, { ...draft, title: 'Heel' })
    const half = await createPost(payload, company, { ...draft, title: 'Half', excerpt: '' })
    const { status, answer } = await change(company.editor, 'PATCH', 'posts?locale=nl&draft=true&', {
      docs: [whole, half],
      data: { _status: 'published' },
      language,
    })
    expect([status, answer.docs]).toEqual([400, []])
    expect(answer.errors).toEqual([{ id: half.id, message: expect.stringContaining(message) }])
    expect(answer.message).toContain(message)
    for (const post of [whole, half]) expect(await stored('posts', post)).toMatchObject({ _status: 'draft' })
  })

  it('names every document that is rejected, each with its reason', async () => {
    const draft = { status: 'draft' } as const
    const posts = [
      await createPost(payload, company, { ...draft, title: 'Half', excerpt: '' }),
      await createPost(payload, company, { ...draft, title: 'Heel' }),
      await createPost(payload, company, { ...draft, title: 'Leeg', excerpt: '' }),
    ]
    const { status, answer } = await change(company.editor, 'PATCH', 'posts?locale=nl&draft=true&sort=id&', {
      docs: posts,
      data: { _status: 'published' },
    })
    expect(status).toBe(400)
    expect(answer.message).toMatch(/2 documenten .* geweigerd/)
    const reason = expect.stringMatching(/veld is ongeldig/)
    const named = answer.rejected.toSorted((a, b) => a.title.localeCompare(b.title))
    expect(named).toEqual([
      { id: posts[0]?.id, title: 'Half', reason },
      { id: posts[2]?.id, title: 'Leeg', reason },
    ])
    for (const post of posts) expect(await stored('posts', post)).toMatchObject({ _status: 'draft' })
  })

  it('saves none if the database rejects one', async () => {
    const posts = [await createPost(payload, company), await createPost(payload, company)]
    const data = { slug: `gelijk-${posts[0]?.id}` }
    const { status, answer } = await change(company.editor, 'PATCH', 'posts?locale=nl&', {
      docs: posts,
      data,
    })
    expect([status, answer.docs]).toEqual([400, []])
    expect(answer.message).toMatch(/^Er is niets opgeslagen, .* “Artikel”: /)
    for (const post of posts) expect(await stored('posts', post)).toMatchObject({ slug: post.slug })
  })

  it('deletes none if one is in use, and names the documents that use it', async () => {
    const [free, used] = [
      await createCategory(payload, company, { name: 'Vrij' }),
      await createCategory(payload, company, { name: 'In gebruik' }),
    ]
    await createPost(payload, company, { title: 'Ervan', category: used.id })
    const { status, answer } = await change(company.editor, 'DELETE', 'categories?', { docs: [free, used] })
    expect(status).toBe(409)
    expect(answer).toMatchObject({
      docs: [],
      message: 'Er is niets verwijderd, ook de andere documenten niet.',
      errors: [{ id: used.id, message: expect.stringMatching(/^“In gebruik”: .*Ervan/s) }],
    })
    expect(await stored('categories', free)).toMatchObject({ id: free.id })
    await payload.delete({
      collection: 'posts',
      where: { category: { equals: used.id } },
      overrideAccess: true,
    })
    const done = await change(company.editor, 'DELETE', 'categories?', { docs: [free, used] })
    expect([done.status, done.answer.docs.length]).toEqual([200, 2])
  })

  it('saves none if one is locked by another account, with a message in the language of the panel', async () => {
    const pages = [await createPage(payload, company), await createPage(payload, company, { title: 'Bezet' })]
    const document = { relationTo: 'pages' as const, value: pages[1]?.id }
    const user = { relationTo: 'users' as const, value: company.admin.id }
    await payload.db.create({ collection: LOCKS, data: { document, user } })
    const data = { showTopBar: false }
    const { status, answer } = await change(company.editor, 'PATCH', 'pages?locale=nl&', {
      docs: pages,
      data,
    })
    expect(status).toBe(423)
    expect(answer.message).toContain('“Bezet”: Iemand anders bewerkt dit nu.')
    for (const page of pages) expect(await stored('pages', page)).toMatchObject({ showTopBar: true })
  })

  it('is denied to a viewer, an admin of another tenant and a visitor', async () => {
    const own = await lamps()
    const data = { price: 1 }
    for (const person of [company.viewer, stranger.admin]) {
      const changed = await change(person, 'PATCH', 'products?locale=nl&', { docs: own, data })
      const removed = await change(person, 'DELETE', 'products?', { docs: own })
      for (const { status, answer } of [changed, removed])
        expect(status === 403 || answer.docs.length === 0, `${status}`).toBe(true)
    }
    const { status } = await restRequest(payload, null, 'DELETE', `products?where[id][equals]=${own[0]?.id}`)
    expect(status).toBe(403)
    for (const lamp of own)
      expect(await stored('products', lamp)).toMatchObject({ price: lamp.price ?? null })
  })

  it('requires a where query', async () => {
    for (const kind of ['PATCH', 'DELETE'])
      expect((await restRequest(payload, company.admin, kind, 'products', { body: {} })).status).toBe(400)
  })
})

it('Payload saves the other documents when one of a bulk update fails', async () => {
  const draft = { status: 'draft' } as const
  const whole = await createPost(payload, company, draft)
  const half = await createPost(payload, company, { ...draft, excerpt: '' })
  const where = { id: { in: [whole.id, half.id] } }
  const { errors } = await withoutHooks(payload, 'posts', [scheduleFuturePost], () =>
    payload.update({
      ...{ collection: 'posts', where, locale: 'nl', draft: true, overrideAccess: true },
      data: { _status: 'published' },
    }),
  )
  expect(errors.map(({ id }) => id)).toEqual([half.id])
  expect(await stored('posts', whole)).toMatchObject({ _status: 'published' })
})

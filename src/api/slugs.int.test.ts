import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createAuthor, createCategory, createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let tokens: { own: string; other: string }

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const other = await createCompany(payload)
  tokens = { own: await tokenOf(payload, company.editor), other: await tokenOf(payload, other.editor) }
})

const newSlug = () => `adres-${randomUUID().slice(0, 8)}`
const post = (path: string, body: object, token = tokens.own) => call(path, { body, token })
const statusOf = async (answer: Promise<Response>) => (await answer).status

/** Posts without a blog page: no address keeps them apart. */
const bodies = {
  authors: async () => ({ name: 'Redactie' }),
  categories: async () => ({ name: 'Onderwerp' }),
  posts: async () => ({
    title: 'Artikel',
    excerpt: 'Waar het over gaat.',
    content: paragraph('Tekst'),
    authors: [(await createAuthor(payload, company)).id],
    status: 'published',
  }),
} as const
const kinds = Object.keys(bodies) as (keyof typeof bodies)[]

describe.each(kinds)('the slug of %s', (kind) => {
  const path = `/api/admin/${kind}`

  it('is unique within a tenant, and the error has the path of the field', async () => {
    const body = { ...(await bodies[kind]()), slug: newSlug() }
    expect(await statusOf(post(path, body))).toBe(201)
    const refused = await post(path, body)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'slug' }] })
  })

  it('is unique under concurrent writes', async () => {
    const body = { ...(await bodies[kind]()), slug: newSlug() }
    const statuses = await Promise.all([statusOf(post(path, body)), statusOf(post(path, body))])
    expect(statuses.toSorted()).toEqual([201, 409])
  })

  it('may be the same in another tenant', async () => {
    const {
      authors: _,
      status: __,
      ...body
    } = { authors: [], status: '', ...(await bodies[kind]()), slug: newSlug() }
    expect(await statusOf(post(path, body))).toBe(201)
    expect(await statusOf(post(path, body, tokens.other))).toBe(201)
  })

  it('differs in a copy', async () => {
    const slug = newSlug()
    const make = { authors: createAuthor, categories: createCategory, posts: createPost }[kind]
    const { id } = await make(payload, company, { slug })
    const copy = await payload.duplicate({ collection: kind, id, locale: 'nl', overrideAccess: true })
    expect(copy.slug).toBe(`${slug}-copy`)
  })
})

it.each(['categories', 'posts'] as const)(
  'the slug of %s may be the same in another language',
  async (kind) => {
    const body = { ...(await bodies[kind]()), slug: newSlug() }
    for (const locale of LOCALES) {
      expect(await statusOf(post(`/api/admin/${kind}?locale=${locale}`, body))).toBe(201)
    }
  },
)

it('a draft of a post may have a slug that is already used, but publishing it is rejected', async () => {
  const taken = (await createPost(payload, company, { slug: newSlug() })).slug
  const { id } = await createPost(payload, company)
  const body = { ...(await bodies.posts()), slug: taken }
  const put = (status: string) =>
    statusOf(call(`/api/admin/posts/${id}`, { method: 'PUT', body: { ...body, status }, token: tokens.own }))
  expect([await put('draft'), await put('published')]).toEqual([200, 409])
})

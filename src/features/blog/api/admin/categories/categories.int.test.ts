import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createCategory, createPost } from '@/src/testing/blog'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { category as categorySchema } from './schemas'

const CATEGORIES = '/api/admin/categories'

let payload: Payload
let company: Company
let editor: string
let viewer: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  viewer = await tokenOf(payload, company.viewer)
})

const categoryOf = async (response: Response) => (await bodyAs(response, dataOf(categorySchema))).data
const create = (body: object, token = editor) => call(CATEGORIES, { body, token })
const get = (id: string, locale = 'nl') => call(`${CATEGORIES}/${id}?locale=${locale}`, { token: editor })
const put = (id: string, body: object, locale = 'nl', headers = {}) =>
  call(`${CATEGORIES}/${id}?locale=${locale}`, { method: 'PUT', body, token: editor, headers })
const remove = (id: string) => call(`${CATEGORIES}/${id}`, { method: 'DELETE', token: editor })

describe('the API for categories', () => {
  it('stores a name, slug and description per locale', async () => {
    const made = await create({ name: 'Over Databases', description: 'Tabellen.' })
    expect(made.status).toBe(201)
    const dutch = await categoryOf(made)
    expect(made.headers.get('location')).toBe(`${CATEGORIES}/${dutch.id}`)
    expect(dutch).toMatchObject({ name: 'Over Databases', slug: 'over-databases', description: 'Tabellen.' })
    expect(await categoryOf(await get(dutch.id, 'en'))).toMatchObject({
      name: null,
      slug: null,
      description: null,
    })
    const english = { name: 'On databases', slug: 'on-databases', description: null }
    expect(await categoryOf(await put(dutch.id, { name: 'On databases' }, 'en'))).toMatchObject(english)
    expect(await categoryOf(await get(dutch.id))).toMatchObject({ name: 'Over Databases', slug: dutch.slug })
    expect(await categoryOf(await put(dutch.id, { name: 'Gegevens' }))).toMatchObject({ slug: dutch.slug })
  })

  it('rejects deleting a category while a post refers to it', async () => {
    const { id } = await categoryOf(await create({ name: 'Zoeken' }))
    const made = await call('/api/admin/posts', {
      body: { title: `Over ${randomUUID()}`, category: id },
      token: editor,
    })
    expect(await made.json()).toMatchObject({ data: { category: id } })
    const post = await createPost(payload, company, { title: `Over ${randomUUID()}`, category: id })
    const refused = await remove(id)
    expect(refused.status).toBe(409)
    const { places = [] } = await bodyAs(refused, problem)
    expect(places.map((place) => place.id)).toContain(post.id)
    await payload.delete({
      collection: 'posts',
      where: { category: { equals: id } },
      overrideAccess: true,
    })
    expect((await remove(id)).status).toBe(204)
    expect((await get(id)).status).toBe(404)
  })

  it('updates only the version named by If-Match', async () => {
    const made = await create({ name: 'Versies' })
    const { id } = await categoryOf(made)
    const known = { 'if-match': made.headers.get('etag') ?? '' }
    expect((await put(id, { name: 'Versie twee' }, 'nl', known)).status).toBe(200)
    expect((await put(id, { name: 'Versie drie' }, 'nl', known)).status).toBe(412)
    expect(await categoryOf(await get(id))).toMatchObject({ name: 'Versie twee' })
  })

  it('has a Location and an ETag per locale', async () => {
    const made = await call(`${CATEGORIES}?locale=en`, { body: { name: 'Versions' }, token: editor })
    const location = made.headers.get('location') ?? ''
    const { id } = await categoryOf(made)
    expect(location).toBe(`${CATEGORIES}/${id}?locale=en`)
    const read = await call(location, { token: editor })
    expect(read.headers.get('etag')).toBe(made.headers.get('etag'))
    const known = { 'if-match': made.headers.get('etag') ?? '' }
    const refused = await put(id, { name: 'Versies' }, 'nl', known)
    expect(refused.status).toBe(412)
    expect((await bodyAs(refused, problem)).detail).toContain('another language than `nl`')
    const removed = await call(location, { method: 'DELETE', token: editor, headers: known })
    expect(removed.status).toBe(204)
  })

  it('rejects writes by a viewer, and is 404 for another tenant', async () => {
    const before = await payload.count({ collection: 'categories', overrideAccess: true })
    expect((await create({ name: 'Nee' }, viewer)).status).toBe(403)
    expect(await payload.count({ collection: 'categories', overrideAccess: true })).toEqual(before)
    const elsewhere = await createCategory(payload, await createCompany(payload))
    for (const answer of [await get(elsewhere.id), await put(elsewhere.id, { name: 'Van mij' })])
      expect(answer.status).toBe(404)
    expect((await remove(elsewhere.id)).status).toBe(404)
    const list = await call(`${CATEGORIES}?search=${elsewhere.slug}`, { token: editor })
    expect(await list.json()).toMatchObject({ data: [], meta: { total: 0 } })
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a slug of two parts', { name: 'x', slug: 'a/b' }, 'slug'],
  ])('rejects %s', async (_, body, path) => {
    const response = await create(body)
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toContain(path)
  })
})

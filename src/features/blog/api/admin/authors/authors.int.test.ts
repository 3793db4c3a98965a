import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createAuthor, createPost } from '@/src/testing/blog'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { author as authorSchema } from './schemas'

const AUTHORS = '/api/admin/authors'
const LINK = { label: 'Over ons', url: '/over-ons' }

let payload: Payload
let company: Company
let editor: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
})

const authorOf = async (response: Response) => (await bodyAs(response, dataOf(authorSchema))).data
const create = (body: object) => call(AUTHORS, { body, token: editor })
const put = (id: string, body: object, locale = 'nl') =>
  call(`${AUTHORS}/${id}?locale=${locale}`, { method: 'PUT', body, token: editor })

describe('the API for authors', () => {
  it('derives the slug from the name, and keeps it when the author is renamed', async () => {
    const made = await authorOf(await create({ name: 'Redactie Techniek', role: 'Redactie', links: [LINK] }))
    expect(made).toMatchObject({ name: 'Redactie Techniek', slug: 'redactie-techniek', links: [LINK] })
    expect(await authorOf(await put(made.id, { name: 'Redactie' }))).toMatchObject({
      name: 'Redactie',
      slug: 'redactie-techniek',
      role: null,
      links: [LINK],
    })
  })

  it('keeps the other locale’s texts of a link that is sent back', async () => {
    const { id, links } = await authorOf(await create({ name: 'Redactie', links: [LINK] }))
    const english = links.map((link) => ({ ...link, label: 'About us' }))
    await put(id, { name: 'Editors', links: english }, 'en')
    expect(await authorOf(await call(`${AUTHORS}/${id}`, { token: editor }))).toMatchObject({
      name: 'Redactie',
      links: [LINK],
    })
  })

  it('rejects deleting an author while a post refers to it', async () => {
    const { id } = await createAuthor(payload, company)
    const post = await createPost(payload, company, { title: `Over ${randomUUID()}`, authors: [id] })
    const refused = await call(`${AUTHORS}/${id}`, { method: 'DELETE', token: editor })
    expect(refused.status).toBe(409)
    expect((await bodyAs(refused, problem)).detail).toContain(post.title)
    await payload.delete({ collection: 'posts', id: post.id, overrideAccess: true })
    expect((await call(`${AUTHORS}/${id}`, { method: 'DELETE', token: editor })).status).toBe(204)
    expect((await call(`${AUTHORS}/${id}`, { token: editor })).status).toBe(404)
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a link to a script', { name: 'x', links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    ['seven links', { name: 'x', links: Array.from({ length: 7 }, () => LINK) }, 'links'],
    ['a slug of two parts', { name: 'x', slug: 'a/b' }, 'slug'],
  ])('rejects %s', async (_, body, path) => {
    const response = await create(body)
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toContain(path)
  })
})

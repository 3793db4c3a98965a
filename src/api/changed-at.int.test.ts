import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Author } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createAuthor } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { createCompany, type Company } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let author: Author
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  author = await createAuthor(payload, company)
  token = await tokenOf(payload, company.editor)
})

const dated = z.object({ id: z.string(), updatedAt: z.string() })
const one = z.object({ data: dated })
const several = z.object({ data: z.array(dated) })

const bodies = {
  pages: () => ({
    title: 'Pagina',
    urls: [{ domain: company.domain.id, locale: 'nl', path: `/${randomUUID()}` }],
  }),
  posts: () => ({
    title: 'Artikel',
    slug: randomUUID(),
    excerpt: 'Waarover.',
    content: paragraph('Tekst'),
    authors: [author.id],
  }),
}

const STATUSES = ['draft', 'published', 'published', 'draft', 'published', 'unpublished', 'published']

describe('updatedAt', () => {
  it.each(['pages', 'posts'] as const)(
    'of %s changes with every write, and lists can be sorted by it',
    async (name) => {
      const path = `/api/admin/${name}`
      const body = bodies[name]()
      const send = async (to: string, method: string, status: string) =>
        (await bodyAs(await call(to, { method, token, body: { ...body, status } }), one)).data
      let before = await send(path, 'POST', 'draft')
      const { id } = before
      for (const status of STATUSES) {
        // Another document, so that the order has something to show.
        const other = await bodyAs(await call(path, { token, body: bodies[name]() }), one)
        const now = await send(`${path}/${id}`, 'PUT', status)
        expect(now.updatedAt > before.updatedAt, status).toBe(true)
        const read = await bodyAs(await call(`${path}/${id}`, { token }), one)
        expect(read.data.updatedAt).toBe(now.updatedAt)
        const list = await bodyAs(await call(`${path}?sort=-updatedAt&limit=2`, { token }), several)
        expect(list.data.map((listed) => listed.id)).toEqual([id, other.data.id])
        before = now
      }
    },
    60_000,
  )
})

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { GET, POST } from '@/src/app/(payload)/payload-api/[...slug]/route'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createCategory, createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'

const DOCUMENTS = 12
const list = z.object({
  limit: z.number(),
  docs: z.array(z.unknown()),
  totalDocs: z.number(),
})

let payload: Payload
let company: Company
let authorization: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  authorization = `JWT ${await tokenOf(payload, company.viewer)}`
  for (let count = 0; count < DOCUMENTS; count += 1) await createCategory(payload, company)
})

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-http-method-override': 'GET',
}

/** @param posted a query in the body, as the panel sends long ones */
function send(path: string, posted?: { body: string; type?: string }): Promise<Response> {
  const [pathname = ''] = path.split('?')
  const headers = {
    host: 'localhost',
    authorization,
    ...(posted && FORM),
    ...(posted?.type && { 'content-type': posted.type }),
  }
  const init = posted ? { method: 'POST', headers, body: posted.body } : { headers }
  const request = new Request(`http://localhost/payload-api/${path}`, init)
  return (posted ? POST : GET)(request, {
    params: Promise.resolve({ slug: pathname.split('/') }),
  })
}

async function limitOf(...request: Parameters<typeof send>) {
  const response = await send(...request)
  expect(response.status).toBe(200)
  return list.parse(await response.json()).limit
}

describe('a list of Payload’s own API', () => {
  it.each([
    'limit=0',
    'limit=-1',
    'limit=100000',
    'limit=1e9',
    'limit=',
    'limit=x',
    'limit[]=0',
    'limit[0]=0',
    '%6cimit=0',
    'limit=5&limit=0',
    'pagination=false',
    'pagination=false&limit=0',
  ])('has at most 100 documents for %s', async (query) => {
    expect(await limitOf(`categories?${query}`)).toBe(100)
    expect(await limitOf('categories', { body: query })).toBe(100)
    expect(await limitOf(`categories?${query}`, { body: 'page=1' })).toBe(100)
    // Of another type, Payload reads the query of the URL only.
    const type = `${FORM['content-type']};charset=UTF-8`
    expect(await limitOf(`categories?locale=nl&${query}`, { body: 'page=1', type })).toBe(100)
  })

  it('has as many as the request wants below that, or ten, and keeps the rest of the query', async () => {
    expect(await limitOf('categories?limit=3')).toBe(3)
    expect(await limitOf('categories')).toBe(10)
    expect(await limitOf('categories?locale=nl', { body: 'limit=4' })).toBe(4)
    const filter = `where[tenant][equals]=${company.tenant.id}`
    const response = await send(`categories?limit=0&sort=-createdAt&${filter}`)
    expect(list.parse(await response.json())).toMatchObject({
      totalDocs: DOCUMENTS,
    })
  })

  it('counts a limit after more parameters than Payload reads', async () => {
    const query = `${'x=1&'.repeat(1100)}pagination=false&limit=0`
    expect(await limitOf(`categories?${query}`)).toBe(100)
  })

  it('limits versions too', async () => {
    await createPage(payload, company)
    expect(await limitOf('pages/versions?limit=0')).toBe(100)
    expect(await limitOf('pages/versions?pagination=false')).toBe(100)
  })

  it('Payload reads as many documents as a request wants', async () => {
    const { text } = await restRequest(payload, company.viewer, 'GET', 'categories?locale=nl&limit=0')
    expect(list.parse(JSON.parse(text)).docs).toHaveLength(DOCUMENTS)
  })
})

describe('a list of the panel', () => {
  it.each([0, -1, 100_000])('has at most 100 documents for a limit of %d', async (limit) => {
    const asPerson = { overrideAccess: false, user: company.viewer } as const
    const read = async (options: object) =>
      (await payload.find({ collection: 'categories', depth: 0, limit, ...asPerson, ...options })).limit
    expect(await read({})).toBe(100)
    expect(await read({ limit: 3 })).toBe(3)
    expect(await read({ pagination: false })).not.toBe(100)
    expect(await read({ overrideAccess: true })).not.toBe(100)
    expect(await read({ collection: 'tenants' })).not.toBe(100)
  })
})

describe('a document of Payload’s own API', () => {
  it('has the documents that it refers to, and theirs, and no deeper ones', async () => {
    const fourth = await createPost(payload, company)
    const third = await createPost(payload, company, {
      relatedPosts: [fourth.id],
    })
    const second = await createPost(payload, company, {
      relatedPosts: [third.id],
    })
    const first = await createPost(payload, company, {
      relatedPosts: [second.id],
    })
    const response = await send(`posts/${first.id}?depth=10&locale=nl`)
    expect(await response.json()).toMatchObject({
      relatedPosts: [
        {
          id: second.id,
          relatedPosts: [{ id: third.id, relatedPosts: [fourth.id] }],
        },
      ],
    })
  })
})

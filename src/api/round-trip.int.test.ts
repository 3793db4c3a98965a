import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { createTestActors, type TestActors } from '@/src/testing/api-matrix/actors'
import { published } from '@/src/testing/api-matrix/published'
import { everyRow } from '@/src/testing/api-matrix/matrices'
import type { Actor } from '@/src/testing/api-matrix/statuses'
import { COMPANY_ROLES } from '@/src/testing/tenants'

type Document = Record<string, unknown>

const rows = everyRow()

/** Takes a part of what GET answers: the texts of a translation, what somebody says in a thread, or the name of a version. */
const PARTS = /\/(translations|comments|versions)\//

/** What changes a document at the address where it is read, for whoever may do both. */
const changes = published.flatMap(({ name, locks }) => {
  const [method = '', path = ''] = name.split(' ')
  const [read, change] = [rows.get(`GET ${path}`), rows.get(name)]
  if (!locks || method === 'DELETE' || PARTS.test(path) || !read || !change) return []
  return [...COMPANY_ROLES, 'superAdmin' as const]
    .filter((actor) => read.statuses[actor] < 400 && change.statuses[actor] < 400)
    .map((actor) => ({ name, method, read, actor }))
})

/** A document as it is sent back: with drafts, as what is public stays public; of page URLs, the list of them. */
function sentBack(path: string, data: Document): unknown {
  if (path.includes('/page-urls/')) return data.urls
  return { ...data, ...(isPublic(data) && { status: 'published' }) }
}

const isPublic = ({ publication }: Document): boolean =>
  publication === 'published' || Object.values((publication ?? {}) as Document).includes('published')

const withoutTime = ({ updatedAt: _updatedAt, ...data }: Document): Document => data
const dataOf = async (response: Response) => ((await response.json()) as { data: Document }).data

let cast: TestActors
beforeAll(async () => {
  cast = await createTestActors(await payloadInstance())()
})

/** Reads a document and sends it back; gives what was read before and after. */
async function roundTrip(path: string, method: string, actor: Actor = 'editor') {
  const token = await cast.tokenFor(actor, false)
  const caller = { tenant: cast.world.company.tenant.slug, ...(token && { token }) }
  const read = await call(path, caller)
  const before = await dataOf(read.clone())
  const headers = { 'if-match': read.headers.get('etag') ?? '' }
  const answer = await call(path, { ...caller, method, body: sentBack(path, before), headers })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const after = await dataOf(await call(path, caller))
  expect(await dataOf(answer)).toEqual(after)
  return { before: withoutTime(before), after: withoutTime(after) }
}

describe('the response of GET', () => {
  it('is sent back to every resource that can be updated', () => {
    const names = new Set(changes.map(({ name }) => name.split('/')[3]))
    expect([...names].toSorted()).toEqual([
      ...['authors', 'brands', 'categories', 'domains', 'footer', 'form-submissions', 'forms', 'images'],
      ...['navigation', 'page-urls', 'pages', 'posts', 'products', 'redirects', 'releases', 'templates'],
      ...['tenants', 'users'],
    ])
  })

  it.each(changes)('is accepted by $name from $actor', async ({ method, read, actor }) => {
    const { sent } = await read.request(cast.world)
    const { before, after } = await roundTrip(sent.path, method, actor)
    expect(after).toEqual(before)
  })

  it('is accepted for a page with a block of each type', async () => {
    const token = await cast.tokenFor('editor', false)
    const list = await call('/api/blocks?locale=nl', { host: cast.world.company.domain.hostname })
    const types = (await list.json()) as { data: { sample: Document }[] }
    const body = { title: 'Alle blokken', blocks: types.data.map(({ sample }) => sample) }
    const made = await dataOf(await call('/api/admin/pages', { body, ...(token && { token }) }))
    const { before, after } = await roundTrip(`/api/admin/pages/${String(made.id)}`, 'PUT')
    expect(after).toEqual(before)
  })
})

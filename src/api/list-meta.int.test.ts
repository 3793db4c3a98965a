import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createTestActors, type TestActors } from '@/src/testing/api-matrix/actors'
import { published } from '@/src/testing/api-matrix/published'
import { everyRow } from '@/src/testing/api-matrix/matrices'

const rows = everyRow()

const answer = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ page: z.number(), limit: z.number(), total: z.number(), pages: z.number() }),
})
const identified = z.object({ id: z.string() })
const lists = published.filter(({ name, paged }) => paged && name.startsWith('GET '))
const PAST_THE_END = 90_000

let cast: TestActors

beforeAll(async () => {
  cast = await createTestActors(await payloadInstance())()
})

async function get(path: string, query: Record<string, string | number>) {
  const url = new URL(path, 'http://localhost')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const { world, tokenFor } = cast
  const token = await tokenFor('superAdmin', false)
  const response = await call(`${url.pathname}${url.search}`, {
    host: world.company.domain.hostname,
    tenant: world.company.tenant.slug,
    ...(token && { token }),
  })
  expect(response.status).toBe(200)
  return answer.parse(await response.json())
}

describe('a list', () => {
  it.each(lists)('$name returns the total, on a page past the end as well', async ({ name }) => {
    const row = rows.get(name)
    if (!row) throw new Error(`${name} has no row in the matrix`)
    const { path } = (await row.request(cast.world)).sent
    const { total } = (await get(path, { limit: 1 })).meta
    expect(total).toBeGreaterThan(0)
    const limit = 2
    const pages = Math.ceil(total / limit)
    expect((await get(path, { limit })).meta).toEqual({ page: 1, limit, total, pages })
    expect(await get(path, { limit, page: PAST_THE_END })).toEqual({
      data: [],
      meta: { page: PAST_THE_END, limit, total, pages },
    })
  })

  it('has each document on exactly one page, also with equal sort values', async () => {
    const MADE = 60
    const lines = Array.from({ length: MADE }, (_, index) => `/gelijk/${index},/doel,301`)
    const imported = await call('/api/admin/redirects/import?dryRun=false', {
      rawBody: `from,to,status\n${lines.join('\n')}\n`,
      headers: { 'content-type': 'text/csv' },
      token: await tokenOf(cast.world.payload, cast.world.company.editor),
    })
    expect(imported.status).toBe(200)
    for (const sort of ['-createdAt', 'createdAt', '-hits', 'lastHitAt']) {
      const query = { search: '/gelijk/', sort, limit: 7 }
      const { meta, data } = await get('/api/admin/redirects', query)
      const rest = Array.from({ length: meta.pages - 1 }, (_, index) => index + 2)
      const others = await Promise.all(rest.map((page) => get('/api/admin/redirects', { ...query, page })))
      const ids = [...data, ...others.flatMap((other) => other.data)].map((doc) => identified.parse(doc).id)
      expect(new Set(ids).size, sort).toBe(MADE)
    }
  })

  it('without documents has zero pages, whatever page is requested', async () => {
    for (const page of [1, 2]) {
      const { meta } = await get('/api/admin/pages', { search: 'wat nergens staat', page })
      expect(meta).toEqual({ page, limit: 20, total: 0, pages: 0 })
    }
  })
})

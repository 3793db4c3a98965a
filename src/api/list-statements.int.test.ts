import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { createTestActors, type TestActors } from '@/src/testing/api-matrix/actors'
import { published } from '@/src/testing/api-matrix/published'
import { everyRow } from '@/src/testing/api-matrix/matrices'
import { call } from '@/src/testing/api'
import { countStatements } from '@/src/testing/statements'
import { createTenant } from '@/src/testing/tenants'

const rows = everyRow()

const LIMITS = [1, 8, 32] as const
const DOCUMENTS = Math.max(...LIMITS)
/** At a time; the database has connections for more. */
const AT_ONCE = 4

const answer = z.object({ data: z.array(z.unknown()), meta: z.object({ total: z.number() }) })
const lists = published.filter(({ name, paged }) => paged && name.startsWith('GET '))

let cast: TestActors

/** A list of so many documents as its row of the matrix makes them; where the row makes none, as many as there are. */
async function fill(name: string): Promise<string> {
  const row = rows.get(name)
  if (!row) throw new Error(`${name} has no row in the matrix`)
  const { sent } = await row.request(cast.world)
  for (let made = 1; made < DOCUMENTS; made += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => row.request(cast.world)))
  return sent.path
}

async function get(path: string, limit: number) {
  const url = new URL(path, 'http://localhost')
  url.searchParams.set('limit', String(limit))
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
  beforeAll(async () => {
    const payload = await payloadInstance()
    cast = await createTestActors(payload)()
    // The only documents that are not a tenant's own: the rows of the others cannot make these.
    for (let made = 0; made < DOCUMENTS; made += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => createTenant(payload)))
  })

  it.each(lists)(
    '$name takes as many SQL statements for many documents as for one',
    async ({ name }) => {
      const path = await fill(name)
      const { total } = (await get(path, 1)).meta
      const counts: number[] = []
      for (const limit of LIMITS) {
        const count = () =>
          countStatements(cast.world.payload, async () => {
            expect((await get(path, limit)).data).toHaveLength(Math.min(limit, total))
          })
        // The lower of two: the notification of a new document may arrive late and empty the cache of sites in between.
        counts.push(Math.min(await count(), await count()))
      }
      expect(counts[0]).toBeGreaterThan(0)
      expect(counts).toEqual(counts.map(() => counts[0]))
    },
    120_000,
  )
})

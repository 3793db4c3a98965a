import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/src/platform/env'
import { DAY_MS } from '@/src/lib/durations'
import { RoutingRows } from '../testing/routing-rows'
import type { NotFoundHit } from './usage-counter'
import { writeCounts } from './write-counts'

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
let rows: RoutingRows
let domain: string

beforeAll(async () => {
  rows = await RoutingRows.create(pool)
  domain = await rows.domain(`kade-${randomUUID()}.test`)
})
afterAll(() => pool.end())

const at = (day: number): string => new Date(Date.now() - day * DAY_MS).toISOString()
const miss = (path: string, changes: Partial<NotFoundHit> = {}): NotFoundHit => ({
  domain,
  path,
  hits: 1,
  first: at(2),
  last: at(1),
  referrer: null,
  ...changes,
})

async function logged(path: string) {
  const { rows: found } = await pool.query<Record<string, unknown>>(
    'SELECT tenant_id, hits::int AS hits, first_seen_at, last_seen_at, referrer_host FROM not_found_log WHERE domain_id = $1 AND path = $2',
    [domain, path],
  )
  return found
}

describe('uses of a redirect', () => {
  it('are added to its count and change nothing else', async () => {
    const id = await rows.redirect({ from: '/oud', to: { url: '/x' } })
    const read = async () =>
      (await pool.query('SELECT *, hits::int AS hits FROM redirects WHERE id = $1', [id])).rows[0] as object
    const before = await read()
    const last = at(0)
    await writeCounts(pool, { hits: [{ id, hits: 3, last }], notFound: [] })
    await writeCounts(pool, { hits: [{ id, hits: 2, last: at(5) }], notFound: [] })
    expect(await read()).toEqual({ ...before, hits: 5, last_hit_at: new Date(last) })
  })

  it('are ignored if it was deleted meanwhile', async () => {
    await expect(
      writeCounts(pool, { hits: [{ id: randomUUID(), hits: 1, last: at(0) }], notFound: [] }),
    ).resolves.toBeUndefined()
  })
})

describe('paths not found', () => {
  it('have one row each, with the first and last time and the last known referrer', async () => {
    const [early, late] = [at(9), at(0)]
    await writeCounts(pool, { hits: [], notFound: [miss('/x', { referrer: 'elders.test' })] })
    await writeCounts(pool, { hits: [], notFound: [miss('/x', { hits: 4, first: early, last: late })] })
    expect(await logged('/x')).toEqual([
      {
        tenant_id: rows.tenantId,
        hits: 5,
        first_seen_at: new Date(early),
        last_seen_at: new Date(late),
        referrer_host: 'elders.test',
      },
    ])
  })

  it('are written although the domain of others was deleted meanwhile', async () => {
    await writeCounts(pool, { hits: [], notFound: [miss('/weg', { domain: randomUUID() }), miss('/blijft')] })
    expect(await logged('/blijft')).toHaveLength(1)
  })
})

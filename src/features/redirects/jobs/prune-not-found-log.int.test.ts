import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { DAY_MS } from '@/src/lib/durations'
import { payloadInstance } from '@/src/platform/payload'
import { createCompany } from '@/src/testing/tenants'
import { pruneNotFoundLog } from '../server/prune-not-found-log'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const daysAgo = (day: number): string => new Date(Date.now() - day * DAY_MS).toISOString()

it('pruneNotFoundLog keeps the most and latest requested paths, and none older than 180 days', async () => {
  const { tenant, domain } = await createCompany(payload)
  const misses = [
    { path: '/often', hits: 9, last: daysAgo(30) },
    { path: '/late', hits: 1, last: daysAgo(1) },
    { path: '/earlier', hits: 1, last: daysAgo(3) },
    { path: '/ancient', hits: 99, last: daysAgo(400) },
  ]
  for (const { path, hits, last } of misses)
    await payload.db.drizzle.execute(sql`
      insert into not_found_log (tenant_id, domain_id, path, hits, first_seen_at, last_seen_at)
      values (${tenant.id}, ${domain.id}, ${path}, ${hits}, ${daysAgo(900)}, ${last})`)
  await pruneNotFoundLog(await createLocalReq({}, payload), 3)
  const { rows } = await payload.db.drizzle.execute(
    sql`select path from not_found_log where domain_id = ${domain.id} order by path`,
  )
  expect(rows).toEqual([{ path: '/late' }, { path: '/often' }])
})

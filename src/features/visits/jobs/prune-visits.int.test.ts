import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany } from '@/src/testing/tenants'
import { storeVisits } from '@/src/testing/visits'
import { pruneVisits } from '../server/prune-visits'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const dayAgo = (months: number, days: number): string => {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() - months, date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

describe('pruning visits', () => {
  it('deletes counts of more than 25 months ago', async () => {
    const kept = dayAgo(24, 20)
    await storeVisits(payload, company.domain.id, { day: kept })
    await storeVisits(payload, company.domain.id, { day: dayAgo(25, 5) })
    await pruneVisits(await createLocalReq({}, payload))
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT day::text FROM visits WHERE domain_id = ${company.domain.id}::uuid`,
    )
    expect(rows).toEqual([{ day: kept }])
  })

  it('erases what tells visitors apart once their day is over, and not before', async () => {
    const { drizzle } = payload.db
    await drizzle.execute(
      sql`INSERT INTO visit_hashes VALUES ('\\x01', now()), ('\\x02', now() + interval '1 hour')`,
    )
    await drizzle.execute(sql`INSERT INTO visit_salts VALUES ('A', '2026-01-01', '\\x01', now())`)
    await pruneVisits(await createLocalReq({}, payload))
    const { rows: hashes } = await drizzle.execute(
      sql`SELECT encode(hash, 'hex') AS hash FROM visit_hashes WHERE hash IN ('\\x01', '\\x02')`,
    )
    expect(hashes).toEqual([{ hash: '02' }])
    const { rows: salts } = await drizzle.execute(sql`SELECT 1 FROM visit_salts WHERE time_zone = 'A'`)
    expect(salts).toEqual([])
    await drizzle.execute(sql`DELETE FROM visit_hashes WHERE hash = '\\x02'`)
  })
})

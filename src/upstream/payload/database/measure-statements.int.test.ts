import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { countingStatements, type RequestStatements } from '@/src/platform/database/request-statements'
import { metrics } from '@/src/platform/metrics/metrics'
import { payloadInstance } from '@/src/platform/payload'
import { countStatements } from '@/src/testing/statements'
import { packageFile } from '@/src/testing/unpatched'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

/** Sends the statement at once; drizzle's own promise sends it when somebody waits for it. */
const run = async (statement = sql`select 1`) => await payload.db.drizzle.execute(statement)

async function statements(outcome: string): Promise<number> {
  const { values } = await metrics().statements.get()
  return (
    values.find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.outcome === outcome)
      ?.value ?? 0
  )
}

it('counts each statement once, with its outcome', async () => {
  const [ok, failed] = [await statements('ok'), await statements('failed')]
  await run()
  await expect(run(sql`select 1 / 0`)).rejects.toThrow()
  expect([await statements('ok'), await statements('failed')]).toEqual([ok + 1, failed + 1])
})

it('measures a statement until its result is there', async () => {
  const request: RequestStatements = { count: 0, milliseconds: 0 }
  await countingStatements(request, () => run(sql`select pg_sleep(0.05)`))
  expect(request.count).toBe(1)
  expect(request.milliseconds).toBeGreaterThan(40)
})

it('counts what an operation of Payload sends, transaction included', async () => {
  const request: RequestStatements = { count: 0, milliseconds: 0 }
  const operation = () => payload.count({ collection: 'pages', overrideAccess: true })
  const sent = await countStatements(payload, () => countingStatements(request, operation))
  expect(request.count).toBe(sent)
  expect(sent).toBeGreaterThan(0)
})

it('counts for the request that waits for a connection, not for the one that releases it', async () => {
  const { pool } = payload.db
  const free = pool.options.max - (pool.totalCount - pool.idleCount)
  const held = await Promise.all(Array.from({ length: free }, () => pool.connect()))
  const [waiting, other] = [
    { count: 0, milliseconds: 0 },
    { count: 0, milliseconds: 0 },
  ]
  const waited = countingStatements(waiting, () => run())
  countingStatements(other, () => held.forEach((client) => client.release()))
  await waited
  expect([waiting.count, other.count]).toEqual([1, 0])
})

it('reports the connections of the pool', async () => {
  const { pool } = payload.db
  const client = await pool.connect()
  const text = await metrics().registry.getSingleMetricAsString('gevel_sql_pool_connections')
  client.release()
  expect(text).toContain(`{state="max"} ${pool.options.max}`)
  expect(text).toMatch(/\{state="busy"\} [1-9]/)
  expect(text).toContain('{state="waiting"} 0')
})

it('pg publishes nothing about the statements it sends', async () => {
  const client = await packageFile('@payloadcms/db-postgres/node_modules/pg/lib/client.js')
  expect(client).not.toMatch(/diagnostics_channel|emit\('(?:query|statement)'/)
})

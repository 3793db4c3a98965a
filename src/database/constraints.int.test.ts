import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let drizzle: PostgresAdapter['drizzle']

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  drizzle = (payload.db as unknown as PostgresAdapter).drizzle
})

// Entries of logs outlive their tenant; the tenant of `_locales` rows is set by a trigger.
const isOwned = sql`column_name IN ('tenant_id', 'version_tenant_id')
  AND table_name NOT IN ('audit_log', 'llm_usage_logs', 'llm_conversations', 'chat_messages') AND table_name NOT LIKE '%\\_locales'`

describe('the tenant column of tenant-owned tables', () => {
  it('cannot be null, in version tables neither', async () => {
    const { rows } = await drizzle.execute<{ table_name: string; column_name: string; key: string }>(sql`
      SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND ${isOwned} ORDER BY table_name`)
    expect(rows.length).toBeGreaterThan(25)
    await createPage(payload, company)
    for (const { table_name: table, column_name: column } of rows) {
      const { rows: constraints } = await drizzle.execute(sql`
        SELECT 1 FROM pg_attribute a LEFT JOIN pg_constraint c
          ON c.conrelid = a.attrelid AND c.contype = 'c' AND a.attnum = ANY(c.conkey)
        WHERE a.attrelid = ${table}::regclass AND a.attname = ${column} AND
          (a.attnotnull OR pg_get_constraintdef(c.oid) LIKE '%IS NOT NULL%')`)
      expect([table, constraints.length]).toEqual([table, 1])
    }
  })
})

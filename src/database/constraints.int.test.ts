import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { down, up } from '@/migrations/20261121_172032_owned_by_a_tenant'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

type Arguments = Parameters<typeof up>[0]

let payload: Payload
let company: Company
let drizzle: PostgresAdapter['drizzle']

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  drizzle = (payload.db as unknown as PostgresAdapter).drizzle
})

// Audit entries outlive their tenant; the tenant of `_locales` rows is set by a trigger.
const isOwned = sql`column_name IN ('tenant_id', 'version_tenant_id')
  AND table_name <> 'audit_log' AND table_name NOT LIKE '%\\_locales'`

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

describe('the migration that makes the tenant mandatory', () => {
  it('deletes documents without a tenant, fills in the tenant of versions, and keeps the lowest of several roles', async () => {
    const [orphan, kept] = [await createPage(payload, company), await createPage(payload, company)]
    const { id: person } = company.admin
    const migration = drizzle.transaction(async (db) => {
      const args = { db, payload } as unknown as Arguments
      await down(args)
      await db.execute(sql`UPDATE pages SET tenant_id = NULL WHERE id = ${orphan.id}`)
      await db.execute(sql`UPDATE _pages_v SET version_tenant_id = NULL`)
      await db.execute(sql`INSERT INTO users_tenants (_order, _parent_id, id, tenant_id, role)
        SELECT 2, ${person}::uuid, role::text, ${company.tenant.id}::uuid, role
        FROM unnest(enum_range(NULL::enum_users_tenants_role)) AS role`)
      await up(args)
      const pages = await db.execute(sql`SELECT id FROM pages WHERE id IN (${orphan.id}, ${kept.id})`)
      const versions =
        await db.execute(sql`SELECT DISTINCT parent_id, version_tenant_id AS tenant FROM _pages_v
        WHERE parent_id IN (${orphan.id}, ${kept.id}) OR parent_id IS NULL`)
      const roles = await db.execute(sql`SELECT role FROM users_tenants WHERE _parent_id = ${person}`)
      // Rolls back.
      throw Object.assign(new Error('rollback'), { found: [pages.rows, versions.rows, roles.rows] })
    })
    await expect(migration).rejects.toMatchObject({
      found: [[{ id: kept.id }], [{ parent_id: kept.id, tenant: company.tenant.id }], [{ role: 'viewer' }]],
    })
  })
})

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { withStatementLimit } from '@/src/platform/database/limited-client'
import { tableName } from '@/src/platform/database/table-name'
import { REFERENCES } from '@/src/database/references/table'
import { type DocumentCounts, ownedCollections, toCounts } from './owned'

/** A large tenant has hundreds of thousands of rows. */
const LIMIT_MS = 120_000

/** Deletes the documents of one collection and their versions, which are found by the tenant at the time of saving. */
function deletionsOf(slug: string, hasVersions: boolean, tenant: string): SQL[] {
  const table = tableName(slug)
  const rows = sql`${sql.identifier(slug)} as (delete from ${sql.identifier(table)} where tenant_id = ${tenant} returning 1)`
  const versions = sql.identifier(`_${table}_v`)
  return hasVersions
    ? [rows, sql`${versions} as (delete from ${versions} where version_tenant_id = ${tenant})`]
    : [rows]
}

/**
 * Deletes all documents of a tenant, without access control or hooks. In one statement, because foreign keys are checked
 * at its end, so the order of tables does not matter; references would otherwise prevent it. Files stay.
 * @returns the number of deleted documents per collection
 */
export async function deleteOwned(req: PayloadRequest, tenant: string): Promise<DocumentCounts> {
  const owned = ownedCollections(req)
  const deletions = owned.flatMap(({ slug, versions }) => deletionsOf(slug, Boolean(versions), tenant))
  const references = sql`used as (delete from ${sql.identifier(REFERENCES)} where tenant_id = ${tenant})`
  const counts = owned.map(
    ({ slug }) => sql`(select count(*) from ${sql.identifier(slug)}) as ${sql.identifier(slug)}`,
  )
  const connection = await requestConnection(req)
  const statement = sql`with ${sql.join([references, ...deletions], sql`, `)} select ${sql.join(counts, sql`, `)}`
  const { rows } = await withStatementLimit(LIMIT_MS, async () => connection.execute(statement))
  return toCounts(rows[0])
}

/** Deletes all memberships and invitations of a tenant; the accounts stay. @returns the number of deleted memberships */
export async function removeMemberships(req: PayloadRequest, tenant: string): Promise<number> {
  const connection = await requestConnection(req)
  await connection.execute(sql`delete from users_invitations where tenant_id = ${tenant}`)
  const { rowCount } = await connection.execute(sql`delete from users_tenants where tenant_id = ${tenant}`)
  return rowCount ?? 0
}

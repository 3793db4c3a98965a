import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'
import { connectionOf } from '@/src/platform/database/connection'
import { tableOf } from '@/src/platform/database/table-of'

/** How many documents of each collection; collections without any are left out. */
export type Counts = Partial<Record<CollectionSlug, number>>

/** The collections whose documents belong to a tenant and go with it. */
export const ownedCollections = ({ payload }: PayloadRequest): SanitizedCollectionConfig[] =>
  Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(
      ({ slug, flattenedFields }) =>
        // The log outlives what it tells of.
        slug !== AUDIT_LOG &&
        flattenedFields.some(({ name, type }) => name === 'tenant' && type === 'relationship'),
    )

/** The counts of a row that has one column per collection. */
export const toCounts = (row: Record<string, unknown> | undefined): Counts =>
  Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([slug, count]) => (Number(count) > 0 ? [[slug, Number(count)]] : [])),
  )

/** What a tenant owns, in one statement. */
export async function countOwned(req: PayloadRequest, tenant: string): Promise<Counts> {
  const counts = ownedCollections(req).map(
    ({ slug }) =>
      sql`(select count(*) from ${sql.identifier(tableOf(slug))} where tenant_id = ${tenant}) as ${sql.identifier(slug)}`,
  )
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return toCounts(rows[0])
}

import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { collectionsWhere } from '@/collections/registry'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'

/** The number of documents per collection, without empty collections. */
export type DocumentCounts = Partial<Record<CollectionSlug, number>>

const OWNED = collectionsWhere(({ tenantOwned, outlivesTenant }) => tenantOwned !== false && !outlivesTenant)

/** The collections whose documents belong to a tenant and are removed with it. */
export const ownedCollections = ({ payload }: PayloadRequest): SanitizedCollectionConfig[] =>
  OWNED.map((slug) => payload.collections[slug].config)

/** Converts a row with one column per collection. */
export const toCounts = (row: Record<string, unknown> | undefined): DocumentCounts =>
  Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([slug, count]) => (Number(count) > 0 ? [[slug, Number(count)]] : [])),
  )

/** Counts the documents of a tenant in one query. */
export async function countOwned(req: PayloadRequest, tenant: string): Promise<DocumentCounts> {
  const counts = ownedCollections(req).map(
    ({ slug }) =>
      sql`(select count(*) from ${sql.identifier(tableName(slug))} where tenant_id = ${tenant}) as ${sql.identifier(slug)}`,
  )
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return toCounts(rows[0])
}

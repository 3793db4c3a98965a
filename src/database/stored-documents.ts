import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'

/** Documents that are read at a time. */
const BATCH = 100

/** The documents of a collection, or the newest versions of them; `only` is a condition on their rows. */
export type DocumentSource = { collection: CollectionSlug; version: boolean; only?: SQL }
export type StoredDocument = { id: string; data: Record<string, unknown> }

async function readIds(
  req: PayloadRequest,
  { collection, version, only = sql`true` }: DocumentSource,
): Promise<string[]> {
  const table = tableName(collection)
  const from = version
    ? sql`${sql.identifier(`_${table}_v`)} WHERE latest AND`
    : sql`${sql.identifier(table)} WHERE`
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`SELECT id FROM ${from} ${only}`)
  return rows.map(({ id }) => id)
}

async function readRows(
  req: PayloadRequest,
  { collection, version }: DocumentSource,
  ids: string[],
): Promise<StoredDocument[]> {
  const args = { collection, where: { id: { in: ids } }, limit: 0, pagination: false, req }
  if (!version) {
    const { docs } = await req.payload.db.find<{ id: string }>(args)
    return docs.map((data) => ({ id: data.id, data }))
  }
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>(args)
  return docs.map((doc) => ({ id: doc.id, data: doc.version }))
}

/** Reads documents of a collection as they are stored, in all languages: for migrations and repairs. */
export async function* storedDocuments(
  req: PayloadRequest,
  source: DocumentSource,
): AsyncGenerator<StoredDocument> {
  const ids = await readIds(req, source)
  for (let start = 0; start < ids.length; start += BATCH)
    yield* await readRows(req, source, ids.slice(start, start + BATCH))
}

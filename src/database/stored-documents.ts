import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'

/** Documents that are read at a time. */
const BATCH = 100

/** The documents of a collection, or the newest versions of them. */
export type DocumentSource = { collection: CollectionSlug; version: boolean }
export type StoredDocument = { id: string; data: Record<string, unknown> }

async function readIds(req: PayloadRequest, { collection, version }: DocumentSource): Promise<string[]> {
  const table = tableName(collection)
  const from = version ? sql`${sql.identifier(`_${table}_v`)} WHERE latest` : sql`${sql.identifier(table)}`
  const { rows } = await (await requestConnection(req)).execute<{ id: string }>(sql`SELECT id FROM ${from}`)
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

/** Reads every document of a collection as it is stored, in all languages: for migrations and repairs. */
export async function* storedDocuments(
  req: PayloadRequest,
  source: DocumentSource,
): AsyncGenerator<StoredDocument> {
  const ids = await readIds(req, source)
  for (let start = 0; start < ids.length; start += BATCH)
    yield* await readRows(req, source, ids.slice(start, start + BATCH))
}

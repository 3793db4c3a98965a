import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { type DocumentSource, storedDocuments } from '../stored-documents'
import { referenceSources } from './scope'
import {
  type Changes,
  deleteDraftReferences,
  storableReferences,
  storeReferences,
  type Written,
} from './store'
import { REFERENCES } from './table'

/** A document or newest version whose stored references were wrong. */
export type Correction = Changes & { collection: CollectionSlug; id: string; version: boolean }

export type Rebuilt = { corrections: Correction[]; leftovers: number }

async function* readAll(req: PayloadRequest, source: DocumentSource): AsyncGenerator<Written> {
  for await (const { id, data } of storedDocuments(req, source))
    yield {
      ...source,
      id,
      references: storableReferences(req.payload, source.collection, data),
      fields: null,
    }
}

/** Deletes references of collections whose references are no longer stored. */
async function deleteOthers(req: PayloadRequest, sources: readonly string[]): Promise<number> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    DELETE FROM ${sql.identifier(REFERENCES)} WHERE from_collection <> ALL(${sql.param(sources)}::text[])`)
  return rowCount ?? 0
}

/**
 * Stores the references of all documents, in the transaction of the request. Reads every document: for migrations and
 * repairs.
 * @returns which were wrong before, and the number of rows that belonged to no document or newest version
 */
export async function rebuildReferences(req: PayloadRequest): Promise<Rebuilt> {
  const { collections, config } = req.payload
  const documents = referenceSources(config).map(
    (collection) => ({ collection, version: false }) as DocumentSource,
  )
  const versions = documents
    .filter(({ collection }) => collections[collection].config.versions?.drafts)
    .map(({ collection }) => ({ collection, version: true }))
  const corrections: Correction[] = []
  for (const source of [...documents, ...versions])
    for await (const written of readAll(req, source)) {
      const changes = await storeReferences(req, written)
      if (changes.added + changes.removed > 0) corrections.push({ ...source, id: written.id, ...changes })
    }
  let leftovers = await deleteOthers(req, referenceSources(config))
  for (const { collection } of versions) leftovers += await deleteDraftReferences(req, collection, {})
  return { corrections, leftovers }
}

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Made, TranslatedCollection } from '@/src/features/translation/rules/translated'
import { requestConnection } from '@/src/platform/database/connection'
import { type Pair, type PairText, pairTexts, type Source, textsOf } from './store'
import { TRANSLATIONS } from './table'

type Data = Record<string, unknown>

/** A document, or version of one, as it is stored in all languages; null when there is none. */
export async function readDocument(
  req: PayloadRequest,
  { collection, id, version }: Source,
): Promise<Data | null> {
  const args = { collection, where: { id: { equals: id } }, limit: 1, pagination: false, req }
  if (!version) return (await req.payload.db.find<Data>(args)).docs[0] ?? null
  return (await req.payload.db.findVersions<Data>(args)).docs[0]?.version ?? null
}

/** The texts of a document, or version of one, as they are stored. */
export async function readPairTexts(req: PayloadRequest, source: Source): Promise<PairText[]> {
  const data = await readDocument(req, source)
  return data ? pairTexts(textsOf(req.payload, source.collection, data)) : []
}

/** The newest version of a document with drafts, or the document itself. */
export async function findSource(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: string,
): Promise<Source | null> {
  if (!req.payload.collections[collection].config.versions?.drafts) return { collection, id, version: false }
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await req.payload.db.findVersions<Data>({
    collection,
    where,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ? { collection, id: docs[0].id, version: true } : null
}

/** What each text of a document was made from, by its path. */
export async function readMade(
  req: PayloadRequest,
  document: string,
  { from, to }: Pair,
): Promise<Partial<Record<string, Made>>> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ fields: Record<string, Made> }>(sql`
    SELECT fields FROM ${sql.identifier(TRANSLATIONS)}
    WHERE document_id = ${document}::uuid AND from_locale = ${from} AND to_locale = ${to}`)
  return rows[0]?.fields ?? {}
}

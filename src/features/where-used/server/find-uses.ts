import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { isPersonal } from '@/collections/registry'
import { REFERENCES, targetColumn } from '@/src/database/references/table'

/** The maximum number of listed uses; the others are only counted. */
const MAX_LISTED = 10

/** A document that refers to another one. The title is null in collections with personal data. */
export type Use = { collection: CollectionSlug; id: string; title: string | null; field: string }
/** The document whose uses to find. */
export type UsedDocument = { collection: CollectionSlug; id: string }
export type Uses = { places: Use[]; total: number; counts: Map<CollectionSlug, number> }

type UseRow = { collection: CollectionSlug; id: string; field: string; total: string; in_collection: string }

async function findRows(req: PayloadRequest, { collection, id }: UsedDocument): Promise<UseRow[]> {
  const { rows } = await (
    await requestConnection(req)
  ).execute<UseRow>(sql`
    SELECT from_collection AS collection, from_id AS id, min(path) AS field, count(*) OVER () AS total,
      count(*) OVER (PARTITION BY from_collection) AS in_collection
    FROM ${sql.identifier(REFERENCES)} WHERE ${sql.identifier(targetColumn(collection))} = ${id}::uuid
    GROUP BY from_collection, from_id
    ORDER BY row_number() OVER (PARTITION BY from_collection ORDER BY from_id), from_collection
    LIMIT ${MAX_LISTED}`)
  return rows
}

/** The titles of documents, in the first locale that has one. */
export async function titlesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
): Promise<Map<string, string>> {
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    // An account that may delete a document may see where it is used, whatever else it may read.
    overrideAccess: true,
    req,
  })
  return new Map(
    docs.flatMap((doc): [string, string][] => {
      const value: unknown = Reflect.get(doc, field)
      const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
      const title: unknown = texts.find((text) => typeof text === 'string' && text !== '')
      return typeof title === 'string' && field !== 'id' ? [[doc.id, title]] : []
    }),
  )
}

/**
 * Finds the other documents that refer to a document, in what is published or the newest draft. One query, and one more per
 * collection for the titles.
 */
export async function findUses(req: PayloadRequest, subject: UsedDocument): Promise<Uses> {
  const rows = await findRows(req, subject)
  const groups = Map.groupBy(rows, ({ collection }) => collection)
  const titles = new Map<string, string>()
  for (const [collection, group] of groups) {
    if (isPersonal(collection)) continue
    for (const [id, title] of await titlesOf(
      req,
      collection,
      group.map(({ id }) => id),
    ))
      titles.set(id, title)
  }
  return {
    places: rows.map(({ collection, id, field }) => ({
      collection,
      id,
      field,
      title: titles.get(id) ?? null,
    })),
    total: Number(rows[0]?.total ?? 0),
    counts: new Map(
      [...groups].map(([collection, group]) => [collection, Number(group[0]?.in_collection ?? 0)]),
    ),
  }
}

import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { isPersonal } from '@/collections/registry'
import { usesSql, type UsedDocument } from './places'

/** As many places are named; the rest is counted. */
const NAMED = 10

/** A document that uses another one. The title of what is personal is null. */
export type Use = { collection: CollectionSlug; id: string; title: string | null; field: string }
export type Uses = { places: Use[]; total: number; counts: Map<CollectionSlug, number> }

type Found = { collection: CollectionSlug; id: string; field: string; total: string; in_collection: string }

async function findRows(req: PayloadRequest, subject: UsedDocument): Promise<Found[]> {
  const uses = usesSql(req.payload, subject)
  if (!uses) return []
  const { rows } = await (
    await requestConnection(req)
  ).execute<Found>(sql`
    SELECT collection, id, min(regexp_replace(field, '^version[._]', '')) AS field, count(*) OVER () AS total,
      count(*) OVER (PARTITION BY collection) AS in_collection
    FROM (${uses}) AS uses
    WHERE NOT (collection = ${subject.collection} AND id = ${subject.id})
    GROUP BY collection, id
    ORDER BY row_number() OVER (PARTITION BY collection ORDER BY id), collection
    LIMIT ${NAMED}`)
  return rows
}

/** The titles of documents, in the caller's language or else in the other one. */
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
    depth: 0,
    pagination: false,
    // Whoever may delete a document must hear where it is used, whatever else they may read.
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
 * Where a document is used: in relationships, images, lists, blocks and rich text, of what is published and of the
 * newest drafts alike. One statement, whatever there is, and one for the titles of each collection that is named.
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

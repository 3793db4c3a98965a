import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import {
  type Person,
  type Release,
  RELEASED_COLLECTIONS,
  type ReleasedCollection,
  type ReleasePlace,
  type ReleaseState,
} from '../rules/release'
import { itemColumn, person, utc } from './columns'

export type ReleaseQuery = {
  tenant: string
  id?: string | undefined
  state?: ReleaseState | undefined
  /** Only those that are published at a set time. */
  planned?: boolean | undefined
}

function conditions({ tenant, id, state, planned }: ReleaseQuery): SQL {
  const wanted = [
    sql`r.tenant_id = ${tenant}`,
    ...(id ? [sql`r.id = ${id}`] : []),
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(planned ? [sql`r.due_at IS NOT NULL`] : []),
  ]
  return sql.join(wanted, sql` AND `)
}

/** A page of the releases of a tenant, the open ones first and then the newest, with the number of all. */
export async function listReleases(
  req: PayloadRequest,
  query: ReleaseQuery,
  { page, limit }: { page: number; limit: number },
): Promise<{ releases: Release[]; total: number }> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Release & { total: number | string }>(sql`
    WITH wanted AS (SELECT * FROM releases r WHERE ${conditions(query)})
    SELECT counted.total, shown.* FROM (SELECT count(*) AS total FROM wanted) counted
    LEFT JOIN LATERAL (
      SELECT r.id, r.name, r.state, ${utc(sql`r.due_at`)} AS at, r.problem, ${person(sql`r.creator_id`)} AS "createdBy",
        ${utc(sql`r.created_at`)} AS "createdAt", ${person(sql`r.publisher_id`)} AS "publishedBy",
        ${utc(sql`r.published_at`)} AS "publishedAt",
        (SELECT count(*)::int FROM release_items i WHERE i.release_id = r.id) AS size
      FROM wanted r ORDER BY r.state = 'open' DESC, coalesce(r.published_at, r.created_at) DESC, r.id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}) shown ON true`)
  const releases = rows
    .filter(({ id }) => id !== null)
    .map(({ total: _total, ...release }): Release => release)
  return { releases, total: Number(rows[0]?.total ?? 0) }
}

/** A language of a document in a release, as it is stored. */
export type StoredItem = ReleasePlace & {
  id: string
  /** Of the document: in the language, else in another; null for what has no title. */
  title: string | null
  isInTrash: boolean
  addedBy: Person
  addedAt: string
  /** The version that was added; null when it is no longer kept. */
  version: string | null
  /** What the draft said when it was added; of what is published, what went online. */
  fingerprint: string
  /** What was online when it was added; null for nothing. */
  base: string | null
  /** The version that was online before the release was published; null for none. */
  previous: string | null
  /** Other open releases with this language of the document. */
  alsoIn: { id: string; name: string }[]
}

const hasTitle = (collection: ReleasedCollection) => collection === 'pages' || collection === 'posts'

const titleIn = (collection: ReleasedCollection): SQL =>
  hasTitle(collection)
    ? sql`(SELECT t.version_title FROM ${sql.identifier(`_${collection}_v_locales`)} t
        JOIN ${sql.identifier(`_${collection}_v`)} v ON v.id = t._parent_id AND v.parent_id = d.id AND v.latest
        WHERE t.version_title <> '' ORDER BY t._locale::text = i.locale DESC LIMIT 1)`
    : sql`NULL::varchar`

const itemsOf = (collection: ReleasedCollection, release: string): SQL => sql`
  SELECT i.id, ${collection} AS collection, d.id AS document, i.locale, ${titleIn(collection)} AS title,
    ${hasTitle(collection) ? sql`d.deleted_at IS NOT NULL` : sql`false`} AS "isInTrash",
    ${person(sql`i.adder_id`)} AS "addedBy", ${utc(sql`i.added_at`)} AS "addedAt",
    (SELECT v.id FROM ${sql.identifier(`_${collection}_v`)} v WHERE v.id = i.version_id) AS version,
    i.fingerprint, i.base, i.previous_id AS previous,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) ORDER BY r.name, r.id)
      FROM release_items other JOIN releases r ON r.id = other.release_id AND r.state = 'open'
      WHERE other.${itemColumn(collection)} = d.id AND other.locale = i.locale AND r.id <> i.release_id), '[]') AS "alsoIn"
  FROM release_items i JOIN ${sql.identifier(collection)} d ON d.id = i.${itemColumn(collection)}
  WHERE i.release_id = ${release}`

/** What is in a release, in the order in which it was added. */
export async function listItems(req: PayloadRequest, release: string): Promise<StoredItem[]> {
  const connection = await requestConnection(req)
  const parts = RELEASED_COLLECTIONS.map((collection) => itemsOf(collection, release))
  const { rows } = await connection.execute<StoredItem>(
    sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) i ORDER BY "addedAt", id`,
  )
  return rows
}

/** The open releases of a tenant, and whether a language of a document is in them. */
export async function releasesOfDocument(
  req: PayloadRequest,
  tenant: string,
  { collection, document }: Omit<ReleasePlace, 'locale'>,
): Promise<{ id: string; locale: string }[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string; locale: string }>(sql`
    SELECT r.id, i.locale FROM release_items i JOIN releases r ON r.id = i.release_id
    WHERE r.tenant_id = ${tenant} AND r.state = 'open' AND i.${itemColumn(collection)} = ${document}`)
  return rows
}

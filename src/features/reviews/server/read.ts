import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { VersionedCollection } from '@/src/features/document-versions/rules/versioned'
import { requestConnection } from '@/src/platform/database/connection'
import {
  SCHEDULED_COLLECTIONS,
  scheduleColumn,
  type ScheduledCollection,
} from '@/src/platform/database/schedule-column'
import type { Review, ReviewPlace, ReviewState } from '../rules/review'

/** For whom something is to be done: `publishes`, they decide what was asked of nobody in particular. */
export type Waiting = { account: string; publishes: boolean }

export type ReviewQuery = {
  tenant: string
  id?: string | undefined
  collection?: ScheduledCollection | undefined
  document?: string | undefined
  locale?: string | undefined
  state?: ReviewState | undefined
  waiting?: Waiting | undefined
}

const utc = (column: SQL): SQL => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const person = (id: SQL): SQL =>
  sql`(SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM users u WHERE u.id = ${id})`

/** The newest title, in the language of the review where it has one there. */
const titleIn = (collection: ScheduledCollection): SQL => sql`(
  SELECT t.version_title FROM ${sql.identifier(`_${collection}_v_locales`)} t
  JOIN ${sql.identifier(`_${collection}_v`)} v ON v.id = t._parent_id AND v.parent_id = d.id AND v.latest
  WHERE t.version_title <> '' ORDER BY t._locale::text = r.locale DESC LIMIT 1)`

/** Reviews of documents of a collection that are not in the trash; `is_newest`: of the language of its document. */
const reviewsOf = (collection: ScheduledCollection): SQL => sql`
  SELECT r.*, ${collection} AS collection, d.id AS document, ${titleIn(collection)} AS title,
    NOT EXISTS (SELECT FROM reviews later WHERE later.${scheduleColumn(collection)} = d.id
      AND later.locale = r.locale AND later.created_at > r.created_at) AS is_newest
  FROM reviews r JOIN ${sql.identifier(collection)} d ON d.id = r.${scheduleColumn(collection)}
  WHERE d.deleted_at IS NULL`

const waitsFor = ({ account, publishes }: Waiting): SQL => sql`(
  (r.state = 'sentBack' AND r.requester_id = ${account} AND r.is_newest)
  OR (${publishes} AND r.state = 'open' AND r.requester_id IS DISTINCT FROM ${account}::uuid
    AND (r.reviewer_id IS NULL OR r.reviewer_id = ${account})))`

function conditions({ tenant, id, collection, document, locale, state, waiting }: ReviewQuery): SQL {
  const wanted = [
    sql`r.tenant_id = ${tenant}`,
    ...(id ? [sql`r.id = ${id}`] : []),
    ...(collection ? [sql`r.collection = ${collection}`] : []),
    ...(document ? [sql`r.document = ${document}`] : []),
    ...(locale ? [sql`r.locale = ${locale}`] : []),
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(waiting ? [waitsFor(waiting)] : []),
  ]
  return sql.join(wanted, sql` AND `)
}

/** A review with the fingerprint of what its requester, or whoever approved it, saw. */
export type StoredReview = Review & { fingerprint: string }

/** A page of the reviews of a tenant, the newest first, with the number of all. */
export async function listReviews(
  req: PayloadRequest,
  query: ReviewQuery,
  { page, limit }: { page: number; limit: number },
): Promise<{ reviews: StoredReview[]; total: number }> {
  const connection = await requestConnection(req)
  const parts = SCHEDULED_COLLECTIONS.map(reviewsOf)
  const { rows } = await connection.execute<StoredReview & { total: number | string }>(sql`
    WITH reviewed AS (${sql.join(parts, sql` UNION ALL `)}),
      wanted AS (SELECT * FROM reviewed r WHERE ${conditions(query)})
    SELECT counted.total, shown.* FROM (SELECT count(*) AS total FROM wanted) counted
    LEFT JOIN LATERAL (
      SELECT r.id, r.collection, r.document, r.locale, r.title, r.state, ${person(sql`r.requester_id`)} AS requester,
        ${person(sql`r.reviewer_id`)} AS reviewer, r.message, ${utc(sql`r.created_at`)} AS "createdAt",
        ${person(sql`r.decider_id`)} AS "decidedBy", ${utc(sql`r.decided_at`)} AS "decidedAt", r.answer, r.fingerprint
      FROM wanted r ORDER BY r.created_at DESC, r.id LIMIT ${limit} OFFSET ${(page - 1) * limit}) shown ON true`)
  const reviews = rows
    .filter(({ id }) => id !== null)
    .map(({ total: _total, ...review }): StoredReview => review)
  return { reviews, total: Number(rows[0]?.total ?? 0) }
}

/** The newest version of a document, and the one with what is online in the language; null when nothing is. */
export async function comparedVersions(
  req: PayloadRequest,
  { collection, document, locale }: Omit<ReviewPlace, 'collection'> & { collection: VersionedCollection },
): Promise<{ draftVersion: string | null; onlineVersion: string | null }> {
  const connection = await requestConnection(req)
  const versions = sql.identifier(`_${collection}_v`)
  const { rows } = await connection.execute<{ draft: string | null; online: string | null }>(sql`
    SELECT (SELECT v.id FROM ${versions} v WHERE v.parent_id = ${document} AND v.latest LIMIT 1) AS draft,
      (SELECT v.id FROM ${versions} v
        JOIN ${sql.identifier(`_${collection}_v_locales`)} l ON l._parent_id = v.id AND l._locale::text = ${locale}
        WHERE v.parent_id = ${document} AND l.version__status = 'published' AND EXISTS (
          SELECT FROM ${sql.identifier(`${collection}_locales`)} o
          WHERE o._parent_id = ${document} AND o._locale::text = ${locale} AND o._status = 'published')
        ORDER BY v.updated_at DESC LIMIT 1) AS online`)
  return { draftVersion: rows[0]?.draft ?? null, onlineVersion: rows[0]?.online ?? null }
}

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { HOUR_MS } from '@/src/lib/durations'
import { requestConnection } from '@/src/platform/database/connection'
import { BULK_PROBLEMS, type BulkDocumentState, type BulkState } from '../../rules/bulk'
import type { Overwrite } from '../../rules/model/open-segment'
import { TRANSLATED, type TranslatedCollection } from '../../rules/translated'
import { titleOf } from '../list-translations'
import { BULK, DOCUMENTS, HAS_JOB } from './table'

/** How far a bulk translation is. `cost`: of all its calls, as a decimal; null when none has a known cost. */
export type BulkProgress = {
  id: string
  from: Locale
  to: Locale
  overwrite: Overwrite
  state: BulkState
  reason: LocaleTexts | null
  startedAt: string
  endedAt: string | null
  total: number
  waiting: number
  running: number
  done: number
  failed: number
  cost: string | null
  currency: string | null
}

type Stored = Omit<BulkProgress, 'startedAt' | 'endedAt'> & {
  startedAt: string | Date
  endedAt: string | Date | null
  hasJob: boolean
}

const toProgress = ({ hasJob, startedAt, endedAt, ...stored }: Stored): BulkProgress => ({
  ...stored,
  // Its job crashed too often, or was deleted.
  ...(stored.state === 'running' && !hasJob
    ? { state: 'stopped' as const, reason: BULK_PROBLEMS.interrupted }
    : {}),
  startedAt: new Date(startedAt).toISOString(),
  endedAt: endedAt && new Date(endedAt).toISOString(),
})

type Which = { tenant: string; id: string | null }

/** A bulk translation of a tenant; without an id the newest. */
export async function readBulk(req: PayloadRequest, { tenant, id }: Which): Promise<BulkProgress | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Stored>(sql`
    SELECT b.id, b.from_locale AS from, b.to_locale AS to, b.overwrite, b.state, b.reason, b.started_at AS "startedAt",
      b.ended_at AS "endedAt", ${HAS_JOB} AS "hasJob", d.*, u.*
    FROM ${BULK} b
    CROSS JOIN LATERAL (SELECT count(*)::int AS total,
      (count(*) FILTER (WHERE state = 'waiting'))::int AS waiting, (count(*) FILTER (WHERE state = 'running'))::int AS running,
      (count(*) FILTER (WHERE state = 'done'))::int AS done, (count(*) FILTER (WHERE state = 'failed'))::int AS failed
      FROM ${DOCUMENTS} WHERE bulk_id = b.id) d
    CROSS JOIN LATERAL (SELECT sum(cost)::text AS cost, min(currency) AS currency
      FROM llm_usage_logs WHERE work_id = b.id) u
    WHERE b.tenant_id = ${tenant}::uuid AND ${id === null ? sql`true` : sql`b.id = ${id}::uuid`}
    ORDER BY b.started_at DESC LIMIT 1`)
  return rows[0] ? toProgress(rows[0]) : null
}

/** How long a screen shows one that has ended. */
const RECENT_MS = HOUR_MS

/** The newest bulk translation of a tenant, unless it ended a while ago. */
export async function readRecentBulk(req: PayloadRequest, tenant: string): Promise<BulkProgress | null> {
  const newest = await readBulk(req, { tenant, id: null })
  const isOver = newest?.endedAt && Date.parse(newest.endedAt) < Date.now() - RECENT_MS
  return isOver ? null : newest
}

/** A document of a bulk translation, with what became of it. */
export type BulkDocument = {
  collection: TranslatedCollection
  id: string
  title: string | null
  state: BulkDocumentState
  translated: number
  untranslated: number
  problem: LocaleTexts | null
}

type Query = {
  bulk: string
  from: Locale
  state?: BulkDocumentState | undefined
  page: number
  limit: number
}

/** The documents of a bulk translation in the order in which they are translated. */
export async function readBulkDocuments(
  req: PayloadRequest,
  { bulk, from, state, page, limit }: Query,
): Promise<{ rows: BulkDocument[]; total: number }> {
  const title = sql`CASE ${sql.join(
    TRANSLATED.map((slug) => sql`WHEN t.collection = ${slug} THEN ${titleOf(slug, from)}`),
    sql` `,
  )} END`
  const connection = await requestConnection(req)
  const where = sql`bulk_id = ${bulk}::uuid AND ${state ? sql`state = ${state}` : sql`true`}`
  const { rows } = await connection.execute<BulkDocument>(sql`
    SELECT t.collection, t.document_id AS id, ${title} AS title, t.state, t.translated, t.untranslated, t.problem
    FROM (SELECT * FROM ${DOCUMENTS} WHERE ${where} ORDER BY position LIMIT ${limit} OFFSET ${(page - 1) * limit}) t
    ORDER BY t.position`)
  const { rows: counts } = await connection.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${DOCUMENTS} WHERE ${where}`,
  )
  return { rows, total: counts[0]?.total ?? 0 }
}

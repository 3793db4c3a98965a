import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Schedule, ScheduleAction, ScheduleProblem } from '@/src/features/schedules/rules/schedule'
import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import {
  SCHEDULED_COLLECTIONS,
  scheduleColumn,
  type ScheduledCollection,
} from '@/src/platform/database/schedule-column'

type State = { at: string | Date; problem: ScheduleProblem | null; fields: string[] | null }

const toSchedule = ({ at, problem, fields }: State): Schedule => ({
  at: new Date(at).toISOString(),
  problem,
  fields: fields ?? [],
})

/**
 * When posts are published per locale, in one statement.
 * @param ids posts that the account may read
 */
export async function readPublications(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<(id: string) => Record<Locale, Schedule | null>> {
  const found = new Map<string, Schedule>()
  if (ids.length > 0) {
    const connection = await requestConnection(req)
    const { rows } = await connection.execute<State & { post: string; locale: Locale }>(sql`
      SELECT post_id AS post, locale, due_at AS at, problem, fields FROM schedules
      WHERE action = 'publish' AND post_id = ANY(${sql.param([...ids])}::uuid[])`)
    for (const { post, locale, ...state } of rows) found.set(`${post} ${locale}`, toSchedule(state))
  }
  return (id) => perLocale((locale) => found.get(`${id} ${locale}`) ?? null)
}

/** A schedule with the document that it is about; `title` in its locale, else in another. */
export type ListedSchedule = Schedule & {
  id: string
  collection: ScheduledCollection
  document: string
  title: string | null
  locale: Locale
  action: ScheduleAction
}

/** Which schedules of a tenant: `from` and `to` bound their times, `to` itself is not included. */
export type ScheduleQuery = {
  tenant: string
  id?: string | undefined
  collection?: ScheduledCollection | undefined
  document?: string | undefined
  locale?: Locale | undefined
  action?: ScheduleAction | undefined
  from?: string | undefined
  to?: string | undefined
}

const schedulesIn = (collection: ScheduledCollection): SQL => sql`
  SELECT s.id, ${collection} AS collection, d.id AS document, d.tenant_id AS tenant, s.locale, s.action,
    s.due_at AS at, s.problem, s.fields,
    (SELECT t.version_title FROM ${sql.identifier(`_${collection}_v_locales`)} t WHERE t._parent_id = v.id
      AND t.version_title <> '' ORDER BY t._locale::text = s.locale DESC LIMIT 1) AS title
  FROM schedules s
  JOIN ${sql.identifier(collection)} d ON d.id = s.${scheduleColumn(collection)}
  LEFT JOIN ${sql.identifier(`_${collection}_v`)} v ON v.parent_id = d.id AND v.latest`

function conditions({ tenant, id, collection, document, locale, action, from, to }: ScheduleQuery): SQL {
  const wanted = [
    sql`tenant = ${tenant}`,
    ...(id ? [sql`id = ${id}`] : []),
    ...(collection ? [sql`collection = ${collection}`] : []),
    ...(document ? [sql`document = ${document}`] : []),
    ...(locale ? [sql`locale = ${locale}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(to ? [sql`at < ${to}`] : []),
  ]
  return sql.join(wanted, sql` AND `)
}

/** A page of the schedules of a tenant, by time, with the number of all. */
export async function listSchedules(
  req: PayloadRequest,
  query: ScheduleQuery,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ListedSchedule[]; total: number }> {
  const connection = await requestConnection(req)
  const parts = SCHEDULED_COLLECTIONS.map(schedulesIn)
  const found = sql`WITH scheduled AS (${sql.join(parts, sql` UNION ALL `)}), wanted AS (
    SELECT * FROM scheduled WHERE ${conditions(query)})`
  const { rows } = await connection.execute<
    Omit<ListedSchedule, 'at' | 'fields'> & State & { total: number | string }
  >(sql`
    ${found} SELECT counted.total, shown.* FROM (SELECT count(*) AS total FROM wanted) counted
    LEFT JOIN LATERAL (SELECT * FROM wanted ORDER BY at, id LIMIT ${limit} OFFSET ${(page - 1) * limit}) shown ON true`)
  const listed = rows.flatMap(({ id, collection, document, title, locale, action, ...state }) =>
    id ? [{ id, collection, document, title, locale, action, ...toSchedule(state) }] : [],
  )
  return { rows: listed, total: Number(rows[0]?.total ?? 0) }
}

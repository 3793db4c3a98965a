import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import { rightsEndBefore } from '@/src/features/media/rules/rights'
import { RECENT_DAYS, WEEK_DAYS } from './dashboard'
import type { Day, Members, Totals } from './dashboard'

/** How much of the members an account sees: nothing, their roles, or also which accounts are disabled. */
type MemberDetail = 'none' | 'roles' | 'statuses'

/** A tenant's members by role; with their statuses, disabled accounts are counted apart. */
function membersOf(tenantId: string, detail: MemberDetail): SQL {
  const isActive = detail === 'statuses' ? sql`u.status = 'active'` : sql`true`
  const role = (name: string) => sql`count(*) FILTER (WHERE member.role = ${name} AND ${isActive})`
  return sql`(SELECT json_build_object('total', count(*), 'admins', ${role('admin')}, 'editors', ${role('editor')},
      'writers', ${role('writer')}, 'viewers', ${role('viewer')}, 'disabled', count(*) FILTER (WHERE NOT ${isActive}))
    FROM users_tenants member JOIN users u ON u.id = member._parent_id
    WHERE member.tenant_id = ${tenantId})`
}

/**
 * A tenant's figures that do not depend on locales, in one statement.
 * @param account who reads them
 * @param detail with `none`, `members` is null
 */
export async function countTotals(
  { db }: Payload,
  { tenantId, account }: { tenantId: string; account: string },
  detail: MemberDetail,
): Promise<Totals & { members: Members | null }> {
  const ofTenant = sql`tenant_id = ${tenantId}`
  const since = (days: number) => sql`now() - make_interval(days => ${days})`
  const { rows } = await db.drizzle.execute<Totals & { members: Members | null }>(sql`
    SELECT
      (SELECT json_build_object('count', count(*), 'bytes', coalesce(sum(filesize), 0), 'undescribed',
        count(*) FILTER (WHERE (
          SELECT count(*) FROM media_locales text WHERE text._parent_id = media.id AND coalesce(text.alt, '') <> ''
        ) < cardinality(enum_range(NULL::_locales))),
        'rightsEnding', count(*) FILTER (WHERE rights_until < ${rightsEndBefore('ending', new Date())}::timestamptz))
        FROM media WHERE ${ofTenant}) AS media,
      (SELECT json_build_object('count', (SELECT count(*) FROM forms WHERE ${ofTenant}), 'submissions', count(*),
        'unread', count(*) FILTER (WHERE read IS NOT TRUE AND status = 'inbox'),
        'assigned', count(*) FILTER (WHERE assignee_id = ${account} AND status = 'inbox'))
        FROM form_submissions WHERE ${ofTenant}) AS forms,
      (SELECT json_build_object('upcoming', count(*), 'next', to_json(min(starts_at) AT TIME ZONE 'UTC'))
        FROM bookings WHERE ${ofTenant} AND status = 'booked' AND starts_at > now()) AS bookings,
      (SELECT json_build_object('addresses', count(*), 'hits', coalesce(sum(hits), 0))
        FROM not_found_log WHERE ${ofTenant} AND last_seen_at > ${since(WEEK_DAYS)}) AS "notFound",
      (SELECT json_build_object('count', count(*), 'hits', coalesce(sum(hits), 0),
        'used', count(*) FILTER (WHERE last_hit_at > ${since(RECENT_DAYS)}))
        FROM redirects WHERE ${ofTenant}) AS redirects,
      ${detail === 'none' ? sql`NULL::json` : membersOf(tenantId, detail)} AS members`)
  const [totals] = rows
  if (!totals) throw new Error('Postgres returned no row')
  const { next, upcoming } = totals.bookings
  return { ...totals, bookings: { upcoming, next: next && new Date(`${next}Z`).toISOString() } }
}

/** Submissions per day, without spam, up to today in the tenant's time zone, in one statement. */
export async function countSubmissionsPerDay({ db }: Payload, tenantId: string): Promise<Day[]> {
  const { rows } = await db.drizzle.execute<{ date: string; count: string }>(sql`
    WITH zone AS (SELECT coalesce(default_time_zone, 'UTC') AS name FROM tenants WHERE id = ${tenantId}),
    days AS (
      SELECT day::date FROM zone, generate_series(
        (now() AT TIME ZONE zone.name)::date - ${RECENT_DAYS - 1}::int, (now() AT TIME ZONE zone.name)::date, '1 day') day
    )
    SELECT to_char(days.day, 'YYYY-MM-DD') AS date, count(submission.id) AS count
    FROM zone CROSS JOIN days
    LEFT JOIN form_submissions submission ON submission.tenant_id = ${tenantId} AND submission.status <> 'spam'
      AND submission.created_at >= days.day::timestamp AT TIME ZONE zone.name
      AND submission.created_at < (days.day + 1)::timestamp AT TIME ZONE zone.name
    GROUP BY days.day ORDER BY days.day`)
  return rows.map(({ date, count }) => ({ date, count: Number(count) }))
}

import { sql } from '@payloadcms/db-postgres'

import { VISIT_DAYS } from '@/src/features/visits/rules/visit'
import type { Locale } from '@/src/lib/constants'
import type { Connection } from '@/src/platform/database/connection'
import type { VisitFigures } from './read-visits'

type LocaleVisits = VisitFigures & { locale: Locale; days: { date: string; count: number }[] }
export type DocumentVisits = {
  /** Whether any domain of the tenant counts visits. */
  counting: boolean
  /** The languages in which the document was visited in the last 28 days, with its visitors on each of them. */
  locales: LocaleVisits[]
}

/** The visits of a document in one statement. The caller checks that the account may read the document. */
export async function readDocumentVisits(
  connection: Connection,
  { tenant, document }: { tenant: string; document: string },
): Promise<DocumentVisits> {
  const { rows } = await connection.execute<DocumentVisits>(sql`
    WITH today AS (
      SELECT (now() AT TIME ZONE coalesce(default_time_zone, 'UTC'))::date AS day FROM tenants WHERE id = ${tenant}::uuid
    ),
    days AS (
      SELECT each::date AS day FROM today, generate_series(today.day - ${VISIT_DAYS - 1}::int, today.day, '1 day') AS each
    ),
    visited AS (
      SELECT v.locale, v.day, sum(v.views) AS views, sum(v.visitors) AS visitors
      FROM visits v JOIN domains d ON d.id = v.domain_id JOIN days ON days.day = v.day
      WHERE v.document_id = ${document}::uuid AND d.tenant_id = ${tenant}::uuid
      GROUP BY v.locale, v.day
    ),
    filled AS (
      SELECT l.locale, days.day, coalesce(v.views, 0) AS views, coalesce(v.visitors, 0) AS visitors
      FROM (SELECT DISTINCT locale FROM visited) l CROSS JOIN days
      LEFT JOIN visited v ON v.locale = l.locale AND v.day = days.day
    ),
    per_locale AS (
      SELECT locale, sum(views) AS views, sum(visitors) AS visitors,
        json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'count', visitors) ORDER BY day) AS days
      FROM filled GROUP BY locale
    )
    SELECT EXISTS (SELECT 1 FROM domains WHERE tenant_id = ${tenant}::uuid AND count_visits IS NOT FALSE) AS counting,
      (SELECT coalesce(json_agg(per_locale ORDER BY views DESC, locale), '[]') FROM per_locale) AS locales`)
  return rows[0] ?? { counting: false, locales: [] }
}

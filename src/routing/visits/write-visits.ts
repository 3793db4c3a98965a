import { hash, randomBytes } from 'node:crypto'

import { env } from '@/src/platform/env'
import type { Queryable } from '../store/sql-store'
import type { VisitCounts, VisitDay } from './visit-counter'

const SALT_BYTES = 32
/** Enough that two visitors of a day do not get the same one. */
const HASH_BYTES = 15

/** The salt of a day that has begun; all nodes get the one that the first of them made. */
const OPEN_DAY = `
INSERT INTO visit_salts AS known (time_zone, day, salt, expires_at)
SELECT $1, today.day, $2, (today.day + 1)::timestamp AT TIME ZONE $1
FROM (SELECT (now() AT TIME ZONE $1)::date AS day) today
ON CONFLICT (time_zone, day) DO UPDATE SET salt = known.salt
RETURNING day::text AS date, salt, (extract(epoch FROM expires_at) * 1000)::float8 AS ends`

/** Erases what can tell visitors of past days apart. */
const ERASE_PAST = [
  { name: 'visits-erase-salts', text: 'DELETE FROM visit_salts WHERE expires_at <= now()', values: [] },
  { name: 'visits-erase-hashes', text: 'DELETE FROM visit_hashes WHERE expires_at <= now()', values: [] },
]

/**
 * Adds counts, and visitors whose hashes are new: of the page, of the site in the language, of the site. Skips domains that
 * were deleted or no longer count. A referrer that is a domain of the tenant ($3: or of the panel) is none.
 */
const WRITE_VISITS = `
WITH counts AS (
  SELECT n.*, CASE
    WHEN n.referrer = ANY($3::text[]) OR EXISTS (
      SELECT 1 FROM domains own WHERE own.tenant_id = d.tenant_id AND own.hostname IN (n.referrer, 'www.' || n.referrer)
    ) THEN '' ELSE n.referrer END AS host
  FROM json_to_recordset($1::json) AS n (row int, domain uuid, day date, locale text, document uuid, kind text, path text,
    referrer text, device text, views int)
  JOIN domains d ON d.id = n.domain AND d.count_visits IS NOT FALSE
),
seen AS (
  SELECT decode(s.hash, 'hex') AS hash, s.row, s.scope, s.ends
  FROM json_to_recordset($2::json) AS s (hash text, row int, scope text, ends timestamptz) JOIN counts USING (row)
),
fresh AS (
  INSERT INTO visit_hashes (hash, expires_at) SELECT hash, ends FROM seen ORDER BY hash ON CONFLICT DO NOTHING
  RETURNING hash
),
people AS (
  SELECT row, count(*) FILTER (WHERE scope = 'page') AS of_page, count(*) FILTER (WHERE scope = 'locale') AS of_locale,
    count(*) FILTER (WHERE scope = 'site') AS of_site
  FROM seen JOIN fresh USING (hash) GROUP BY row
)
INSERT INTO visits AS known (domain_id, day, locale, document_id, referrer_host, device, kind, path, views, visitors,
  locale_visitors, site_visitors)
SELECT domain, day, locale, document, host, device, min(kind), min(path), sum(views), coalesce(sum(of_page), 0),
  coalesce(sum(of_locale), 0), coalesce(sum(of_site), 0)
FROM counts LEFT JOIN people USING (row)
GROUP BY domain, day, locale, document, host, device
ORDER BY domain, day, locale, document, host, device
ON CONFLICT (domain_id, day, locale, document_id, referrer_host, device) DO UPDATE SET
  path = excluded.path,
  views = known.views + excluded.views,
  visitors = known.visitors + excluded.visitors,
  locale_visitors = known.locale_visitors + excluded.locale_visitors,
  site_visitors = known.site_visitors + excluded.site_visitors`

/** Today in a time zone. Erases what is left of days that are over. */
export async function openDay(queries: Queryable, timeZone: string): Promise<VisitDay> {
  for (const erase of ERASE_PAST) await queries.query(erase)
  const { rows } = await queries.query<{ date: string; salt: Buffer; ends: number }>({
    name: 'visits-open-day',
    text: OPEN_DAY,
    values: [timeZone, randomBytes(SALT_BYTES)],
  })
  const [day] = rows
  if (!day) throw new Error('Postgres returned no row')
  return { ...day, salt: day.salt.toString('base64url') }
}

type Seen = { hash: string; row: number; scope: 'page' | 'locale' | 'site'; ends: string }

/** One hash per visitor and scope, which do not show that they belong together. */
function seenIn(counts: VisitCounts): Seen[] {
  const seen = new Map<string, Seen>()
  for (const [row, { visitors, locale, document, day }] of [...counts.values()].entries())
    for (const visitor of visitors)
      for (const [scope, name] of [
        ['page', `${locale} ${document}`],
        ['locale', locale],
        ['site', ''],
      ] as const) {
        const digest = hash('sha256', `${visitor} ${name}`, 'hex').slice(0, HASH_BYTES * 2)
        if (!seen.has(digest))
          seen.set(digest, { hash: digest, row, scope, ends: new Date(day.ends).toISOString() })
      }
  return [...seen.values()]
}

/** Adds counts to the stored ones, in one statement, which several nodes may run at once. */
export async function writeVisits(queries: Queryable, counts: VisitCounts): Promise<void> {
  // In JSON the set of visitors is an empty object, which the statement does not read.
  const rows = [...counts.values()].map((count, row) => ({ ...count, row, day: count.day.date }))
  await queries.query({
    name: 'visits-write',
    text: WRITE_VISITS,
    values: [JSON.stringify(rows), JSON.stringify(seenIn(counts)), env.ADMIN_HOSTS],
  })
}

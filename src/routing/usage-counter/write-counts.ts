import type { Queryable } from '../store/sql-store'
import type { UsageCounts } from './usage-counter'

/** Does not touch `updated_at` and invalidates no cache: a use does not change the redirect. */
const WRITE_HITS = `
UPDATE redirects r SET hits = coalesce(r.hits, 0) + n.hits, last_hit_at = greatest(r.last_hit_at, n.last)
FROM json_to_recordset($1::json) AS n (id uuid, hits int, last timestamptz)
WHERE r.id = n.id`

/** Skips counts of a domain that was deleted meanwhile. */
const WRITE_NOT_FOUND = `
INSERT INTO not_found_log AS log (tenant_id, domain_id, path, hits, first_seen_at, last_seen_at, referrer_host)
SELECT d.tenant_id, d.id, n.path, n.hits, n.first, n.last, n.referrer
FROM json_to_recordset($1::json)
  AS n (domain uuid, path varchar, hits int, first timestamptz, last timestamptz, referrer varchar)
JOIN domains d ON d.id = n.domain
ORDER BY d.id, n.path
ON CONFLICT (domain_id, path) DO UPDATE SET
  hits = log.hits + excluded.hits,
  first_seen_at = least(log.first_seen_at, excluded.first_seen_at),
  last_seen_at = greatest(log.last_seen_at, excluded.last_seen_at),
  referrer_host = coalesce(excluded.referrer_host, log.referrer_host)`

/** Adds counts to the stored ones. */
export async function writeCounts(queries: Queryable, { hits, notFound }: UsageCounts): Promise<void> {
  if (notFound.length > 0)
    await queries.query({
      name: 'usage-not-found',
      text: WRITE_NOT_FOUND,
      values: [JSON.stringify(notFound)],
    })
  if (hits.length > 0)
    await queries.query({ name: 'usage-redirects', text: WRITE_HITS, values: [JSON.stringify(hits)] })
}

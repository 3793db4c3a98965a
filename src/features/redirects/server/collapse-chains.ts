import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

/** Every round halves the chains; an import may have one chain of all its lines (10,000). */
const MAX_ROUNDS = 16

/** Pairs of a redirect `a` to the path of an exact redirect `b`, of which one is in `ids`. Uses indexes only. */
const pairs = (tenant: string, ids: readonly string[]): SQL => sql`
  WITH touched AS MATERIALIZED (SELECT unnest(${sql.param(ids)}::uuid[]) AS id), pairs AS (
    SELECT a.id AS first, b.id AS second
    FROM touched JOIN redirects a ON a.id = touched.id AND a.to_type = 'custom'
    JOIN redirects b ON b.tenant_id = ${tenant} AND b."from" = a.to_url AND b.match = 'exact'
    UNION
    SELECT a.id, b.id
    FROM touched JOIN redirects b ON b.id = touched.id AND b.match = 'exact'
    JOIN redirects a ON a.tenant_id = ${tenant} AND a.to_url = b."from" AND a.to_type = 'custom'
  )`

/**
 * Gives `a` the target of `b`, only where b applies wherever a does and changes nothing else. Routing follows the other
 * chains (prefixes, an exception for one domain) at request time.
 */
const collapse = (tenant: string, ids: readonly string[]): SQL => sql`${pairs(tenant, ids)}
  UPDATE redirects a
  SET to_type = b.to_type, to_url = b.to_url, to_reference_id = b.to_reference_id, updated_at = now()
  FROM pairs JOIN redirects b ON b.id = pairs.second
  WHERE a.id = pairs.first AND b.id <> a.id AND a.enabled AND b.enabled AND a.status <> '410' AND b.status <> '410'
    AND (b.to_type = 'reference' AND b.to_reference_id IS NOT NULL
      OR b.to_type = 'custom' AND b.to_url NOT LIKE '%/*' AND b.to_url <> a."from")
    AND (b.keep_query OR NOT a.keep_query)
    AND (b.domain_id = a.domain_id OR b.domain_id IS NULL AND NOT EXISTS (
      SELECT FROM redirects own
      WHERE own.tenant_id = ${tenant} AND own."from" = b."from" AND own.match = 'exact' AND own.enabled
        AND own.domain_id IS NOT NULL AND (a.domain_id IS NULL OR own.domain_id = a.domain_id)
    ))
  RETURNING a.id`

/** Collapses the redirect chains that contain these redirects, in the caller's transaction. */
export async function collapseChains(
  req: PayloadRequest,
  tenant: string,
  ids: readonly string[],
): Promise<void> {
  const connection = await requestConnection(req)
  const touched = new Set(ids)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { rows } = await connection.execute<{ id: string }>(collapse(tenant, [...touched]))
    if (rows.length === 0) return
    for (const { id } of rows) touched.add(id)
  }
}

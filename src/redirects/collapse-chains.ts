import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { connectionOf } from '@/src/lib/database/connection'

/** What is collapsed already is at most one step long; a batch may bring longer ones. */
const MAX_ROUNDS = 10

/**
 * Redirect `a` leads to the path of redirect `b`: it is given b's target. Only where b applies wherever a does and changes
 * nothing else on the way; what is left (prefixes, a domain's own exception) routing follows when it answers.
 */
const collapse = (tenant: string, ids: readonly string[]): SQL => sql`
  UPDATE redirects a
  SET to_type = b.to_type, to_url = b.to_url, to_reference_id = b.to_reference_id, updated_at = now()
  FROM redirects b
  WHERE a.tenant_id = ${tenant} AND b.tenant_id = ${tenant} AND b.id <> a.id
    AND (a.id = ANY(${sql.param(ids)}::uuid[]) OR b.id = ANY(${sql.param(ids)}::uuid[]))
    AND a.enabled AND b.enabled AND a.status <> '410' AND b.status <> '410'
    AND a.to_type = 'custom' AND a.to_url = b."from" AND b.match = 'exact'
    AND (b.to_type = 'reference' AND b.to_reference_id IS NOT NULL
      OR b.to_type = 'custom' AND b.to_url NOT LIKE '%/*' AND b.to_url <> a."from")
    AND (b.keep_query OR NOT a.keep_query)
    AND (b.domain_id = a.domain_id OR b.domain_id IS NULL AND NOT EXISTS (
      SELECT FROM redirects own
      WHERE own.tenant_id = ${tenant} AND own."from" = b."from" AND own.match = 'exact' AND own.enabled
        AND own.domain_id IS NOT NULL AND (a.domain_id IS NULL OR own.domain_id = a.domain_id)
    ))
  RETURNING a.id`

/** Shortens the chains that these redirects are a part of, in the caller's transaction. */
export async function collapseChains(
  req: PayloadRequest,
  tenant: string,
  ids: readonly string[],
): Promise<void> {
  const connection = await connectionOf(req)
  const touched = new Set(ids)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { rows } = await connection.execute<{ id: string }>(collapse(tenant, [...touched]))
    if (rows.length === 0) return
    for (const { id } of rows) touched.add(id)
  }
}

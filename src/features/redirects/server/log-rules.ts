import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { logDirectWrites } from '@/src/features/audit'
import { requestConnection } from '@/src/platform/database/connection'

/** A row of the table, as `to_jsonb` gives it. */
type Stored = Record<
  | 'from'
  | 'domain_id'
  | 'status'
  | 'match'
  | 'to_type'
  | 'to_reference_id'
  | 'to_url'
  | 'keep_query'
  | 'enabled'
  | 'origin',
  unknown
>

/** A rule that a statement wrote, and what it was before; null when it was not there, or is not to be told of. */
export type ChangedRedirect = { id: string; was: Stored | null }

/**
 * For the RETURNING of a statement that writes rules: what each was until now. What a statement writes is not seen by
 * its own sub-selects, and writers of a tenant take turns.
 */
export const previousValues = (rule: SQL): SQL =>
  sql`(SELECT to_jsonb(old) FROM redirects old WHERE old.id = ${rule}.id) AS was`

/** As `was`, of what somebody made: what routing leaves behind by itself follows from a change that is told. */
export const previousManualValues = (rule: SQL): SQL => sql`(
  SELECT to_jsonb(old) FROM redirects old WHERE old.id = ${rule}.id AND old.origin <> 'slug-change') AS was`

const toDocument = (rule: Stored) => ({
  from: rule.from,
  domain: rule.domain_id,
  status: rule.status,
  match: rule.match,
  to: { type: rule.to_type, reference: rule.to_reference_id, url: rule.to_url },
  keepQuery: rule.keep_query,
  enabled: rule.enabled,
  origin: rule.origin,
})

/** Tells the audit log what became of rules that a statement wrote. To be called before the transaction ends. */
export async function logRedirects(
  req: PayloadRequest,
  tenant: string,
  rules: readonly ChangedRedirect[],
): Promise<void> {
  if (rules.length === 0) return
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string; now: Stored }>(sql`
    SELECT id, to_jsonb(r) AS now FROM redirects r WHERE id = ANY(${sql.param(rules.map(({ id }) => id))}::uuid[])`)
  const before = new Map(rules.map((rule) => [rule.id, rule.was]))
  const written = rows.map(({ id, now }) => {
    const rule = before.get(id)
    return { id, before: rule ? toDocument(rule) : null, after: toDocument(now) }
  })
  await logDirectWrites(req, 'redirects', { tenant, written })
}

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

/** A written redirect and its previous values; null when it is new or is not to be audited. */
export type ChangedRedirect = { id: string; previous: Stored | null }

/**
 * For the RETURNING of a statement that writes redirects: their previous values. A statement's sub-selects do not see its
 * own writes, and writers of a tenant are serialised.
 */
export const previousValues = (rule: SQL): SQL =>
  sql`(SELECT to_jsonb(old) FROM redirects old WHERE old.id = ${rule}.id) AS previous`

/** As `previousValues`, of manual redirects only: automatic ones follow from a change that is audited itself. */
export const previousManualValues = (rule: SQL): SQL => sql`(
  SELECT to_jsonb(old) FROM redirects old WHERE old.id = ${rule}.id AND old.origin <> 'slug-change') AS previous`

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

/** Audits redirects that a statement wrote. Call it before the transaction ends. */
export async function logRedirects(
  req: PayloadRequest,
  tenant: string,
  rules: readonly ChangedRedirect[],
): Promise<void> {
  if (rules.length === 0) return
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string; now: Stored }>(sql`
    SELECT id, to_jsonb(r) AS now FROM redirects r WHERE id = ANY(${sql.param(rules.map(({ id }) => id))}::uuid[])`)
  const before = new Map(rules.map((rule) => [rule.id, rule.previous]))
  const written = rows.map(({ id, now }) => {
    const rule = before.get(id)
    return { id, before: rule ? toDocument(rule) : null, after: toDocument(now) }
  })
  await logDirectWrites(req, 'redirects', { tenant, written })
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Redirect } from '@/payload-types'
import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { readRules } from '@/src/routing/store/sql-store'
import { rulesInMemory } from '@/src/routing/rules-in-memory'
import { collapseChains } from './collapse-chains'
import { detectLoop } from './detect-loop'
import { pruneNotFoundPaths } from './prune-not-found-log'
import { lockRedirects } from './lock'
import { logRedirects, previousValues, type ChangedRedirect } from './log-rules'
import { queriesInTransaction, routingInTransaction, sitesOfTenant } from './routing-in-transaction'

/** A redirect to store: paths normalised, a domain's id or null for all of the tenant's domains, `to` null for 410. */
export type RedirectRow = Pick<Redirect, 'from' | 'match' | 'status'> & {
  domain: string | null
  to: { type: 'reference'; reference: string } | { type: 'custom'; url: string } | null
  keepQuery: boolean
  enabled: boolean
}

export type Batch = { tenant: string; origin: Redirect['origin']; rows: readonly RedirectRow[] }

/** A row that would create a loop, by its index. */
export type RejectedRow = { index: number; texts: LocaleTexts }

const toRecord = ({ domain, from, match, status, to, keepQuery, enabled }: RedirectRow) => ({
  domain_id: domain,
  from_path: from,
  match,
  status,
  to_type: to?.type ?? 'custom',
  to_reference_id: to?.type === 'reference' ? to.reference : null,
  to_url: to?.type === 'custom' ? to.url : null,
  keep_query: keepQuery,
  enabled,
})

const keyOf = (domain: string | null, from: string, match: string): string =>
  [domain ?? '', match, from].join(' ')

type Written = ChangedRedirect & { domain_id: string | null; from: string; match: string }

/** Upserts all rows in one statement. Returns the written redirects in the order of the rows. */
async function store(
  req: PayloadRequest,
  { tenant, origin, rows }: Batch,
): Promise<(ChangedRedirect | undefined)[]> {
  const connection = await requestConnection(req)
  const { rows: written } = await connection.execute<Written>(sql`
    INSERT INTO redirects AS stored (tenant_id, domain_id, "from", match, status, to_type, to_reference_id, to_url,
      keep_query, enabled, origin)
    SELECT ${tenant}::uuid, domain_id, from_path, match, status, to_type, to_reference_id, to_url, keep_query,
      enabled, ${origin}::enum_redirects_origin
    FROM jsonb_to_recordset(${JSON.stringify(rows.map(toRecord))}::jsonb) AS wanted (
      domain_id uuid, from_path varchar, match enum_redirects_match, status enum_redirects_status,
      to_type enum_redirects_to_type, to_reference_id uuid, to_url varchar, keep_query boolean, enabled boolean
    )
    ON CONFLICT ON CONSTRAINT redirects_tenant_domain_from_match DO UPDATE SET
      status = excluded.status, to_type = excluded.to_type, to_reference_id = excluded.to_reference_id,
      to_url = excluded.to_url, keep_query = excluded.keep_query, enabled = excluded.enabled, updated_at = now()
    RETURNING id, domain_id, "from", match, ${previousValues(sql`stored`)}`)
  const rules = new Map(written.map((rule) => [keyOf(rule.domain_id, rule.from, rule.match), rule]))
  return rows.map(({ domain, from, match }) => rules.get(keyOf(domain, from, match)))
}

/** Detects loops of the stored rows, on every site that they apply to. */
async function findLoops(
  req: PayloadRequest,
  { tenant, rows }: Batch,
  stored: readonly (ChangedRedirect | undefined)[],
): Promise<RejectedRow[]> {
  const queries = await queriesInTransaction(req)
  const targets = rows.flatMap(({ to }) => (to?.type === 'custom' ? [to.url] : []))
  const loops = new Map<number, RejectedRow>()
  for (const site of await sitesOfTenant(req, await routingInTransaction(req), { tenant, domain: null })) {
    const rules = rulesInMemory(await readRules(queries, site))
    const settled = new Set<string>()
    for (const [index, { from, match, enabled, domain }] of rows.entries()) {
      const id = stored[index]?.id
      if (!id || !enabled || loops.has(index) || (domain !== null && domain !== site.domainId)) continue
      const texts = await detectLoop({ id, from, match, targets }, site, rules, settled)
      if (texts) loops.set(index, { index, texts })
    }
  }
  return [...loops.values()].toSorted((a, b) => a.index - b.index)
}

/**
 * Upserts many redirects of a tenant in the caller's transaction. No two rows may have the same path, domain and match.
 * The caller has validated each row and checked that the actor may write.
 * @returns the rows that create a loop; when there are any, the caller must roll back
 */
export async function writeRedirects(req: PayloadRequest, batch: Batch): Promise<RejectedRow[]> {
  if (batch.rows.length === 0) return []
  await lockRedirects(req, batch.tenant)
  const stored = await store(req, batch)
  const rejected = await findLoops(req, batch, stored)
  if (rejected.length > 0) return rejected
  const written = stored.filter((rule) => rule !== undefined)
  const ids = written.map(({ id }) => id)
  await collapseChains(req, batch.tenant, ids)
  await pruneNotFoundPaths(req, ids)
  await logRedirects(req, batch.tenant, written)
  await announce(req, [cacheTags.redirects(batch.tenant)])
  return []
}

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { ancestorPaths } from '@/src/routing/parse-path'
import {
  isPublishedSql,
  JOIN_DOMAIN_SQL,
  sameDocumentSql,
  PUBLIC_HOME_SQL,
  PUBLIC_PATH_SQL,
} from './paths-in-sql'
import { collapseChains } from './collapse-chains'
import { lockRedirects } from './lock'
import { logRedirects, previousManualValues, type ChangedRedirect } from './log-rules'
import { clearRedirectsSql } from './clear-redirects-at'
import { disableRedirectsSql } from './disable-redirects-to'

/** A URL that a document had: the page URL (which is still stored), and its old domain, locale and path. */
export type OldUrl = { url: string; domain: string; locale: Locale; path: string }

const idsOf = (oldUrls: readonly OldUrl[]): string[] => oldUrls.map(({ url }) => url)

const recordsOf = (oldUrls: readonly OldUrl[]): SQL => sql`(
  SELECT * FROM jsonb_to_recordset(${JSON.stringify(
    oldUrls.map(({ url, domain, locale, path }) => ({
      url_id: url,
      domain_id: domain,
      locale,
      path,
      ancestors: ancestorPaths(path).filter((ancestor) => ancestor !== path),
    })),
  )}::jsonb) AS record (url_id uuid, domain_id uuid, locale text, path text, ancestors jsonb))`

const COLUMNS = sql`(tenant_id, domain_id, "from", match, status, to_type, to_reference_id, to_url, keep_query, enabled, origin)`

/** An enabled manual redirect was there first, so it stays. */
const UNLESS_MANUAL = sql`ON CONFLICT ON CONSTRAINT redirects_tenant_domain_from_match DO UPDATE SET
    status = excluded.status, to_type = excluded.to_type, to_reference_id = excluded.to_reference_id,
    to_url = excluded.to_url, enabled = true, origin = excluded.origin, updated_at = now()
  WHERE stored.origin = 'slug-change' OR NOT stored.enabled
  RETURNING id, ${previousManualValues(sql`stored`)}`

/** From each old URL to its page URL, whatever its path is now. */
const redirectToRowSql = (tenant: string, oldUrls: readonly OldUrl[]): SQL => sql`
  INSERT INTO redirects AS stored ${COLUMNS}
  SELECT ${tenant}::uuid, at.domain_id, ${PUBLIC_PATH_SQL}, 'exact', '301', 'reference', u.id, NULL, true, true, 'slug-change'
  FROM ${recordsOf(oldUrls)} at JOIN page_urls u ON u.id = at.url_id ${JOIN_DOMAIN_SQL}
  WHERE ${isPublishedSql(sql`u`, sql`at.locale`)}
  ${UNLESS_MANUAL}`

/** The nearest published page URL on that domain in that locale: of the same document, else of an ancestor path. */
const nearestSql = (oldUrls: readonly OldUrl[]): SQL => sql`
  SELECT at.url_id, at.domain_id, ${PUBLIC_PATH_SQL} AS "from", near.id AS target,
    CASE WHEN near.id IS NULL THEN ${PUBLIC_HOME_SQL} END AS home, ${isPublishedSql(sql`u`, sql`at.locale`)} AS public
  FROM ${recordsOf(oldUrls)} at JOIN page_urls u ON u.id = at.url_id ${JOIN_DOMAIN_SQL}
  LEFT JOIN LATERAL (
    SELECT c.id FROM page_urls c
    WHERE c.domain_id = at.domain_id AND c.locale::text = at.locale
      AND NOT c.id = ANY(${sql.param(idsOf(oldUrls))}::uuid[])
      AND (${sameDocumentSql(sql`c`, sql`u`)} OR c.path IN (SELECT jsonb_array_elements_text(at.ancestors)))
      AND ${isPublishedSql(sql`c`, sql`at.locale`)}
    ORDER BY ${sameDocumentSql(sql`c`, sql`u`)} DESC, length(c.path) DESC
    LIMIT 1
  ) near ON true
  WHERE near.id IS NOT NULL OR (d.home_page_id IS NOT NULL AND at.path <> '/')`

const redirectToNearestSql = (
  tenant: string,
  oldUrls: readonly OldUrl[],
  createRedirects: boolean,
): SQL => sql`
  WITH moved AS (${nearestSql(oldUrls)}), retargeted AS (
    UPDATE redirects r SET to_type = (CASE WHEN m.target IS NULL THEN 'custom' ELSE 'reference' END)::enum_redirects_to_type,
      to_reference_id = m.target, to_url = m.home, updated_at = now()
    FROM moved m
    WHERE r.tenant_id = ${tenant} AND r.to_type = 'reference' AND r.to_reference_id = m.url_id AND r."from" <> m."from"
    RETURNING r.id, ${previousManualValues(sql`r`)}
  ), written AS (
  INSERT INTO redirects AS stored ${COLUMNS}
  SELECT ${tenant}::uuid, domain_id, "from", 'exact', '301',
    (CASE WHEN target IS NULL THEN 'custom' ELSE 'reference' END)::enum_redirects_to_type, target, home, true, true,
    'slug-change'
  FROM moved WHERE public AND ${createRedirects}::boolean
  ${UNLESS_MANUAL}
  )
  SELECT * FROM retargeted UNION ALL SELECT * FROM written`

/** Executes a statement that writes redirects, audits it and invalidates them. @returns ids of the written redirects */
async function write(req: PayloadRequest, tenant: string, statement: SQL): Promise<string[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<ChangedRedirect>(statement)
  if (rows.length > 0) await announce(req, [cacheTags.redirects(tenant)])
  await logRedirects(
    req,
    tenant,
    rows.filter(({ previous }) => previous !== null),
  )
  return rows.map(({ id }) => id)
}

/** Redirects the old URLs of moved page URLs to their new ones, where the document is published. */
export async function redirectMovedUrls(
  req: PayloadRequest,
  tenant: string,
  oldUrls: readonly OldUrl[],
): Promise<void> {
  if (oldUrls.length === 0) return
  await lockRedirects(req, tenant)
  await collapseChains(req, tenant, await write(req, tenant, redirectToRowSql(tenant, oldUrls)))
}

/**
 * Redirects old URLs to the nearest page URL that stays, and retargets the redirects that led to them. Without
 * `createRedirects` it only retargets.
 */
export async function redirectOldUrls(
  req: PayloadRequest,
  tenant: string,
  oldUrls: readonly OldUrl[],
  createRedirects = true,
): Promise<void> {
  if (oldUrls.length === 0) return
  await lockRedirects(req, tenant)
  await collapseChains(
    req,
    tenant,
    await write(req, tenant, redirectToNearestSql(tenant, oldUrls, createRedirects)),
  )
}

/** As `redirectOldUrls`, for page URLs that will be deleted; redirects to them that have no new target are disabled or deleted. */
export async function redirectDeletedUrls(
  req: PayloadRequest,
  tenant: string,
  oldUrls: readonly OldUrl[],
  createRedirects = true,
): Promise<void> {
  if (oldUrls.length === 0) return
  await redirectOldUrls(req, tenant, oldUrls, createRedirects)
  await write(req, tenant, disableRedirectsSql(tenant, idsOf(oldUrls)))
}

/**
 * Clears the redirects that would shadow these page URLs, and removes their paths from the not-found log. The caller holds
 * the lock of the tenant's redirects, shared or exclusive.
 */
export async function clearRedirectsAt(
  req: PayloadRequest,
  tenant: string,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  await write(req, tenant, clearRedirectsSql(tenant, urls))
}

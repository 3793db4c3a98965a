import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { requestConnection } from '@/src/platform/database/connection'
import {
  clearRedirectsAt,
  lockRedirects,
  redirectMovedUrls,
  redirectDeletedUrls,
  type OldUrl,
} from '@/src/features/redirects'
import { isUrlConflict, urlConflict, type ConflictField } from './url-conflict'
import { wasPublished } from './track-published-locales'
import { inScopeSql, type Scope, wantedSql } from './wanted-blog-urls'

const DOCUMENT = sql`coalesce(u.post_id, u.author_id, u.category_id)`
const SAME = sql`w.domain_id = u.domain_id AND w.locale = u.locale AND w.document = ${DOCUMENT}`
const ADDRESS = sql`${DOCUMENT} AS document, u.id AS url, u.domain_id AS domain, u.locale::text AS locale`

/** Rows that are no longer wanted. */
const outdated = (scope: Scope): SQL =>
  sql`${inScopeSql(scope)} AND NOT EXISTS (SELECT 1 FROM wanted w WHERE ${SAME})`

const selectOutdated = (scope: Scope): SQL => sql`${wantedSql(scope)}
  SELECT ${ADDRESS}, u.path FROM page_urls u WHERE ${outdated(scope)}`

const removal = (scope: Scope): SQL => sql`${wantedSql(scope)}
  DELETE FROM page_urls u WHERE ${outdated(scope)}`

/** A row whose path changes keeps its id, so that redirects to it follow. */
const change = (scope: Scope): SQL => sql`${wantedSql(scope)}
  UPDATE page_urls u SET path = w.path, updated_at = now()
  FROM wanted w, page_urls before
  WHERE before.id = u.id AND ${inScopeSql(scope)} AND ${SAME} AND u.path <> w.path
  RETURNING ${ADDRESS}, before.path`

const addition = (scope: Scope): SQL => sql`${wantedSql(scope)}
  INSERT INTO page_urls (tenant_id, domain_id, locale, path, post_id, author_id, category_id, canonical)
  SELECT ${scope.tenant}::uuid, w.domain_id, w.locale, w.path, w.post_id, w.author_id, w.category_id, true
  FROM wanted w WHERE NOT EXISTS (SELECT 1 FROM page_urls u WHERE ${inScopeSql(scope)} AND ${SAME})
  RETURNING coalesce(post_id, author_id, category_id) AS document, id AS url`

/** Whether rows are missing, and whether stored ones must move or go. */
const difference = (scope: Scope): SQL => sql`${wantedSql(scope)}, stored AS (
    SELECT u.*, ${DOCUMENT} AS document FROM page_urls u WHERE ${inScopeSql(scope)}
  )
  SELECT coalesce(bool_or(u.id IS NULL), false) AS missing,
    coalesce(bool_or(w.document IS NULL OR w.path <> u.path), false) AS moved
  FROM wanted w FULL JOIN stored u
    ON w.domain_id = u.domain_id AND w.locale = u.locale AND w.document = u.document`

type Row = OldUrl & { document: string }

async function add(req: PayloadRequest, scope: Scope): Promise<Row[]> {
  const connection = await requestConnection(req)
  return (await connection.execute<Row>(addition(scope))).rows
}

/** Moves and deletes URLs and adds the missing ones, while other writers of the tenant's URLs wait. */
async function replaceUrls(req: PayloadRequest, scope: Scope): Promise<Row[]> {
  const { tenant } = scope
  const connection = await requestConnection(req)
  const rowsOf = async (statement: SQL): Promise<Row[]> => (await connection.execute<Row>(statement)).rows
  await lockRedirects(req, tenant)
  const removed = await rowsOf(selectOutdated(scope))
  await redirectDeletedUrls(req, tenant, removed)
  if (removed.length > 0) await connection.execute(removal(scope))
  const moved = await rowsOf(change(scope))
  await redirectMovedUrls(
    req,
    tenant,
    moved.filter((row) => wasPublished(req, row)),
  )
  const added = await add(req, scope)
  await clearRedirectsAt(
    req,
    tenant,
    [...moved, ...added].map(({ url }) => url),
  )
  return [...removed, ...moved, ...added]
}

/** Adds the missing URLs beside others who do the same. The lock keeps the blog's page where it is meanwhile. */
async function addUrls(req: PayloadRequest, scope: Scope): Promise<Row[]> {
  await lockRedirects(req, scope.tenant, 'shared')
  const added = await add(req, scope)
  await clearRedirectsAt(
    req,
    scope.tenant,
    added.map(({ url }) => url),
  )
  return added
}

/** Most saves of a document change no URL, or add one: they need no lock that others wait for. */
async function updateUrls(req: PayloadRequest, scope: Scope): Promise<Row[]> {
  if (!scope.document) return replaceUrls(req, scope)
  if (scope.document.isNew) return addUrls(req, scope)
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ missing: boolean; moved: boolean }>(difference(scope))
  const [found] = rows
  if (found?.moved) return replaceUrls(req, scope)
  return found?.missing ? addUrls(req, scope) : []
}

/**
 * Derives the page URLs of a blog from the URL of its page and the slugs of its documents, in the caller's transaction.
 * @throws {ValidationError} at `field` when another document has a path
 */
export async function deriveBlogUrls(req: PayloadRequest, scope: Scope, field: ConflictField): Promise<void> {
  try {
    const documents = (await updateUrls(req, scope)).map(({ document }) => document)
    const tags = documents.map(cacheTags.pageUrl)
    if (documents.length > 0) await announce(req, [...tags, cacheTags.posts(scope.tenant)])
  } catch (error) {
    throw isUrlConflict(error) ? urlConflict(error, field, req) : error
  }
}

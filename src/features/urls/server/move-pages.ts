import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { lockRedirects } from '@/src/features/redirects'
import { movedPath } from '@/src/features/urls/rules/page-tree'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { upsertPageUrl } from './upsert-page-url'

/** `from` and `to` are normalised paths on one domain in one language; `to` is not below `from`. */
export type Move = { tenant: string; domain: string; locale: Locale; from: string; to: string }
export type MovedPage = { page: string; from: string; to: string }

type Row = { id: string; page: string; path: string }

async function urlsAt(req: PayloadRequest, { tenant, domain, locale, from }: Move): Promise<Row[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Row>(sql`
    SELECT id, page_id AS page, path FROM page_urls
    WHERE tenant_id = ${tenant} AND domain_id = ${domain} AND locale::text = ${locale} AND page_id IS NOT NULL
      AND canonical AND (path = ${from} OR starts_with(path, ${`${from}/`}))
    ORDER BY path`)
  return rows
}

/**
 * Moves the pages at a path and below it to another path, with the caller's permissions and in its transaction. Their other
 * URLs stay.
 * @returns the pages that moved, by path; none when there is none
 * @throws {ValidationError} at `to` when another document has one of the paths
 */
export async function movePages(
  req: PayloadRequest,
  move: Move,
  { leaveRedirects }: { leaveRedirects: boolean },
): Promise<MovedPage[]> {
  // Before the first row, because every row takes this lock.
  await lockRedirects(req, move.tenant)
  const rows = await urlsAt(req, move)
  // In the order of the paths: what moves up has left its path before those below it need it.
  for (const { id, path } of rows) {
    const data = { path: movedPath(path, move.from, move.to), leaveRedirect: leaveRedirects }
    const wanted = { domain: move.domain, locale: move.locale, path: data.path, canonical: true }
    await upsertPageUrl(req, { wanted, field: 'to' }, () =>
      req.payload.update({
        collection: 'page-urls',
        id,
        data,
        ...{ req, user: req.user, overrideAccess: false, depth: 0 },
      }),
    )
  }
  return rows.map(({ page, path }) => ({ page, from: path, to: movedPath(path, move.from, move.to) }))
}

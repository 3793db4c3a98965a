import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

/** `everyLocale`: also those in which the post is not published, because it was until now. */
type PostDates = { id: string; tenant: string; dates: string[]; everyLocale: boolean }

/**
 * Ids of the published posts right before and after the dates (ISO), per locale of the post: their pages link to the post
 * in between. A locale in which few posts are published takes a search of all of them, hence only locales that matter.
 */
export async function neighbouringPosts(
  req: PayloadRequest,
  { id, tenant, dates, everyLocale }: PostDates,
): Promise<string[]> {
  if (dates.length === 0) return []
  const connection = await requestConnection(req)
  const published = sql`
    FROM posts p JOIN posts_locales texts ON texts._parent_id = p.id
      AND texts._locale = language.code AND texts._status = 'published'
    WHERE p.tenant_id = ${tenant} AND p.id <> ${id}`
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT DISTINCT near.id
    FROM unnest(enum_range(NULL::_locales)) language(code)
    CROSS JOIN unnest(ARRAY[${sql.join(dates, sql`, `)}]::timestamptz[]) moment(at)
    CROSS JOIN LATERAL (
      (SELECT p.id ${published} AND p.published_at <= moment.at ORDER BY p.published_at DESC, p.id DESC LIMIT 1)
      UNION ALL
      (SELECT p.id ${published} AND p.published_at >= moment.at ORDER BY p.published_at, p.id LIMIT 1)
    ) near
    WHERE ${everyLocale}::boolean OR EXISTS (
      SELECT FROM posts_locales own
      WHERE own._parent_id = ${id} AND own._locale = language.code AND own._status = 'published')`)
  return rows.map((row) => row.id)
}

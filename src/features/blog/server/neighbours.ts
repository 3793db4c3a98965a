import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

type PostDates = { id: string; tenant: string; dates: string[] }

/** Ids of the published posts right before and after the dates (ISO), per locale: their pages link to the post in between. */
export async function neighbouringPosts(
  req: PayloadRequest,
  { id, tenant, dates }: PostDates,
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
    ) near`)
  return rows.map((row) => row.id)
}

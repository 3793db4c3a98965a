import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

/**
 * The language that a tenant translates from, as an expression of SQL: the default of most of its domains, the first
 * deciding between equals.
 */
export const sourceOf = (tenant: SQL): SQL => sql`coalesce((
  SELECT coalesce(l.code::text, ${FALLBACK_LOCALE})
  FROM domains d LEFT JOIN locales l ON l.id = d.default_locale_id
  WHERE d.tenant_id = ${tenant}
  GROUP BY 1 ORDER BY count(*) DESC, min(d.created_at) LIMIT 1), ${LOCALES[0]})`

export async function sourceLocale(req: PayloadRequest, tenant: string): Promise<Locale> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ code: string }>(
    sql`SELECT ${sourceOf(sql`${tenant}::uuid`)} AS code`,
  )
  const code = rows[0]?.code
  return isLocale(code) ? code : LOCALES[0]
}

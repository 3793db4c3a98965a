import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { TRANSLATIONS } from '@/src/database/translations/table'
import type { Locale } from '@/src/lib/constants'
import type { TranslationCounts } from '../rules/translated'
import { sourceOf } from './source-locale'

export type CountsIn = TranslationCounts & { locale: Locale }

/**
 * What documents lack in each language that their tenant translates to, in one statement.
 * @param ids documents that the account may read
 */
export async function readCounts(
  { db }: Payload,
  ids: readonly string[],
): Promise<(id: string) => CountsIn[]> {
  const { rows } = await db.drizzle.execute<CountsIn & { id: string }>(sql`
    SELECT t.document_id AS id, t.to_locale AS locale, t.total, t.missing, t.outdated, t.unreviewed
    FROM ${sql.identifier(TRANSLATIONS)} t
    JOIN (
      SELECT tenant_id, ${sourceOf(sql`own.tenant_id`)} AS locale FROM (
        SELECT DISTINCT tenant_id FROM ${sql.identifier(TRANSLATIONS)} WHERE document_id = ANY(${sql.param([...ids])}::uuid[])
      ) own
    ) source ON source.tenant_id = t.tenant_id AND source.locale = t.from_locale
    WHERE t.document_id = ANY(${sql.param([...ids])}::uuid[]) AND t.total > 0
    ORDER BY t.to_locale`)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return (id) => byId.get(id) ?? []
}

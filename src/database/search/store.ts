import { type SQL, sql } from 'drizzle-orm'

import type { SearchEntry } from '@/src/features/search/rules/search-entries'
import type { SearchedCollection } from '@/src/features/search/rules/searched'
import { SEARCH_TEXTS } from './table'

/**
 * Parts of a statement that store by which texts a document is found: for what `source`, a part before, gives its id and
 * tenant of. They write only what has changed.
 */
export function storeEntries(collection: SearchedCollection, entries: readonly SearchEntry[]): SQL {
  const table = sql.identifier(SEARCH_TEXTS)
  return sql`
    entries AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e(locale text, title text, words text)
    ),
    gone_entries AS (
      DELETE FROM ${table} r USING source s
      WHERE r.document_id = s.id AND r.version = 'newest' AND r.locale NOT IN (SELECT locale FROM entries)
    ),
    stored_entries AS (
      INSERT INTO ${table} AS r (tenant_id, collection, document_id, version, locale, title, words)
      SELECT s.tenant_id, ${collection}, s.id, 'newest', e.locale, e.title, e.words FROM source s CROSS JOIN entries e
      ON CONFLICT (document_id, version, locale)
        DO UPDATE SET title = excluded.title, words = excluded.words, changed_at = now()
        WHERE (r.title, r.words) IS DISTINCT FROM (excluded.title, excluded.words)
    )`
}

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { SEARCH_TEXTS } from './search/table'
import { TRANSLATIONS } from './translations/table'

/** Hides a document from the search and the lists of translations, which keep what its texts were made from. */
export async function hideTexts(req: PayloadRequest, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    WITH found AS (DELETE FROM ${sql.identifier(SEARCH_TEXTS)} WHERE document_id = ${id}::uuid)
    UPDATE ${sql.identifier(TRANSLATIONS)} SET total = 0, missing = 0, outdated = 0, unreviewed = 0
    WHERE document_id = ${id}::uuid`)
}

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { TRANSLATED } from '@/src/features/translation/rules/translated'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { findSource, readPairTexts } from './read'
import { storeTranslations } from './store'
import { TRANSLATIONS } from './table'

/**
 * Stores what translations were made from for documents of before this was stored: all count as up to date. Runs in the
 * transaction of the request.
 */
export async function storeEarlierTranslations(req: PayloadRequest): Promise<void> {
  const connection = await requestConnection(req)
  for (const collection of TRANSLATED) {
    const { rows } = await connection.execute<{ id: string }>(sql`
      SELECT id FROM ${sql.identifier(tableName(collection))} d
      WHERE NOT EXISTS (SELECT FROM ${sql.identifier(TRANSLATIONS)} t WHERE t.document_id = d.id)`)
    for (const { id } of rows) {
      const source = await findSource(req, collection, id)
      if (source) await storeTranslations(req, source, await readPairTexts(req, source))
    }
  }
}

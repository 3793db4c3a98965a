import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { SEARCHED } from '@/src/features/search/rules/searched'
import { requestConnection } from '@/src/platform/database/connection'
import { storedDocuments } from '../stored-documents'
import { selectDocument } from '../translations/store'
import { storedTexts } from '../translations/stored-texts'
import { storeEntries } from './store'
import { SEARCH_TEXTS } from './table'

const withoutEntries = (version: boolean) => {
  const id = sql.identifier(version ? 'parent_id' : 'id')
  return sql`NOT EXISTS (SELECT FROM ${sql.identifier(SEARCH_TEXTS)} s WHERE s.document_id = ${id})`
}

/** Stores by which texts documents of before this was stored are found. Runs in the transaction of the request. */
export async function storeEarlierSearchTexts(req: PayloadRequest): Promise<void> {
  const connection = await requestConnection(req)
  for (const collection of SEARCHED) {
    const version = Boolean(req.payload.collections[collection].config.versions?.drafts)
    const documents = storedDocuments(req, { collection, version, only: withoutEntries(version) })
    for await (const { id, data } of documents) {
      const { entries } = storedTexts(req.payload, collection, data)
      const source = selectDocument({ collection, id, version })
      await connection.execute(sql`WITH source AS (${source}), ${storeEntries(collection, entries)} SELECT`)
    }
  }
}

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { SEARCHED } from '@/src/features/search/rules/searched'
import { requestConnection } from '@/src/platform/database/connection'
import { storedDocuments } from '../stored-documents'
import { selectDocument } from '../translations/store'
import { storedTexts } from '../translations/stored-texts'
import { storeEntries } from './store'

/** Stores by which texts documents of before this was stored are found. Runs in the transaction of the request. */
export async function storeEarlierSearchTexts(req: PayloadRequest): Promise<void> {
  const connection = await requestConnection(req)
  for (const collection of SEARCHED) {
    const version = Boolean(req.payload.collections[collection].config.versions?.drafts)
    for await (const { id, data } of storedDocuments(req, { collection, version })) {
      const { entries } = storedTexts(req.payload, collection, data)
      const source = selectDocument({ collection, id, version })
      await connection.execute(sql`WITH source AS (${source}), ${storeEntries(collection, entries)} SELECT`)
    }
  }
}

import type { Payload } from 'payload'

import { type Languages, readLanguages } from '@/src/features/dashboard/server/read-languages'
import { batchLoader } from '@/src/lib/batch-loader'
import { globalSingleton } from '@/src/lib/global-singleton'

/** The state per locale of a list row of pages or posts. The rows of a list are loaded in one query. */
export function languagesOf(payload: Payload, collectionSlug: string, row: unknown): Promise<Languages> {
  const collection = collectionSlug === 'posts' ? 'posts' : 'pages'
  const read = globalSingleton(`languages of ${collection}`, () =>
    batchLoader((ids) => readLanguages(payload, collection, ids)),
  )
  return read(String((row as { id: unknown }).id))
}

import type { Payload } from 'payload'

import { type Languages, readLanguages } from '@/src/features/dashboard/server/read-languages'
import { batchLoader } from '@/src/lib/batch-loader'
import { globalSingleton } from '@/src/lib/global-singleton'

/** The languages of a row in the list of pages or posts; those of all rows are read together. */
export function languagesOf(payload: Payload, collectionSlug: string, row: unknown): Promise<Languages> {
  const collection = collectionSlug === 'posts' ? 'posts' : 'pages'
  const read = globalSingleton(`languages of ${collection}`, () =>
    batchLoader((ids) => readLanguages(payload, collection, ids)),
  )
  return read(String((row as { id: unknown }).id))
}

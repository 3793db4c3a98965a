import type { Payload } from 'payload'

import { type Languages, readLanguages } from '@/src/features/dashboard/server/read-languages'
import { inOneGo } from '@/src/lib/batch-loader'
import { processWide } from '@/src/lib/global-singleton'

/** The languages of a row in the list of pages or posts; those of all rows are read together. */
export function languagesOf(payload: Payload, collectionSlug: string, row: unknown): Promise<Languages> {
  const collection = collectionSlug === 'posts' ? 'posts' : 'pages'
  const read = processWide(`languages of ${collection}`, () =>
    inOneGo((ids) => readLanguages(payload, collection, ids)),
  )
  return read(String((row as { id: unknown }).id))
}

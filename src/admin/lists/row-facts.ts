import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import {
  type LanguageRow,
  type Languages,
  languagesFrom,
  languagesSql,
} from '@/src/features/dashboard/server/read-languages'
import {
  type AddressOwner,
  type AddressRow,
  addressesFrom,
  addressesSql,
  type StoredAddress,
} from '@/src/features/urls/server/read-addresses'
import { batchLoader } from '@/src/lib/batch-loader'
import { globalSingleton } from '@/src/lib/global-singleton'

export type RowFacts = { languages: Languages; addresses: StoredAddress[] }

type Rows = { languages: LanguageRow[] | null; addresses: AddressRow[] | null }

async function readFacts({ db }: Payload, collection: AddressOwner, ids: string[]) {
  const { rows } = await db.drizzle.execute<Rows>(sql`
    SELECT (SELECT json_agg(l) FROM (${languagesSql(collection, ids)}) l) AS languages,
      (SELECT json_agg(a) FROM (${addressesSql(collection, ids)}) a) AS addresses`)
  const languagesOf = languagesFrom(rows[0]?.languages ?? [])
  const addressesOf = addressesFrom(rows[0]?.addresses ?? [])
  return (id: string): RowFacts => ({ languages: languagesOf(id), addresses: addressesOf(id) })
}

/** The states and addresses of a list row of pages or posts. All cells of a list are loaded in one statement. */
export function rowFacts(payload: Payload, collection: AddressOwner, id: string): Promise<RowFacts> {
  const read = globalSingleton(`row facts of ${collection}`, () =>
    batchLoader((ids) => readFacts(payload, collection, ids)),
  )
  return read(id)
}

export const hasRowFacts = (slug: string): slug is AddressOwner => slug === 'pages' || slug === 'posts'

import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { type SearchEntry, searchEntries } from '@/src/features/search/rules/search-entries'
import { isSearched, searchedFields } from '@/src/features/search/rules/searched'
import { isTranslated } from '@/src/features/translation/rules/translated'
import { requestConnection } from '@/src/platform/database/connection'
import { storeEntries } from '../search/store'
import { readDocument } from './read'
import {
  type PairText,
  pairTexts,
  selectDocument,
  type Source,
  storeTranslations,
  type TextCollection,
  textsOf,
} from './store'

type Data = Record<string, unknown>

/** What is stored of the texts of a document besides itself: those of translations, and those by which it is found. */
export type StoredTexts = { pairs: PairText[]; entries: SearchEntry[] }

export const hasStoredTexts = (slug: string): slug is TextCollection => isTranslated(slug) || isSearched(slug)

/** A write past Payload's operations may have some fields only. */
export function isWhole(payload: Payload, collection: TextCollection, data: Data): boolean {
  const { title, words = [] } = isSearched(collection) ? searchedFields(collection) : {}
  const searched = [title, ...words.map((path) => path.split('.')[0])]
  return payload.collections[collection].config.flattenedFields.every(
    (field) =>
      !(('localized' in field && field.localized) || searched.includes(field.name)) || field.name in data,
  )
}

export function storedTexts(payload: Payload, collection: TextCollection, data: Data): StoredTexts {
  const texts = textsOf(payload, collection, data)
  return {
    pairs: isTranslated(collection) ? pairTexts(texts) : [],
    entries: isSearched(collection) ? searchEntries(collection, texts, data) : [],
  }
}

export async function readStoredTexts(req: PayloadRequest, source: Source): Promise<StoredTexts> {
  const data = await readDocument(req, source)
  return data ? storedTexts(req.payload, source.collection, data) : { pairs: [], entries: [] }
}

/** Stores the texts of a document or newest version, in one statement. */
export async function storeTexts(
  req: PayloadRequest,
  source: Source,
  { pairs, entries }: StoredTexts,
): Promise<void> {
  const { collection } = source
  const stored = isSearched(collection) ? storeEntries(collection, entries) : null
  if (isTranslated(collection)) return storeTranslations(req, source, pairs, [], stored)
  if (!stored) return
  const connection = await requestConnection(req)
  await connection.execute(sql`WITH source AS (${selectDocument(source)}), ${stored} SELECT`)
}

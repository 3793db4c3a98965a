import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'

import { LOCALES } from '@/src/lib/constants'

const BATCH = 1_000
const WORDS = { title: 4, text: 120 }

/** As long as Dutch words. */
const vocabulary = Array.from({ length: 20_000 }, (_, index) => {
  const letters = createHash('sha256')
    .update(String(index))
    .digest('hex')
    .replaceAll(/\d/g, (digit) => 'aeioulnrst'[Number(digit)] ?? '')
  return letters.slice(0, 4 + (index % 9))
})

/** Some words are in most texts, and most words are in few; a word ends in one of the ways in which it does in Dutch. */
function someWords(count: number): string {
  const words = Array.from(
    { length: count },
    () => vocabulary[Math.floor(Math.random() ** 3 * vocabulary.length)],
  )
  return words.map((word, index) => `${word}${['', 'en', 's'][index % 3]}`).join(' ')
}

type Row = { id: string; locale: string; title: string; words: string; path: string }

const rowsOf = (from: number): Row[] =>
  Array.from({ length: BATCH }, (_, index) => ({ id: randomUUID(), number: from + index })).flatMap(
    ({ id, number }) =>
      LOCALES.map((locale) => {
        const title = someWords(WORDS.title)
        return {
          id,
          locale,
          title,
          words: someWords(WORDS.text),
          path: `/${title.replaceAll(' ', '-')}-${number}`,
        }
      }),
  )

/** Fills the index, and the URLs, of a tenant for pages that are not there; returns some of the rows. */
export async function fill(
  client: Pick<Client, 'query'>,
  tenant: string,
  domain: string,
  documents: number,
): Promise<Row[]> {
  // Without foreign keys: a page takes a hundred times as long as what is measured here.
  await client.query('SET session_replication_role = replica')
  const some: Row[] = []
  for (let done = 0; done < documents; done += BATCH) {
    const rows = rowsOf(done)
    const given = JSON.stringify(rows)
    await client.query(
      `INSERT INTO search_texts (tenant_id, collection, document_id, version, locale, title, words)
      SELECT $1, 'pages', id, 'newest', locale, title, words
      FROM jsonb_to_recordset($2) AS r(id uuid, locale text, title text, words text)`,
      [tenant, given],
    )
    await client.query(
      `INSERT INTO page_urls (tenant_id, domain_id, locale, path, page_id, canonical)
      SELECT $1, $2, locale::enum_page_urls_locale, path, id, true
      FROM jsonb_to_recordset($3) AS r(id uuid, locale text, path text)`,
      [tenant, domain, given],
    )
    some.push(...rows.slice(0, 1))
  }
  await client.query('VACUUM ANALYZE search_texts')
  await client.query('VACUUM ANALYZE page_urls')
  return some
}

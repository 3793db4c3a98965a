import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { TRANSLATION_MEMORY } from '@/src/database/translation-memory'
import type { Pair } from '@/src/database/translations/store'
import { requestConnection } from '@/src/platform/database/connection'
import { xmlText } from '@/src/lib/xml'
import { type InlineFormat, writeInline } from '../../rules/exchange/inline'
import { parseMarked } from '../../rules/marked-text'
import type { Remembered } from '../../rules/memory'

const PAGE_SIZE = 1000

type Row = Pair & Remembered & { hash: string; place: string | null; changed: string }

const FORMAT: InlineFormat = {
  start: (tag) => `<bpt i="${tag}" x="${tag}"/>`,
  end: (tag) => `<ept i="${tag}"/>`,
  single: (tag) => `<ph x="${tag}"/>`,
}

const textIn = (language: string, marked: string): string =>
  `<tuv xml:lang="${language}"><seg>${writeInline(parseMarked(marked) ?? [{ text: marked }], FORMAT)}</seg></tuv>`

const unitOf = ({ from, to, source, target, place, changed }: Row): string =>
  `<tu srclang="${from}" changedate="${changed}">${place ? `<prop type="x-document">${xmlText(place)}</prop>` : ''}` +
  `${textIn(from, source)}${textIn(to, target)}</tu>\n`

/** The first entries of a tenant's memory after another, in the order of their key. */
async function readPage(req: PayloadRequest, tenant: string, after: Row | null): Promise<Row[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Row>(sql`
    SELECT from_locale AS "from", to_locale AS "to", hash, source, target, collection || '/' || document_id AS place,
      to_char(changed_at AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') AS changed
    FROM ${sql.identifier(TRANSLATION_MEMORY)}
    WHERE tenant_id = ${tenant}::uuid
      AND ${after ? sql`(from_locale, to_locale, hash) > (${after.from}, ${after.to}, ${after.hash})` : sql`true`}
    ORDER BY from_locale, to_locale, hash LIMIT ${PAGE_SIZE}`)
  return rows
}

const HEADER =
  '<header creationtool="Gevel" creationtoolversion="1" segtype="block" o-tmf="Gevel" adminlang="en" srclang="*all*" datatype="xml"/>'

/** A tenant's memory as TMX 1.4b, piece by piece. It has no names of people. */
export async function* writeTmx(req: PayloadRequest, tenant: string): AsyncGenerator<string, void> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${HEADER}\n<body>\n`
  let after: Row | null = null
  do {
    const rows: Row[] = await readPage(req, tenant, after)
    if (rows.length > 0) yield rows.map(unitOf).join('')
    after = rows.length < PAGE_SIZE ? null : (rows.at(-1) ?? null)
  } while (after)
  yield '</body>\n</tmx>\n'
}

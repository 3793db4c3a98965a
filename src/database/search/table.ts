import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { SEARCHED } from '@/src/features/search/rules/searched'
import { LOCALES } from '@/src/lib/constants'
import type { PostgresSchemaHook } from '../constraints'
import { documentKeyConstraints, documentKeys, type DocumentTables } from '../document-keys'

export const SEARCH_TEXTS = 'search_texts'

/** Postgres' dictionary for each locale. */
export const DICTIONARIES = { nl: 'dutch', en: 'english' } as const satisfies Record<
  (typeof LOCALES)[number],
  string
>

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Words are split here, as Postgres would take an address, a file name or a path for a single word. */
const wordsOf = (column: string) => sql.raw(`translate(${column}, './@_:-&=?#+', '           ')`)

const dictionary = sql.raw(
  `CASE locale ${LOCALES.map((locale) => `WHEN '${locale}' THEN '${DICTIONARIES[locale]}'::regconfig`).join(' ')} ELSE 'simple'::regconfig END`,
)

/** Stems, so that other forms of a word are found; and the words themselves, so that beginnings of them are. */
const lexemes = (column: string) =>
  sql`(to_tsvector(${dictionary}, ${wordsOf(column)}) || to_tsvector('simple'::regconfig, ${wordsOf(column)}))`

/**
 * What each document says, per language: for searching. `newest` rows are of the newest draft, and what the panel searches;
 * `published` rows are what visitors see. Deleted with the document.
 */
export const searchTexts: PostgresSchemaHook = ({ schema, extendTable }) => {
  const tables = schema.tables as unknown as DocumentTables
  schema.tables[SEARCH_TEXTS] = pgTable(
    SEARCH_TEXTS,
    {
      tenant: uuid('tenant_id').notNull(),
      collection: text('collection').notNull(),
      document: uuid('document_id').notNull(),
      version: text('version').notNull(),
      locale: text('locale').notNull(),
      title: text('title').notNull(),
      words: text('words').notNull(),
      changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
      titleLexemes: tsvector('title_lexemes').generatedAlwaysAs(lexemes('title')),
      lexemes: tsvector('lexemes').generatedAlwaysAs(
        sql`(setweight(${lexemes('title')}, 'A') || ${lexemes('words')})`,
      ),
      ...documentKeys(SEARCHED),
    },
    (columns) => [
      primaryKey({
        name: `${SEARCH_TEXTS}_pkey`,
        columns: [columns.document, columns.version, columns.locale],
      }),
      check(`${SEARCH_TEXTS}_version`, sql`${columns.version} IN ('newest', 'published')`),
      foreignKey({
        name: `${SEARCH_TEXTS}_tenant_id`,
        columns: [columns.tenant],
        foreignColumns: [tables.tenants?.id as AnyPgColumn],
      }).onDelete('cascade'),
      ...indexesOfNewest(columns),
      ...documentKeyConstraints(SEARCH_TEXTS, SEARCHED, columns, tables),
    ],
  )
  const urls = schema.tables.page_urls
  if (urls) extendTable({ table: urls, extraConfig: partsOfPaths })
  return schema
}

/** A page is also found by a part of its path. */
const partsOfPaths = ({ tenant, path }: Record<'tenant' | 'path', AnyPgColumn>) => ({
  parts: index('page_urls_path_parts').using('gin', tenant, sql`${path} gin_trgm_ops`),
})

type Columns = Record<'tenant' | 'title' | 'titleLexemes' | 'lexemes' | 'changedAt', AnyPgColumn>

/** The tenant leads each of them: what is searched is that of one tenant, however many there are. */
const indexesOfNewest = ({ tenant, title, titleLexemes, lexemes: all, changedAt }: Columns) => {
  const isNewest = sql`version = 'newest'`
  return [
    index(`${SEARCH_TEXTS}_title_idx`)
      .on(tenant, sql`lower(${title}) text_pattern_ops`)
      .where(isNewest),
    index(`${SEARCH_TEXTS}_title_typos_idx`)
      .using('gin', tenant, sql`${title} gin_trgm_ops`)
      .where(isNewest),
    index(`${SEARCH_TEXTS}_title_lexemes_idx`).using('gin', tenant, titleLexemes).where(isNewest),
    index(`${SEARCH_TEXTS}_lexemes_idx`).using('gin', tenant, all).where(isNewest),
    index(`${SEARCH_TEXTS}_changed_idx`).on(tenant, changedAt).where(isNewest),
  ]
}

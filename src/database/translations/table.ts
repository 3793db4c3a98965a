import { type Column, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  type PgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { TRANSLATED, type TranslatedCollection } from '@/src/features/translation/rules/translated'
import { tableName } from '@/src/platform/database/table-name'
import type { PostgresSchemaHook } from '../constraints'

export const TRANSLATIONS = 'document_translations'

type Columns = Record<string, AnyPgColumn>
type Tables = Record<string, PgTable & Record<'id', Column>>

const keyOf = (slug: TranslatedCollection): string => `of_${tableName(slug)}`

const keyColumns = Object.fromEntries(
  TRANSLATED.map((slug) => {
    // A literal, because a generated column takes no parameters.
    const value = sql`CASE WHEN collection = ${sql.raw(`'${slug}'`)} THEN document_id END`
    return [keyOf(slug), uuid(keyOf(slug)).generatedAlwaysAs(value)]
  }),
)

const keyConstraints = (columns: Columns, tables: Tables) =>
  TRANSLATED.flatMap((slug) => {
    const [own, owner] = [columns[keyOf(slug)], tables[tableName(slug)]]
    if (!own || !owner) return []
    const name = `${TRANSLATIONS}_${keyOf(slug)}`
    return [
      foreignKey({ name, columns: [own], foreignColumns: [owner.id as AnyPgColumn] }).onDelete('cascade'),
      index(`${name}_idx`)
        .on(own)
        .where(sql`${own} IS NOT NULL`),
    ]
  })

/**
 * Per document and pair of languages, what each text was made from. `fields` holds an entry per text that is translated, by
 * its path; the numbers are those of its newest draft. Deleted with the document.
 */
export const documentTranslations: PostgresSchemaHook = ({ schema }) => {
  const tables = schema.tables as unknown as Tables
  schema.tables[TRANSLATIONS] = pgTable(
    TRANSLATIONS,
    {
      tenant: uuid('tenant_id').notNull(),
      collection: text('collection').notNull(),
      document: uuid('document_id').notNull(),
      from: text('from_locale').notNull(),
      to: text('to_locale').notNull(),
      fields: jsonb('fields').notNull(),
      total: integer('total').notNull(),
      missing: integer('missing').notNull(),
      outdated: integer('outdated').notNull(),
      unreviewed: integer('unreviewed').notNull(),
      ...keyColumns,
    },
    (columns) => [
      primaryKey({ name: `${TRANSLATIONS}_pkey`, columns: [columns.document, columns.from, columns.to] }),
      foreignKey({
        name: `${TRANSLATIONS}_tenant_id`,
        columns: [columns.tenant],
        foreignColumns: [tables.tenants?.id as AnyPgColumn],
      }).onDelete('cascade'),
      index(`${TRANSLATIONS}_tenant_idx`).on(columns.tenant, columns.collection, columns.from, columns.to),
      ...keyConstraints(columns as unknown as Columns, tables),
    ],
  )
  return schema
}

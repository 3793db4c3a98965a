import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { TRANSLATED } from '@/src/features/translation/rules/translated'
import type { PostgresSchemaHook } from '../constraints'
import { documentKeyConstraints, documentKeys, type DocumentTables } from '../document-keys'

export const TRANSLATIONS = 'document_translations'

/**
 * Per document and pair of languages, what each text was made from. `fields` holds an entry per text that is translated, by
 * its path; the numbers are those of its newest draft. Deleted with the document.
 */
export const documentTranslations: PostgresSchemaHook = ({ schema }) => {
  const tables = schema.tables as unknown as DocumentTables
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
      ...documentKeys(TRANSLATED),
    },
    (columns) => [
      primaryKey({ name: `${TRANSLATIONS}_pkey`, columns: [columns.document, columns.from, columns.to] }),
      foreignKey({
        name: `${TRANSLATIONS}_tenant_id`,
        columns: [columns.tenant],
        foreignColumns: [tables.tenants?.id as AnyPgColumn],
      }).onDelete('cascade'),
      index(`${TRANSLATIONS}_tenant_idx`).on(columns.tenant, columns.collection, columns.from, columns.to),
      ...documentKeyConstraints(TRANSLATIONS, TRANSLATED, columns, tables),
    ],
  )
  return schema
}

import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

export const TRANSLATION_MEMORY = 'translation_memory'

/** `hash` is that of `source`, which may be too long for an index; `words` are those of the source without its tags. */
const memory = (tenants: AnyPgColumn, users: AnyPgColumn) =>
  pgTable(
    TRANSLATION_MEMORY,
    {
      tenant: uuid('tenant_id').notNull(),
      from: text('from_locale').notNull(),
      to: text('to_locale').notNull(),
      hash: text('hash').notNull(),
      source: text('source').notNull(),
      words: text('words').notNull(),
      target: text('target').notNull(),
      collection: text('collection'),
      document: uuid('document_id'),
      account: uuid('account_id'),
      changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    },
    ({ tenant, from, to, hash, words, account }) => [
      primaryKey({ name: 'translation_memory_pkey', columns: [tenant, from, to, hash] }),
      foreignKey({
        name: 'translation_memory_tenant',
        columns: [tenant],
        foreignColumns: [tenants],
      }).onDelete('cascade'),
      foreignKey({
        name: 'translation_memory_account',
        columns: [account],
        foreignColumns: [users],
      }).onDelete('set null'),
      index('translation_memory_account_idx').on(account),
      index('translation_memory_words_idx').using('gin', sql`${words} gin_trgm_ops`),
    ],
  )

/**
 * What people translated or accepted, by its source. It outlives the document that it is from. No collection: only
 * src/features/translation/server/memory reaches it.
 */
export const translationMemory: PostgresSchemaHook = ({ schema }) => {
  const [tenants, users] = [schema.tables.tenants, schema.tables.users].map(
    (table) => table?.id as AnyPgColumn | undefined,
  )
  if (tenants && users) schema.tables[TRANSLATION_MEMORY] = memory(tenants, users)
  return schema
}

import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

export const BULK_TRANSLATIONS = 'bulk_translations'
export const BULK_DOCUMENTS = 'bulk_translation_documents'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** `token`: the API token that started it. `reason`: why it stopped, in the languages of the panel. */
const bulkTable = (tenants: AnyPgColumn, users: AnyPgColumn) =>
  pgTable(
    BULK_TRANSLATIONS,
    {
      id: uuid('id').primaryKey().defaultRandom(),
      tenant: uuid('tenant_id').notNull(),
      account: uuid('account_id'),
      token: uuid('api_token_id'),
      from: text('from_locale').notNull(),
      to: text('to_locale').notNull(),
      overwrite: text('overwrite').notNull(),
      state: text('state').notNull().default('running'),
      reason: jsonb('reason'),
      startedAt: time('started_at').notNull().defaultNow(),
      endedAt: time('ended_at'),
    },
    ({ tenant, account, state, startedAt }) => [
      check('bulk_translations_state', sql`${state} IN ('running', 'stopped', 'cancelled', 'done')`),
      foreignKey({
        name: 'bulk_translations_tenant',
        columns: [tenant],
        foreignColumns: [tenants],
      }).onDelete('cascade'),
      foreignKey({
        name: 'bulk_translations_account',
        columns: [account],
        foreignColumns: [users],
      }).onDelete('set null'),
      index('bulk_translations_tenant_idx').on(tenant, startedAt),
      index('bulk_translations_account_idx').on(account),
    ],
  )

/** `answers`: what the model answered so far, so that nothing is asked twice. `job`: the one that has claimed the document. */
const documentTable = (bulkTranslations: AnyPgColumn) =>
  pgTable(
    BULK_DOCUMENTS,
    {
      id: uuid('id').primaryKey().defaultRandom(),
      bulk: uuid('bulk_id').notNull(),
      position: integer('position').notNull(),
      collection: text('collection').notNull(),
      document: uuid('document_id').notNull(),
      to: text('to_locale').notNull(),
      state: text('state').notNull().default('waiting'),
      job: text('job_id'),
      answers: jsonb('answers').notNull().default({}),
      translated: integer('translated').notNull().default(0),
      untranslated: integer('untranslated').notNull().default(0),
      problem: jsonb('problem'),
    },
    ({ bulk, position, document, to, state }) => [
      check('bulk_translation_documents_state', sql`${state} IN ('waiting', 'running', 'done', 'failed')`),
      foreignKey({
        name: 'bulk_translation_documents_bulk',
        columns: [bulk],
        foreignColumns: [bulkTranslations],
      }).onDelete('cascade'),
      index('bulk_translation_documents_bulk_idx').on(bulk, state, position),
      uniqueIndex('bulk_translation_documents_running')
        .on(document, to)
        .where(sql`state = 'running'`),
    ],
  )

/**
 * Documents that are translated one after the other, and how far that is. No collection: only
 * src/features/translation/server/bulk reaches them. Calls to the model name the bulk translation as their `work_id`.
 */
export const bulkTranslations: PostgresSchemaHook = ({ schema, extendTable }) => {
  const { tenants, users, llm_usage_logs: usage } = schema.tables
  if (!tenants || !users || !usage) return schema
  const columnsOf = (table: object) => table as unknown as { id: AnyPgColumn }
  const bulk = bulkTable(columnsOf(tenants).id, columnsOf(users).id)
  schema.tables[BULK_TRANSLATIONS] = bulk
  schema.tables[BULK_DOCUMENTS] = documentTable(bulk.id)
  extendTable({
    table: usage,
    columns: { work: uuid('work_id') },
    extraConfig: ({ work }: Record<'work', AnyPgColumn>) => ({
      llm_usage_logs_work: index('llm_usage_logs_work_idx')
        .on(work)
        .where(sql`work_id IS NOT NULL`),
    }),
  })
  return schema
}

import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  timestamp,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

type Owners = Record<'tenants' | 'users' | 'conversations', AnyPgColumn>

const proposals = ({ tenants, users, conversations }: Owners) =>
  pgTable(
    'llm_proposals',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      tenant: uuid('tenant_id').notNull(),
      account: uuid('account_id').notNull(),
      conversation: uuid('conversation_id').notNull(),
      collection: varchar('collection').notNull(),
      document: uuid('document_id'),
      locale: varchar('locale').notNull(),
      title: varchar('title'),
      base: varchar('base'),
      changes: jsonb('changes').notNull(),
      status: varchar('status').notNull().default('open'),
      accepted: jsonb('accepted').notNull().default([]),
      before: uuid('before_version'),
      result: varchar('result'),
      createdAt: time('created_at').notNull().defaultNow(),
      decidedAt: time('decided_at'),
    },
    ({ tenant, account, conversation }) => [
      foreignKey({ name: 'llm_proposals_tenant', columns: [tenant], foreignColumns: [tenants] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'llm_proposals_account', columns: [account], foreignColumns: [users] }).onDelete(
        'cascade',
      ),
      foreignKey({
        name: 'llm_proposals_conversation',
        columns: [conversation],
        foreignColumns: [conversations],
      }).onDelete('cascade'),
      index('llm_proposals_tenant_idx').on(tenant),
      index('llm_proposals_account_idx').on(account),
      index('llm_proposals_conversation_idx').on(conversation),
    ],
  )

/** What the assistant proposed and what a person decided. No collection: only src/features/assistant reaches it. */
export const llmProposals: PostgresSchemaHook = ({ schema }) => {
  const idOf = (name: string) => schema.tables[name]?.id as AnyPgColumn | undefined
  const [tenants, users, conversations] = ['tenants', 'users', 'llm_conversations'].map(idOf)
  if (tenants && users && conversations)
    schema.tables.llm_proposals = proposals({ tenants, users, conversations })
  return schema
}

import {
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

const reservations = (tenants: AnyPgColumn, users: AnyPgColumn) =>
  pgTable(
    'llm_reservations',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      tenant: uuid('tenant_id').notNull(),
      account: uuid('account_id'),
      tokens: integer('tokens').notNull(),
      cost: numeric('cost').notNull(),
      expiresAt: time('expires_at').notNull(),
    },
    ({ tenant, account }) => [
      foreignKey({ name: 'llm_reservations_tenant', columns: [tenant], foreignColumns: [tenants] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'llm_reservations_account', columns: [account], foreignColumns: [users] }).onDelete(
        'cascade',
      ),
      index('llm_reservations_tenant_idx').on(tenant),
      index('llm_reservations_account_idx').on(account),
    ],
  )

/** The most that calls under way can cost. No collection: only src/features/assistant/server/budget.ts reaches it. */
export const llmReservations: PostgresSchemaHook = ({ schema }) => {
  const [tenants, users] = [schema.tables.tenants, schema.tables.users].map(
    (table) => table?.id as AnyPgColumn | undefined,
  )
  if (tenants && users) schema.tables.llm_reservations = reservations(tenants, users)
  return schema
}

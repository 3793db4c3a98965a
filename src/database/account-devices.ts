import { foreignKey, index, pgTable, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Where the owner of an account signed in. An id alone proves nothing: the browser has it signed. */
const devices = (users: AnyPgColumn) =>
  pgTable(
    'account_devices',
    {
      id: text('id').primaryKey(),
      account: uuid('account_id').notNull(),
      lastUsedAt: time('last_used_at').notNull().defaultNow(),
      expiresAt: time('expires_at').notNull(),
    },
    ({ account }) => [
      foreignKey({ name: 'account_devices_account', columns: [account], foreignColumns: [users] }).onDelete(
        'cascade',
      ),
      index('account_devices_account_idx').on(account),
    ],
  )

/** No collection, as the tables of `second-factors.ts`: only src/features/accounts/server/known-device.ts reaches it. */
export const accountDevices: PostgresSchemaHook = ({ schema }) => {
  const users = schema.tables.users?.id as AnyPgColumn | undefined
  if (users) schema.tables.account_devices = devices(users)
  return schema
}

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** A document of another collection gets a column beside `post_id`. */
const schedules = (posts: AnyPgColumn, users: AnyPgColumn) =>
  pgTable(
    'schedules',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      post: uuid('post_id').notNull(),
      locale: text('locale').notNull(),
      action: text('action').notNull(),
      dueAt: time('due_at').notNull(),
      account: uuid('account_id'),
      asSystem: boolean('as_system').notNull().default(false),
      problem: text('problem'),
      fields: text('fields').array(),
    },
    ({ post, locale, action, account }) => [
      unique('schedules_once').on(post, locale, action),
      check('schedules_action', sql`${action} IN ('publish')`),
      foreignKey({ name: 'schedules_post', columns: [post], foreignColumns: [posts] }).onDelete('cascade'),
      foreignKey({ name: 'schedules_account', columns: [account], foreignColumns: [users] }).onDelete(
        'set null',
      ),
      index('schedules_account_idx').on(account),
    ],
  )

/** What happens to a locale of a document at a set time. No collection: only src/features/schedules reaches it. */
export const scheduleTable: PostgresSchemaHook = ({ schema }) => {
  const [posts, users] = [schema.tables.posts, schema.tables.users].map(
    (table) => table?.id as AnyPgColumn | undefined,
  )
  if (posts && users) schema.tables.schedules = schedules(posts, users)
  return schema
}

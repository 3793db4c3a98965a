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

/** A document of another collection gets a column of its own: each row has one of them. */
const schedules = (pages: AnyPgColumn, posts: AnyPgColumn, users: AnyPgColumn) =>
  pgTable(
    'schedules',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      page: uuid('page_id'),
      post: uuid('post_id'),
      locale: text('locale').notNull(),
      action: text('action').notNull(),
      dueAt: time('due_at').notNull(),
      account: uuid('account_id'),
      asSystem: boolean('as_system').notNull().default(false),
      problem: text('problem'),
      fields: text('fields').array(),
    },
    ({ page, post, locale, action, account }) => [
      unique('schedules_page_once').on(page, locale, action),
      unique('schedules_once').on(post, locale, action),
      check('schedules_action', sql`${action} IN ('publish', 'unpublish')`),
      check('schedules_document', sql`num_nonnulls(${page}, ${post}) = 1`),
      foreignKey({ name: 'schedules_page', columns: [page], foreignColumns: [pages] }).onDelete('cascade'),
      foreignKey({ name: 'schedules_post', columns: [post], foreignColumns: [posts] }).onDelete('cascade'),
      foreignKey({ name: 'schedules_account', columns: [account], foreignColumns: [users] }).onDelete(
        'set null',
      ),
      index('schedules_account_idx').on(account),
    ],
  )

/** What happens to a locale of a document at a set time. No collection: only src/features/schedules reaches it. */
export const scheduleTable: PostgresSchemaHook = ({ schema }) => {
  const [pages, posts, users] = [schema.tables.pages, schema.tables.posts, schema.tables.users].map(
    (table) => table?.id as AnyPgColumn | undefined,
  )
  if (pages && posts && users) schema.tables.schedules = schedules(pages, posts, users)
  return schema
}

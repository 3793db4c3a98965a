import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

const columns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  submission: uuid('submission_id').notNull(),
  account: uuid('account_id'),
  recipient: text('recipient').notNull(),
  replyTo: text('reply_to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  state: text('state').notNull().default('pending'),
  createdAt: time('created_at').notNull().defaultNow(),
  sentAt: time('sent_at'),
})

const replies = (submissions: AnyPgColumn, users: AnyPgColumn) =>
  pgTable('submission_replies', columns(), (table) => [
    check('submission_replies_state', sql`${table.state} IN ('pending', 'sent', 'failed')`),
    foreignKey({
      name: 'submission_replies_submission',
      columns: [table.submission],
      foreignColumns: [submissions],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submission_replies_account',
      columns: [table.account],
      foreignColumns: [users],
    }).onDelete('set null'),
    index('submission_replies_submission_idx').on(table.submission),
    index('submission_replies_account_idx').on(table.account),
  ])

/** What was answered to visitors by mail. No collection: only src/features/forms reaches it. */
export const replyTable: PostgresSchemaHook = ({ schema }) => {
  const submissions = schema.tables.form_submissions?.id as AnyPgColumn | undefined
  const users = schema.tables.users?.id as AnyPgColumn | undefined
  if (submissions && users) schema.tables.submission_replies = replies(submissions, users)
  return schema
}

import { foreignKey, index, pgTable, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

const files = (submissions: AnyPgColumn) =>
  pgTable(
    'attachment_files',
    {
      id: uuid('id').primaryKey(),
      submission: uuid('submission_id'),
      reservedUntil: time('reserved_until').notNull(),
    },
    (table) => [
      // The row outlives its submission, so that the file is removed whatever deleted that.
      foreignKey({
        name: 'attachment_files_submission',
        columns: [table.submission],
        foreignColumns: [submissions],
      }).onDelete('set null'),
      index('attachment_files_submission_idx').on(table.submission, table.reservedUntil),
    ],
  )

/** Which stored files belong to which submission. No collection: only src/features/forms reaches it. */
export const attachmentTable: PostgresSchemaHook = ({ schema }) => {
  const submissions = schema.tables.form_submissions?.id as AnyPgColumn | undefined
  if (submissions) schema.tables.attachment_files = files(submissions)
  return schema
}

import { sql } from 'drizzle-orm'
import {
  check,
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

const time = (name: string) => timestamp(name, { withTimezone: true })

type Owners = Record<'tenants' | 'users' | 'pages' | 'posts', AnyPgColumn>

/** The first comment of a thread has the place and the state of it; a document of another collection gets a column. */
const comments = ({ tenants, users, pages, posts }: Owners) =>
  pgTable(
    'comments',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      tenant: uuid('tenant_id').notNull(),
      page: uuid('page_id'),
      post: uuid('post_id'),
      thread: uuid('thread_id'),
      locale: text('locale').notNull(),
      path: text('path'),
      account: uuid('account_id'),
      text: text('text').notNull(),
      createdAt: time('created_at').notNull().defaultNow(),
      editedAt: time('edited_at'),
      resolvedAt: time('resolved_at'),
      resolver: uuid('resolver_id'),
    },
    (table) => [
      check('comments_document', sql`num_nonnulls(${table.page}, ${table.post}) = 1`),
      foreignKey({ name: 'comments_tenant', columns: [table.tenant], foreignColumns: [tenants] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'comments_page', columns: [table.page], foreignColumns: [pages] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'comments_post', columns: [table.post], foreignColumns: [posts] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'comments_thread', columns: [table.thread], foreignColumns: [table.id] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'comments_account', columns: [table.account], foreignColumns: [users] }).onDelete(
        'set null',
      ),
      foreignKey({ name: 'comments_resolver', columns: [table.resolver], foreignColumns: [users] }).onDelete(
        'set null',
      ),
      index('comments_tenant_idx').on(table.tenant),
      index('comments_page_idx').on(table.page),
      index('comments_post_idx').on(table.post),
      index('comments_thread_idx').on(table.thread),
      index('comments_account_idx').on(table.account),
      index('comments_resolver_idx').on(table.resolver),
    ],
  )

const mentions = (comment: AnyPgColumn, users: AnyPgColumn) =>
  pgTable(
    'comment_mentions',
    { comment: uuid('comment_id').notNull(), account: uuid('account_id').notNull() },
    (table) => [
      primaryKey({ columns: [table.comment, table.account] }),
      foreignKey({
        name: 'comment_mentions_comment',
        columns: [table.comment],
        foreignColumns: [comment],
      }).onDelete('cascade'),
      foreignKey({
        name: 'comment_mentions_account',
        columns: [table.account],
        foreignColumns: [users],
      }).onDelete('cascade'),
      index('comment_mentions_account_idx').on(table.account),
    ],
  )

/** What people say about documents. No collection: only src/features/comments reaches it. */
export const commentTables: PostgresSchemaHook = ({ schema }) => {
  const idOf = (name: string) => schema.tables[name]?.id as AnyPgColumn | undefined
  const [tenants, users, pages, posts] = ['tenants', 'users', 'pages', 'posts'].map(idOf)
  if (tenants && users && pages && posts) {
    const table = comments({ tenants, users, pages, posts })
    schema.tables.comments = table
    schema.tables.comment_mentions = mentions(table.id as unknown as AnyPgColumn, users)
  }
  return schema
}

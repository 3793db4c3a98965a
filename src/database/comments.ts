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

const OWNERS = ['tenants', 'users', 'pages', 'posts', 'templates', 'products', 'form_submissions'] as const
type Owners = Record<(typeof OWNERS)[number], AnyPgColumn>

const columns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  tenant: uuid('tenant_id').notNull(),
  page: uuid('page_id'),
  post: uuid('post_id'),
  template: uuid('template_id'),
  product: uuid('product_id'),
  submission: uuid('submission_id'),
  thread: uuid('thread_id'),
  locale: text('locale').notNull(),
  path: text('path'),
  account: uuid('account_id'),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  editedAt: time('edited_at'),
  resolvedAt: time('resolved_at'),
  resolver: uuid('resolver_id'),
})

/** The first comment of a thread has the place and the state of it; a document of another collection gets a column. */
const comments = ({
  tenants,
  users,
  pages,
  posts,
  templates,
  products,
  form_submissions: submissions,
}: Owners) =>
  pgTable('comments', columns(), (table) => {
    const refersTo = (name: string, column: AnyPgColumn, target: AnyPgColumn) =>
      foreignKey({ name: `comments_${name}`, columns: [column], foreignColumns: [target] })
    return [
      check(
        'comments_document',
        sql`num_nonnulls(${table.page}, ${table.post}, ${table.template}, ${table.product}, ${table.submission}) = 1`,
      ),
      refersTo('tenant', table.tenant, tenants).onDelete('cascade'),
      refersTo('page', table.page, pages).onDelete('cascade'),
      refersTo('post', table.post, posts).onDelete('cascade'),
      refersTo('template', table.template, templates).onDelete('cascade'),
      refersTo('product', table.product, products).onDelete('cascade'),
      refersTo('submission', table.submission, submissions).onDelete('cascade'),
      refersTo('thread', table.thread, table.id).onDelete('cascade'),
      refersTo('account', table.account, users).onDelete('set null'),
      refersTo('resolver', table.resolver, users).onDelete('set null'),
      index('comments_tenant_idx').on(table.tenant),
      index('comments_page_idx').on(table.page),
      index('comments_post_idx').on(table.post),
      index('comments_template_idx').on(table.template),
      index('comments_product_idx').on(table.product),
      index('comments_submission_idx').on(table.submission),
      index('comments_thread_idx').on(table.thread),
      index('comments_account_idx').on(table.account),
      index('comments_resolver_idx').on(table.resolver),
    ]
  })

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
  const ids = OWNERS.map((name) => [name, schema.tables[name]?.id as AnyPgColumn | undefined] as const)
  if (ids.every(([, id]) => id)) {
    // Each has been found.
    const owners = Object.fromEntries(ids) as Owners
    const table = comments(owners)
    schema.tables.comments = table
    schema.tables.comment_mentions = mentions(table.id as unknown as AnyPgColumn, owners.users)
  }
  return schema
}

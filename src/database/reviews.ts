import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

const columns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  tenant: uuid('tenant_id').notNull(),
  page: uuid('page_id'),
  post: uuid('post_id'),
  locale: text('locale').notNull(),
  state: text('state').notNull().default('open'),
  requester: uuid('requester_id'),
  reviewer: uuid('reviewer_id'),
  message: text('message'),
  fingerprint: text('fingerprint').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  decider: uuid('decider_id'),
  decidedAt: time('decided_at'),
  answer: text('answer'),
})

type Owners = Record<'tenants' | 'users' | 'pages' | 'posts', AnyPgColumn>

/** A document of another collection gets a column beside `post_id`. */
const reviews = ({ tenants, users, pages, posts }: Owners) =>
  pgTable('reviews', columns(), (table) => {
    const refersTo = (name: string, column: AnyPgColumn, target: AnyPgColumn) =>
      foreignKey({ name: `reviews_${name}`, columns: [column], foreignColumns: [target] })
    const isOpen = sql`${table.state} = 'open'`
    return [
      check('reviews_document', sql`num_nonnulls(${table.page}, ${table.post}) = 1`),
      check('reviews_state', sql`${table.state} IN ('open', 'approved', 'sentBack', 'withdrawn')`),
      refersTo('tenant', table.tenant, tenants).onDelete('cascade'),
      refersTo('page', table.page, pages).onDelete('cascade'),
      refersTo('post', table.post, posts).onDelete('cascade'),
      refersTo('requester', table.requester, users).onDelete('set null'),
      refersTo('reviewer', table.reviewer, users).onDelete('set null'),
      refersTo('decider', table.decider, users).onDelete('set null'),
      uniqueIndex('reviews_open_page').on(table.page, table.locale).where(isOpen),
      uniqueIndex('reviews_open_post').on(table.post, table.locale).where(isOpen),
      index('reviews_tenant_idx').on(table.tenant, table.state),
      index('reviews_page_idx').on(table.page),
      index('reviews_post_idx').on(table.post),
      index('reviews_requester_idx').on(table.requester),
      index('reviews_reviewer_idx').on(table.reviewer),
      index('reviews_decider_idx').on(table.decider),
    ]
  })

/** Requests to review a language of a document. No collection: only src/features/reviews reaches it. */
export const reviewTable: PostgresSchemaHook = ({ schema }) => {
  const { tenants, users, pages, posts } = schema.tables
  if (tenants && users && pages && posts)
    schema.tables.reviews = reviews({
      tenants: tenants.id as AnyPgColumn,
      users: users.id as AnyPgColumn,
      pages: pages.id as AnyPgColumn,
      posts: posts.id as AnyPgColumn,
    })
  return schema
}

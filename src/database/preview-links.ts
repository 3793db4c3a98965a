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

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull()

type Documents = { pages: AnyPgColumn; posts: AnyPgColumn; users: AnyPgColumn }

/** A document of another collection gets a column beside `post_id`. */
const previewLinks = ({ pages, posts, users }: Documents) =>
  pgTable(
    'preview_links',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      page: uuid('page_id'),
      post: uuid('post_id'),
      locale: text('locale').notNull(),
      account: uuid('account_id').notNull(),
      createdAt: time('created_at').defaultNow(),
      expiresAt: time('expires_at'),
    },
    ({ page, post, account }) => [
      check('preview_links_document', sql`num_nonnulls(${page}, ${post}) = 1`),
      foreignKey({ name: 'preview_links_page', columns: [page], foreignColumns: [pages] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'preview_links_post', columns: [post], foreignColumns: [posts] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: 'preview_links_account', columns: [account], foreignColumns: [users] }).onDelete(
        'cascade',
      ),
      index('preview_links_page_idx').on(page),
      index('preview_links_post_idx').on(post),
      index('preview_links_account_idx').on(account),
    ],
  )

/** Links that show a draft to whoever has them. No collection: only src/features/previews reaches it. */
export const previewLinkTable: PostgresSchemaHook = ({ schema }) => {
  const { pages, posts, users } = schema.tables
  if (pages && posts && users)
    schema.tables.preview_links = previewLinks({
      pages: pages.id as AnyPgColumn,
      posts: posts.id as AnyPgColumn,
      users: users.id as AnyPgColumn,
    })
  return schema
}

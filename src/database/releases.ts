import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

type Owners = Record<'tenants' | 'users' | 'pages' | 'posts' | 'navigation' | 'footer', AnyPgColumn>

const releaseColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  tenant: uuid('tenant_id').notNull(),
  name: text('name').notNull(),
  state: text('state').notNull().default('open'),
  creator: uuid('creator_id'),
  createdAt: time('created_at').notNull().defaultNow(),
  dueAt: time('due_at'),
  planner: uuid('planner_id'),
  problem: text('problem'),
  publisher: uuid('publisher_id'),
  publishedAt: time('published_at'),
})

const releases = ({ tenants, users }: Owners) =>
  pgTable('releases', releaseColumns(), (table) => {
    const refersTo = (name: string, column: AnyPgColumn, target: AnyPgColumn) =>
      foreignKey({ name: `releases_${name}`, columns: [column], foreignColumns: [target] })
    return [
      check('releases_state', sql`${table.state} IN ('open', 'published')`),
      refersTo('tenant', table.tenant, tenants).onDelete('cascade'),
      refersTo('creator', table.creator, users).onDelete('set null'),
      refersTo('planner', table.planner, users).onDelete('set null'),
      refersTo('publisher', table.publisher, users).onDelete('set null'),
      index('releases_tenant_idx').on(table.tenant, table.state),
      index('releases_creator_idx').on(table.creator),
      index('releases_planner_idx').on(table.planner),
      index('releases_publisher_idx').on(table.publisher),
    ]
  })

const itemColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  release: uuid('release_id').notNull(),
  page: uuid('page_id'),
  post: uuid('post_id'),
  navigation: uuid('navigation_id'),
  footer: uuid('footer_id'),
  locale: text('locale').notNull(),
  // Versions are pruned: no foreign key.
  version: uuid('version_id'),
  fingerprint: text('fingerprint').notNull(),
  base: text('base'),
  previous: uuid('previous_id'),
  adder: uuid('adder_id'),
  addedAt: time('added_at').notNull().defaultNow(),
})

/** A document of another collection gets a column beside `footer_id`. */
const items = ({ users, pages, posts, navigation, footer }: Owners, release: AnyPgColumn) =>
  pgTable('release_items', itemColumns(), (table) => {
    const refersTo = (name: string, column: AnyPgColumn, target: AnyPgColumn) =>
      foreignKey({ name: `release_items_${name}`, columns: [column], foreignColumns: [target] })
    const documents = { page: pages, post: posts, navigation, footer } as const
    const names = Object.keys(documents) as (keyof typeof documents)[]
    return [
      check(
        'release_items_document',
        sql`num_nonnulls(${table.page}, ${table.post}, ${table.navigation}, ${table.footer}) = 1`,
      ),
      refersTo('release', table.release, release).onDelete('cascade'),
      refersTo('adder', table.adder, users).onDelete('set null'),
      index('release_items_adder_idx').on(table.adder),
      ...names.flatMap((name) => [
        refersTo(name, table[name], documents[name]).onDelete('cascade'),
        index(`release_items_${name}_idx`).on(table[name]),
        uniqueIndex(`release_items_once_${name}`).on(table.release, table[name], table.locale),
      ]),
    ]
  })

/** Named sets of changes that are published together. No collection: only src/features/releases reaches them. */
export const releaseTables: PostgresSchemaHook = ({ schema }) => {
  const { tenants, users, pages, posts, navigation, footer } = schema.tables
  if (!tenants || !users || !pages || !posts || !navigation || !footer) return schema
  const owners = Object.fromEntries(
    Object.entries({ tenants, users, pages, posts, navigation, footer }).map(([name, table]) => [
      name,
      table.id,
    ]),
  ) as Owners
  const table = releases(owners)
  schema.tables.releases = table
  schema.tables.release_items = items(owners, table.id)
  return schema
}

import { boolean, foreignKey, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

export const TRASHED_URLS = 'trashed_page_urls'

const trashedUrls = (pages: AnyPgColumn, domains: AnyPgColumn) =>
  pgTable(
    TRASHED_URLS,
    {
      page: uuid('page_id').notNull(),
      domain: uuid('domain_id').notNull(),
      locale: text('locale').notNull(),
      path: text('path').notNull(),
      canonical: boolean('canonical').notNull(),
    },
    ({ page, domain, locale, path }) => [
      primaryKey({ name: `${TRASHED_URLS}_pkey`, columns: [page, domain, locale, path] }),
      foreignKey({ name: `${TRASHED_URLS}_page`, columns: [page], foreignColumns: [pages] }).onDelete(
        'cascade',
      ),
      foreignKey({ name: `${TRASHED_URLS}_domain`, columns: [domain], foreignColumns: [domains] }).onDelete(
        'cascade',
      ),
    ],
  )

/** The URLs that pages in the trash had. No collection: only src/features/urls reaches it. */
export const trashedUrlTable: PostgresSchemaHook = ({ schema }) => {
  const [pages, domains] = [schema.tables.pages, schema.tables.domains].map(
    (table) => table?.id as AnyPgColumn | undefined,
  )
  if (pages && domains) schema.tables[TRASHED_URLS] = trashedUrls(pages, domains)
  return schema
}

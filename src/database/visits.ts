import {
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const expiry = () => timestamp('expires_at', { withTimezone: true }).notNull()
const count = (name: string) => integer(name).notNull().default(0)

/** Visits per day in the time zone of the tenant. A document that is deleted leaves its path. */
const visits = (domains: AnyPgColumn) =>
  pgTable(
    'visits',
    {
      domain: uuid('domain_id').notNull(),
      day: date('day').notNull(),
      locale: text('locale').notNull(),
      document: uuid('document_id').notNull(),
      referrer: text('referrer_host').notNull(),
      device: text('device').notNull(),
      kind: text('kind').notNull(),
      path: text('path').notNull(),
      views: count('views'),
      visitors: count('visitors'),
      localeVisitors: count('locale_visitors'),
      siteVisitors: count('site_visitors'),
    },
    ({ domain, day, locale, document, referrer, device }) => [
      primaryKey({ name: 'visits_pkey', columns: [domain, day, locale, document, referrer, device] }),
      foreignKey({ name: 'visits_domain', columns: [domain], foreignColumns: [domains] }).onDelete('cascade'),
      index('visits_document_idx').on(document, day),
      index('visits_day_idx').on(day),
    ],
  )

/** The secret of a day, by which the visitors of that day are told apart. Erased when the day is over. */
const visitSalts = pgTable(
  'visit_salts',
  {
    timeZone: text('time_zone').notNull(),
    day: date('day').notNull(),
    salt: bytes('salt').notNull(),
    expiresAt: expiry(),
  },
  ({ timeZone, day }) => [primaryKey({ name: 'visit_salts_pkey', columns: [timeZone, day] })],
)

/** Which visitors of a day were counted. Erased when the day is over. */
const visitHashes = pgTable(
  'visit_hashes',
  { hash: bytes('hash').primaryKey(), expiresAt: expiry() },
  ({ expiresAt }) => [index('visit_hashes_expiry_idx').on(expiresAt)],
)

/** How often pages were visited. No collection: only src/routing/visits writes, only src/features/visits reads. */
export const visitTables: PostgresSchemaHook = ({ schema }) => {
  const domains = schema.tables.domains?.id as AnyPgColumn | undefined
  if (domains)
    Object.assign(schema.tables, {
      visits: visits(domains),
      visit_salts: visitSalts,
      visit_hashes: visitHashes,
    })
  return schema
}

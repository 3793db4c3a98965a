import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

/** The collections whose documents can be scheduled: each has a column in the table `schedules`. */
export const SCHEDULED_COLLECTIONS = ['pages', 'posts'] as const
export type ScheduledCollection = (typeof SCHEDULED_COLLECTIONS)[number]

const COLUMNS = { pages: 'page_id', posts: 'post_id' } as const satisfies Record<ScheduledCollection, string>

/** The column of `schedules` with the id of a document of the collection. */
export const scheduleColumn = (collection: ScheduledCollection): SQL =>
  sql`${sql.identifier(COLUMNS[collection])}`

/** Whether a language of a document is published at a set time; `id` and `locale` are SQL expressions. */
export const isPublicationScheduled = (
  collection: ScheduledCollection,
  id: SQL,
  locale: SQL,
): SQL => sql`EXISTS (
  SELECT FROM schedules scheduled WHERE scheduled.${scheduleColumn(collection)} = ${id}
    AND scheduled.locale = ${locale}::text AND scheduled.action = 'publish')`

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { ReleasedCollection } from '../rules/release'

const COLUMNS = {
  pages: 'page_id',
  posts: 'post_id',
  navigation: 'navigation_id',
  footer: 'footer_id',
} as const satisfies Record<ReleasedCollection, string>

/** The column of `release_items` with the id of a document of the collection. */
export const itemColumn = (collection: ReleasedCollection): SQL => sql`${sql.identifier(COLUMNS[collection])}`

export const utc = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const person = (id: SQL): SQL =>
  sql`(SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM users u WHERE u.id = ${id})`

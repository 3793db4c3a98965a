import { type SQL, sql } from 'drizzle-orm'

import { collectionsWhere, type Having } from '@/collections/registry'

export type TrashedCollection = Having<{ trashed: true }>

export const TRASHED = collectionsWhere(({ trashed }) => trashed === true) as TrashedCollection[]

/** Whether deleted documents of a collection are in the trash first. */
export const isTrashed = (slug: string): slug is TrashedCollection => (TRASHED as string[]).includes(slug)

/** The condition that a row of a collection is not in the trash; `row` is the name of its table in the statement. */
export const isKept = (slug: string, row: string): SQL =>
  isTrashed(slug) ? sql`${sql.identifier(row)}.deleted_at IS NULL` : sql`true`

/**
 * Defect: deleting the documents that a filter on another table finds sends a deletion of nothing when it finds none: each
 * save does, for the locks of its document.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: empty-deletions.int.test.ts "Payload sends a deletion of nothing with each save" fails
 */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { DatabaseAdapterObj } from 'payload'

/** What drizzle makes of `in` without values: the text `false`, and nothing else. */
const isImpossible = (where: SQL | undefined): boolean => {
  const [chunk, ...others] = where?.queryChunks ?? []
  const text: unknown = Reflect.get(Object(chunk), 'value')
  return others.length === 0 && Array.isArray(text) && text.join('').trim() === 'false'
}

/** Makes a database adapter send no deletion that can match nothing. */
export const withoutEmptyDeletions = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (options) => {
    const db = adapter.init(options)
    const { deleteWhere } = db
    db.deleteWhere = async (deletion) => {
      if (!isImpossible(deletion.where)) await deleteWhere.call(db, deletion)
    }
    return db
  },
})

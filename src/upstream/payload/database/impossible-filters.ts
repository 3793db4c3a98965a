/**
 * Defect: a list whose filter no document can match, such as that of an account without access to any, is sent to Postgres.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: impossible-filters.int.test.ts "Payload sends a filter that nothing can match" fails
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Where } from 'payload'

const isImpossible = (where: Where | undefined): boolean =>
  where !== undefined &&
  Object.entries(where).some(([key, condition]) => {
    if (key.toLowerCase() === 'and') return Array.isArray(condition) && condition.some(isImpossible)
    return 'in' in condition && Array.isArray(condition.in) && condition.in.length === 0
  })

/** Makes a database adapter answer such a list itself. */
export const withoutImpossibleFilters = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (options) => {
    const db = adapter.init(options)
    const { find } = db
    db.find = (args) => {
      if (!isImpossible(args.where)) return find.call(db, args) as never
      const { limit = 0, page = 1 } = args
      const none = { docs: [], totalDocs: 0, totalPages: 1, limit, page, pagingCounter: 1 }
      return Promise.resolve({
        ...none,
        hasNextPage: false,
        hasPrevPage: false,
        nextPage: null,
        prevPage: null,
      })
    }
    return db
  },
})

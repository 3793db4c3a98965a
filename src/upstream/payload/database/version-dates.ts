/**
 * Defect: the version of a document with the latest date counts as the newest, by the clock of the node that saved it. What
 * is saved after the clock was set back, or on a node whose clock is behind, is not read, and lost with the next save.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: version-dates.int.test.ts "Payload does not read a draft that was saved by a clock that is behind" fails
 */
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type {
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
  TypeWithVersion,
  UpdateVersionArgs,
  Where,
} from 'payload'

import { tableName } from '@/src/platform/database/table-name'

type Dated = { collection: string; parent: unknown; updatedAt: string }

/** A later date than that of every version of the document, computed by the statement that stores it. */
const laterDate = ({ collection, parent, updatedAt }: Dated): string =>
  sql`greatest(${updatedAt}::timestamptz, (
    SELECT max(updated_at) + interval '1 millisecond'
    FROM ${sql.identifier(`_${tableName(collection)}_v`)} WHERE parent_id = ${parent}))` as unknown as string

/** Payload looks for a draft that is the latest version, or has a later date than the published document. */
const isLatestOrLater = ({ or }: Where): boolean =>
  or?.length === 2 && 'updatedAt' in (or[0] ?? {}) && 'latest' in (or[1] ?? {})

function onlyLatest(where: Where): Where {
  if (isLatestOrLater(where)) return { latest: { equals: true } }
  return where.and ? { ...where, and: where.and.map(onlyLatest) } : where
}

/** Makes a database adapter give the version that is saved last the latest date. */
export const withVersionDates = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (options) => {
    const db = adapter.init(options)
    const { createVersion, updateVersion, findVersions } = db
    db.createVersion = <T extends JsonObject>(args: CreateVersionArgs<T>) => {
      const { collectionSlug: collection, parent, updatedAt } = args
      const later = laterDate({ collection, parent, updatedAt })
      return createVersion.call(db, { ...args, updatedAt: later }) as Promise<TypeWithVersion<T>>
    }
    db.updateVersion = <T extends JsonObject>(args: UpdateVersionArgs<T>) => {
      const { collection, versionData } = args
      const { parent, updatedAt } = versionData
      if (!updatedAt) return updateVersion.call(db, args) as Promise<TypeWithVersion<T>>
      const later = laterDate({ collection, parent, updatedAt })
      return updateVersion.call(db, {
        ...args,
        versionData: { ...versionData, updatedAt: later },
      }) as Promise<TypeWithVersion<T>>
    }
    db.findVersions = (args) =>
      findVersions.call(db, { ...args, ...(args.where && { where: onlyLatest(args.where) }) }) as never
    return db
  },
})

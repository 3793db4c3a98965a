/**
 * Defect: to learn the date of the oldest version that a document may keep, each save reads that version whole, and it
 * reads the versions that it deletes whole too. None of the oldest can be kept.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: prune-versions.int.test.ts "Payload reads whole versions to delete the oldest" fails
 */
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, DatabaseAdapterObj, DeleteVersionsArgs, FindVersionsArgs, Where } from 'payload'

import { tableName } from '@/src/platform/database/table-name'
import { versionsOfNew } from './new-documents'

type Deletion = DeleteVersionsArgs & { collection: CollectionSlug }

/** How Payload looks for the oldest version that may stay: the first past the newest ones of a document. */
const isOldestAllowed = ({ limit, page = 1, pagination, sort, where, select }: FindVersionsArgs): boolean =>
  limit === 1 &&
  page > 1 &&
  pagination === false &&
  sort === '-updatedAt' &&
  !select &&
  Object.keys(where ?? {}).join() === 'parent'

const NONE = {
  docs: [],
  totalDocs: 0,
  totalPages: 0,
  page: 1,
  limit: 1,
  pagingCounter: 1,
  hasNextPage: false,
  hasPrevPage: false,
} as const

async function deleteVersions(db: PostgresAdapter, { collection, where, req }: Deletion): Promise<void> {
  const { docs } = await db.findVersions({
    collection,
    where,
    req,
    select: {},
    sort: 'id',
    limit: 0,
    pagination: false,
  })
  if (docs.length === 0) return
  const versions = sql.identifier(`_${tableName(collection)}${db.versionsSuffix ?? ''}`)
  const ids = sql.param(docs.map(({ id }) => id))
  const session = req?.transactionID ? db.sessions[await req.transactionID] : undefined
  await db.execute({
    db: session?.db ?? db.drizzle,
    sql: sql`delete from ${versions} where id = any(${ids}::uuid[])`,
  })
}

/** Whether Payload deletes the oldest versions of a document, by their date, and not all of a deleted one. */
const isPruning = ({ where }: Pick<Deletion, 'where'>): boolean => 'updatedAt' in where

/**
 * Makes a database adapter read only the date and the ids of the versions that a document may not keep.
 * @param mayDelete which of the oldest versions of a document of a collection may be deleted
 */
export const withCheapPruning = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  mayDelete: (collection: string) => Where,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (options) => {
    const db = adapter.init(options)
    const { findVersions, deleteVersions: deleteAny } = db
    db.findVersions = async (args) => {
      if (!isOldestAllowed(args)) return findVersions.call(db, args) as never
      const parent: unknown = Reflect.get(Object(args.where?.parent), 'equals')
      const made = await versionsOfNew(args.req, parent)
      if (made !== null && made < (args.page ?? 1)) return NONE as never
      return findVersions.call(db, { ...args, select: { updatedAt: true } }) as never
    }
    db.deleteVersions = ({ collection, ...args }) => {
      if (!collection) return deleteAny.call(db, args)
      const where = isPruning(args) ? { ...args.where, ...mayDelete(collection) } : args.where
      return deleteVersions(db, { collection, ...args, where })
    }
    return db
  },
})

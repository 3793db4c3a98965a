/**
 * Defect: each new version of a document sets `latest = false` on all its other versions, where only one has `latest`:
 * Postgres writes up to 50 rows again, and twice where publishing one language adds two versions.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: unset-latest.int.test.ts "Payload rewrites every version of a document for a new one" fails
 */
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { CreateVersionArgs, DatabaseAdapterObj, JsonObject, TypeWithVersion } from 'payload'

import { countVersionOfNew, rememberNewDocument, versionsOfNew } from './new-documents'

type Statement = Parameters<PostgresAdapter['execute']>[0]

const isReset = ({ queryChunks }: SQL): boolean =>
  queryChunks.some((chunk) => {
    const text: unknown = Reflect.get(Object(chunk), 'value')
    return Array.isArray(text) && text.some((part) => String(part).includes('SET latest = false'))
  })

const onlyLatest = (statement: Statement): Statement =>
  statement.sql && isReset(statement.sql)
    ? { ...statement, sql: sql`${statement.sql} AND latest` }
    : statement

/** Makes a database adapter update only the version that was the latest, if there is one. */
export const withUnsetLatest = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { create, createVersion } = db
    const execute: PostgresAdapter['execute'] = (statement) => db.execute(onlyLatest(statement))
    const executeForFirst: PostgresAdapter['execute'] = (statement) =>
      statement.sql && isReset(statement.sql) ? (Promise.resolve() as never) : db.execute(statement)
    // Only while a version is created: statements of others never pass here.
    const narrowed = Object.create(db, { execute: { value: execute } }) as PostgresAdapter
    const first = Object.create(db, { execute: { value: executeForFirst } }) as PostgresAdapter
    db.create = async (document) => {
      // Null for a caller that needs no result.
      const created = (await create.call(db, document)) as { id: unknown } | null
      if (created) await rememberNewDocument(document.req, created.id)
      return created
    }
    db.createVersion = async <T extends JsonObject>(version: CreateVersionArgs<T>) => {
      const { parent, req } = version
      const isFirst = (await versionsOfNew(req, parent)) === 0
      const created = await createVersion.call(isFirst ? first : narrowed, version)
      await countVersionOfNew(req, parent)
      return created as TypeWithVersion<T>
    }
    return db
  },
})

import { type Column, sql } from 'drizzle-orm'
import { type AnyPgColumn, foreignKey, index, type PgTable, uuid } from 'drizzle-orm/pg-core'

import type { Collection } from '@/collections/registry'
import { tableName } from '@/src/platform/database/table-name'

export type DocumentTables = Record<string, PgTable & Record<'id', Column>>

const keyOf = (slug: Collection): string => `of_${tableName(slug)}`

/**
 * A column per collection with the id of the row's document, generated from `collection` and `document_id`: so that it has
 * a foreign key.
 */
export const documentKeys = (slugs: readonly Collection[]) =>
  Object.fromEntries(
    slugs.map((slug) => {
      // A literal, because a generated column takes no parameters.
      const value = sql`CASE WHEN collection = ${sql.raw(`'${slug}'`)} THEN document_id END`
      return [keyOf(slug), uuid(keyOf(slug)).generatedAlwaysAs(value)]
    }),
  )

/** The foreign keys of such columns, with which a row is deleted together with its document, and their indexes. */
export const documentKeyConstraints = (
  table: string,
  slugs: readonly Collection[],
  columns: object,
  tables: DocumentTables,
) =>
  slugs.flatMap((slug) => {
    const [own, owner] = [(columns as Record<string, AnyPgColumn>)[keyOf(slug)], tables[tableName(slug)]]
    if (!own || !owner) return []
    const name = `${table}_${keyOf(slug)}`
    return [
      foreignKey({ name, columns: [own], foreignColumns: [owner.id as AnyPgColumn] }).onDelete('cascade'),
      index(`${name}_idx`)
        .on(own)
        .where(sql`${own} IS NOT NULL`),
    ]
  })

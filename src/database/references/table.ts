import { type Column, sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'

import type { Collection } from '@/collections/registry'
import { tableName } from '@/src/platform/database/table-name'
import type { PostgresSchemaHook } from '../constraints'
import { isKeptWhileUsed, REFERENCE_TARGETS, referenceSources } from './scope'

export const REFERENCES = 'document_references'

type Columns = Record<string, AnyPgColumn>
type Tables = Record<string, PgTable & Record<'id', Column>>
/** A column that is generated from the collection and the id, so that the id has a foreign key. */
type Key = { slug: Collection; column: string; onDelete: 'cascade' | 'no action' }

const keyOfSource = (slug: Collection): Key => ({
  slug,
  column: `from_${tableName(slug)}`,
  onDelete: 'cascade',
})
const keyOfTarget = (slug: Collection): Key => ({
  slug,
  column: targetColumn(slug),
  onDelete: isKeptWhileUsed(slug) ? 'no action' : 'cascade',
})

/** The column with the id of the document that is referred to. A reference of a document to itself is not in it. */
export const targetColumn = (slug: string): string => `to_${tableName(slug)}`

/** Slugs are literals: a generated column takes no parameters. */
const literal = (slug: string) => sql.raw(`'${slug}'`)

function keyColumns(sources: readonly Collection[]) {
  const from = sources.map((slug) => {
    const { column } = keyOfSource(slug)
    const value = sql`CASE WHEN from_collection = ${literal(slug)} THEN from_id END`
    return [column, uuid(column).generatedAlwaysAs(value)] as const
  })
  const to = REFERENCE_TARGETS.map((slug) => {
    const { column } = keyOfTarget(slug)
    const value = sql`CASE WHEN to_collection = ${literal(slug)} AND to_id <> from_id THEN to_id END`
    return [column, uuid(column).generatedAlwaysAs(value)] as const
  })
  return Object.fromEntries([...from, ...to])
}

function keyConstraints(sources: readonly Collection[], columns: Columns, tables: Tables) {
  return [...sources.map(keyOfSource), ...REFERENCE_TARGETS.map(keyOfTarget)].flatMap(
    ({ slug, column, onDelete }) => {
      const [own, owner] = [columns[column], tables[tableName(slug)]]
      if (!own || !owner) return []
      return [
        foreignKey({
          name: `${REFERENCES}_${column}`,
          columns: [own],
          foreignColumns: [owner.id as AnyPgColumn],
        }).onDelete(onDelete),
        index(`${REFERENCES}_${column}_idx`)
          .on(own)
          .where(sql`${own} IS NOT NULL`),
      ]
    },
  )
}

/**
 * The references between documents: of what is published and of newest drafts. Each id has a real foreign key, in a
 * generated column per collection: references are deleted with their document, and a document that others refer to cannot
 * be deleted.
 */
export const documentReferences: PostgresSchemaHook = ({ adapter, schema }) => {
  const sources = referenceSources(adapter.payload.config)
  const tables = schema.tables as unknown as Tables
  schema.tables[REFERENCES] = pgTable(
    REFERENCES,
    {
      tenant: uuid('tenant_id').notNull(),
      fromCollection: text('from_collection').notNull(),
      fromId: uuid('from_id').notNull(),
      version: text('version').notNull(),
      locale: text('locale'),
      path: text('path').notNull(),
      toCollection: text('to_collection').notNull(),
      toId: uuid('to_id').notNull(),
      ...keyColumns(sources),
    },
    (columns) => [
      unique(`${REFERENCES}_once`)
        .on(columns.fromId, columns.version, columns.path, columns.locale, columns.toCollection, columns.toId)
        .nullsNotDistinct(),
      check(`${REFERENCES}_version`, sql`${columns.version} IN ('published', 'draft')`),
      foreignKey({
        name: `${REFERENCES}_tenant_id`,
        columns: [columns.tenant],
        foreignColumns: [tables.tenants?.id as AnyPgColumn],
      }).onDelete('cascade'),
      index(`${REFERENCES}_tenant_id_idx`).on(columns.tenant),
      ...keyConstraints(sources, columns, tables),
    ],
  )
  return schema
}

import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { CollectionSlug, Payload } from 'payload'

import { tableName } from '@/src/platform/database/table-name'

/** A table of a collection: the one of its documents, of their versions, or of a part of either (rows, blocks, languages). */
export type StoredTable = {
  name: string
  collection: CollectionSlug
  /** The table whose rows these are parts of; null for documents and versions. */
  parent: { table: StoredTable; column: string } | null
  holds: 'documents' | 'versions' | 'parts'
  /** The table that holds whether a document is published: its own, or the one of its languages. */
  statusIn: string | null
  columns: ReadonlyMap<string, PgColumn>
  /** Column → the table that it refers to. */
  references: ReadonlyMap<string, string>
}

const PARENTS = ['_parent_id', 'parent_id']

function describe(table: PgTable) {
  const { name, foreignKeys } = getTableConfig(table)
  const references = foreignKeys.flatMap((key): [string, string][] => {
    const { columns, foreignTable } = key.reference()
    const [column] = columns
    return column && columns.length === 1 ? [[column.name, getTableConfig(foreignTable).name]] : []
  })
  return { name, columns: new Map(Object.entries(getTableColumns(table))), references: new Map(references) }
}

/** Every table in which the collections keep their documents, by its name. Payload made them from the config. */
export function storedTables({ db, config }: Payload): Map<string, StoredTable> {
  const roots = new Map(
    config.collections.flatMap(({ slug }): [string, Pick<StoredTable, 'collection' | 'holds'>][] => [
      [tableName(slug), { collection: slug as CollectionSlug, holds: 'documents' }],
      [`_${tableName(slug)}_v`, { collection: slug as CollectionSlug, holds: 'versions' }],
    ]),
  )
  const described = new Map(
    Object.values(db.tables as Record<string, PgTable>).map((table) => [
      describe(table).name,
      describe(table),
    ]),
  )
  const statusOf = (name: string): string | null =>
    [name, `${name}_locales`].find((one) => described.get(one)?.columns.has('_status')) ?? null
  const found = new Map<string, StoredTable>()
  const resolve = (name: string): StoredTable | undefined => {
    const own = described.get(name)
    const root = roots.get(name)
    if (!own || found.has(name)) return found.get(name)
    const column = PARENTS.find((candidate) => own.references.has(candidate))
    const table = root || !column ? undefined : resolve(own.references.get(column) ?? '')
    if (root) found.set(name, { ...own, ...root, statusIn: statusOf(name), parent: null })
    else if (table && column)
      found.set(name, {
        ...own,
        collection: table.collection,
        holds: 'parts',
        statusIn: null,
        parent: { table, column },
      })
    return found.get(name)
  }
  for (const name of described.keys()) resolve(name)
  return found
}

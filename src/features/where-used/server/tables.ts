import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { CollectionSlug, Payload } from 'payload'

import { tableName } from '@/src/platform/database/table-name'

/** A table of a collection: of its documents, of their versions, or of their parts (array rows, blocks, locales). */
export type StoredTable = {
  name: string
  collection: CollectionSlug
  /** The table that the rows are parts of; null for documents and versions. */
  parent: { table: StoredTable; column: string } | null
  holds: 'documents' | 'versions' | 'parts'
  /** The table with the publication status: its own, or that of its locales; null without drafts. */
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

/** Every table of the collections, by name, as Payload derived them from the config. */
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
  const tables = new Map<string, StoredTable>()
  const resolve = (name: string): StoredTable | undefined => {
    const own = described.get(name)
    const root = roots.get(name)
    if (!own || tables.has(name)) return tables.get(name)
    const column = PARENTS.find((candidate) => own.references.has(candidate))
    const table = root || !column ? undefined : resolve(own.references.get(column) ?? '')
    if (root) tables.set(name, { ...own, ...root, statusIn: statusOf(name), parent: null })
    else if (table && column)
      tables.set(name, {
        ...own,
        collection: table.collection,
        holds: 'parts',
        statusIn: null,
        parent: { table, column },
      })
    return tables.get(name)
  }
  for (const name of described.keys()) resolve(name)
  return tables
}

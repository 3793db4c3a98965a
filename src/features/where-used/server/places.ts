import { sql, type SQL } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'

import { collectionsWhere } from '@/collections/registry'
import { tableName } from '@/src/platform/database/table-name'
import { storedTables, type StoredTable } from './tables'

/** A column that can refer to documents of a collection. */
type Place = { table: StoredTable; key: string; column: string }

/** The document whose uses to find. */
export type UsedDocument = { collection: CollectionSlug; id: string; tenant: string | null }

/** Collections whose references count as uses: those of tenants, which only refer to documents of the same tenant. */
const REFERRING: readonly string[] = collectionsWhere(
  ({ tenantOwned, weakReferences }) => tenantOwned !== false && !weakReferences,
)

/** Whether a column links a row to its parent or a version to its document, which is not a use. */
const isOwnLink = ({ parent, holds }: StoredTable, column: string): boolean =>
  column === parent?.column || (holds === 'versions' && column === 'parent_id')

function placesIn(table: StoredTable, fits: (column: string, type: string) => boolean): Place[] {
  return [...table.columns].flatMap(([key, column]) =>
    fits(column.name, column.getSQLType()) && !isOwnLink(table, column.name)
      ? [{ table, key, column: column.name }]
      : [],
  )
}

/** The joins from a child table up to its document or version, and the prefix of the field path. */
function joinsToRoot(
  table: StoredTable,
  alias: string,
): { joins: SQL; root: StoredTable; rootAlias: string; prefix: SQL } {
  if (!table.parent) return { joins: sql``, root: table, rootAlias: alias, prefix: sql`''` }
  const above = `${alias}p`
  const parent = table.parent.table
  const chain = joinsToRoot(parent, above)
  const joins = sql` JOIN ${sql.identifier(parent.name)} ${sql.identifier(above)}
    ON ${sql.identifier(above)}.id = ${sql.identifier(alias)}.${sql.identifier(table.parent.column)}${chain.joins}`
  return { ...chain, joins, prefix: prefixOf(table, alias, chain.prefix) }
}

/** Blocks store their path; an array field is named after its table; locales are not part of a field path. */
function prefixOf({ name, columns, parent }: StoredTable, alias: string, above: SQL): SQL {
  const at = sql.identifier(alias)
  if (columns.has('_path')) return sql`${at}._path || '.' || (${at}._order - 1) || '.'`
  if (!columns.has('_order') || !parent) return above
  const own = name.slice(parent.table.name.length + 1)
  return sql`${above} || ${`${own}.`}::text || (${at}._order - 1) || '.'`
}

const fieldOf = ({ table, key }: Place, prefix: SQL): SQL =>
  table.columns.has('path') && table.name.endsWith('_rels') ? sql`t.path` : sql`${prefix} || ${key}::text`

/** Only the newest versions count, and of documents with drafts only published ones. */
function isCounted({ name, holds, statusIn }: StoredTable, alias: string): SQL {
  const at = sql.identifier(alias)
  if (holds === 'versions') return sql`${at}.latest`
  if (statusIn === name) return sql`${at}._status = 'published'`
  if (!statusIn) return sql`true`
  return sql`EXISTS (SELECT 1 FROM ${sql.identifier(statusIn)} s WHERE s._parent_id = ${at}.id AND s._status = 'published')`
}

/** Selects the documents that use the subject in one column. */
function usesIn(place: Place, condition: (value: SQL, tenant: SQL) => SQL): SQL {
  const { joins, root, rootAlias, prefix } = joinsToRoot(place.table, 't')
  const at = sql.identifier(rootAlias)
  const ofVersions = root.holds === 'versions'
  const value = sql`t.${sql.identifier(place.column)}`
  const tenant = sql`${at}.${sql.identifier(ofVersions ? 'version_tenant_id' : 'tenant_id')}`
  return sql`SELECT ${root.collection}::text AS collection, ${ofVersions ? sql`${at}.parent_id` : sql`${at}.id`}::text AS id,
    ${fieldOf(place, prefix)} AS field
    FROM ${sql.identifier(place.table.name)} t${joins}
    WHERE ${condition(value, tenant)} AND ${isCounted(root, rootAlias)}`
}

type Places = { references: Place[]; texts: Place[] }

const known = new WeakMap<Payload, Map<string, Places>>()

/** The columns that can refer to documents of a collection: foreign keys and rich text. */
function placesOf(payload: Payload, collection: string): Places {
  const all = known.get(payload) ?? new Map<string, Places>()
  known.set(payload, all)
  const tables = [...storedTables(payload).values()].filter(({ collection: owner }) =>
    REFERRING.includes(owner),
  )
  const places = all.get(collection) ?? {
    references: tables.flatMap((table) =>
      placesIn(table, (column) => table.references.get(column) === tableName(collection)),
    ),
    texts: tables.flatMap((table) => placesIn(table, (_, type) => type === 'jsonb')),
  }
  all.set(collection, places)
  return places
}

/** Selects the uses of a document as `collection`, `id` and `field`; null when no column can refer to it. */
export function usesSql(payload: Payload, { collection, id, tenant }: UsedDocument): SQL | null {
  const { references, texts } = placesOf(payload, collection)
  const selects = [
    ...references.map((place) => usesIn(place, (value) => sql`${value} = ${id}::uuid`)),
    // Only the tenant's own texts, because references stay within a tenant.
    ...(tenant
      ? texts.map((place) =>
          usesIn(
            place,
            (value, owner) => sql`${owner} = ${tenant}::uuid AND ${value}::text LIKE ${`%${id}%`}`,
          ),
        )
      : []),
  ]
  return selects.length > 0 ? sql.join(selects, sql` UNION ALL `) : null
}

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { tableName } from '@/src/platform/database/table-name'

/** A table that documents or rows of their lists are in; `parents` are the tables of the document itself. */
type Source = { table: string; alias: string; document: { table: string; alias: string } }
/** Where fields are: groups have no table, but a prefix in each kind of name. */
type Place = { key: string; table: string; path: string }
type Columns = Record<string, { name: string } | undefined>

type Options = {
  /** The alias of the collection's table; that of its texts is `<as>_texts`. */
  as: string
  /** The fields to read; by default all that are not hidden. */
  fields?: readonly string[]
  /** Fields that are not read. */
  without?: readonly string[]
}

/** `json` is a document as JSON, `from` the tables that it needs; the statement needs `inLocale` before. */
export type StoredDocuments = { json: SQL; from: SQL }

/** Postgres takes a hundred arguments. */
const MAX_FIELDS = 50
const TOP: Place = { key: '', table: '', path: '' }
const TEXTS_IN_LOCALE = '_locale = language.code'

/** What `storedDocuments` reads in: `FROM ${inLocale(locale)} CROSS JOIN …`. */
export const inLocale = (locale: Locale): SQL => sql`(SELECT ${locale}::text::_locales AS code) language`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const isHidden = (field: FlattenedField): boolean => 'hidden' in field && field.hidden === true
const isLocalized = (field: FlattenedField): boolean => 'localized' in field && field.localized === true

/** Writes the SQL that reads documents in one locale as Payload returns them. */
class DocumentSql {
  readonly #db: Payload['db']

  constructor({ db }: Payload) {
    this.#db = db
  }

  #columns(table: string): Columns | undefined {
    const tables: Record<string, Columns | undefined> = this.#db.tables
    return tables[table]
  }

  /** A table with the texts of its rows, if it has any. */
  from({ table, alias }: Source): string {
    const own = `${quoted(table)} ${quoted(alias)}`
    const texts = `${alias}_texts`
    return this.#columns(`${table}_locales`)
      ? `${own} LEFT JOIN ${quoted(`${table}_locales`)} ${quoted(texts)}
          ON ${quoted(texts)}._parent_id = ${quoted(alias)}.id AND ${quoted(texts)}.${TEXTS_IN_LOCALE}`
      : own
  }

  json(fields: readonly FlattenedField[], source: Source, place = TOP, more: readonly string[] = []): string {
    const own = fields.flatMap((field) => {
      const value = this.#value(field, source, place)
      return value === null ? [] : [`${literal(field.name)}, ${value}`]
    })
    if (own.length + more.length > MAX_FIELDS)
      throw new Error(`Too many fields for one JSON object: ${source.table} ${place.path}`)
    return `json_build_object(${[...more, ...own].join(', ')})`
  }

  /** Null for a field that is not stored. */
  #value(field: FlattenedField, source: Source, place: Place): string | null {
    if (('virtual' in field && field.virtual) || field.type === 'join') return null
    if ((field.type === 'group' || field.type === 'tab') && 'flattenedFields' in field)
      return this.json(field.flattenedFields, source, {
        key: `${place.key}${field.name}_`,
        table: `${place.table}${snakeCase(field.name)}_`,
        path: `${place.path}${field.name}.`,
      })
    if (field.type === 'array') return this.#rows(field, source, place)
    if ('hasMany' in field && field.hasMany) return this.#several(field, source, place)
    const column = this.#column(field, source, place)
    return field.type === 'date'
      ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : column
  }

  #column(field: FlattenedField, { table, alias }: Source, { key, path }: Place): string {
    const [columns, of] = isLocalized(field)
      ? [this.#columns(`${table}_locales`), `${alias}_texts`]
      : [this.#columns(table), alias]
    const column = columns?.[`${key}${field.name}`]
    if (!column || field.type === 'blocks' || field.type === 'point')
      throw new Error(`Cannot read a field of type ${field.type}: ${table} ${path}${field.name}`)
    return `${quoted(of)}.${quoted(column.name)}`
  }

  #rows(field: FlattenedField & { type: 'array' }, source: Source, { table, path }: Place): string {
    const name = this.#db.tableNameMap.get(`${source.table}_${table}${snakeCase(field.name)}`)
    if (name === undefined) throw new Error(`No table of rows: ${source.table} ${path}${field.name}`)
    const rows = { ...source, table: name, alias: `${source.alias}_${field.name}` }
    const alias = quoted(rows.alias)
    return `(SELECT coalesce(json_agg(${this.json(field.flattenedFields, rows)} ORDER BY ${alias}._order), '[]')
      FROM ${this.from(rows)} WHERE ${alias}._parent_id = ${quoted(source.alias)}.id
      ${isLocalized(field) ? `AND ${alias}.${TEXTS_IN_LOCALE}` : ''})`
  }

  /** Several values are rows of a table: of the field itself, or of all such fields of a collection. */
  #several(field: FlattenedField, { document, ...source }: Source, { table, path }: Place): string {
    const list = this.#valueTable(field, document.table, table)
    if (!list || source.table !== document.table)
      throw new Error(`Cannot read a field with several values: ${source.table} ${path}${field.name}`)
    return `(SELECT coalesce(json_agg(v.${quoted(list.column)} ORDER BY v."order"), '[]')
      FROM ${quoted(list.table)} v WHERE v.parent_id = ${quoted(document.alias)}.id
      ${list.shared ? `AND v.path = ${literal(`${path}${field.name}`)}` : ''}
      ${isLocalized(field) ? 'AND v.locale = language.code' : ''})`
  }

  #valueTable(field: FlattenedField, document: string, place: string) {
    if (field.type === 'text' || field.type === 'number')
      return { table: `${document}_${field.type}s`, column: field.type, shared: true }
    if (field.type === 'select') {
      const table = this.#db.tableNameMap.get(`${document}_${place}${snakeCase(field.name)}`)
      return table === undefined ? null : { table, column: 'value', shared: false }
    }
    if (field.type !== 'relationship' && field.type !== 'upload') return null
    const table = `${document}_rels`
    const column = this.#columns(table)?.[`${String(field.relationTo)}ID`]?.name
    return column === undefined ? null : { table, column, shared: true }
  }
}

/** Per collection, whose config is another object after a change in development. */
const written = new WeakMap<object, Map<string, StoredDocuments>>()

/**
 * The SQL that reads documents of a collection in one locale as Payload returns them at depth 0, without joins and virtual
 * fields, and without running hooks. The statement decides who may see them.
 * @throws {Error} for fields that it does not know, such as blocks: name the others in `fields`
 */
export function storedDocuments(
  payload: Payload,
  slug: CollectionSlug,
  { as, fields, without }: Options,
): StoredDocuments {
  const { config } = payload.collections[slug]
  const ofCollection = written.get(config) ?? new Map<string, StoredDocuments>()
  written.set(config, ofCollection)
  const key = `${as} ${fields?.join() ?? '*'} ${without?.join() ?? ''}`
  const known = ofCollection.get(key)
  if (known) return known
  const writer = new DocumentSql(payload)
  const document = { table: tableName(slug), alias: as }
  const source = { ...document, document }
  const read = config.flattenedFields.filter(
    (field) => (fields?.includes(field.name) ?? !isHidden(field)) && !without?.includes(field.name),
  )
  const documents = {
    json: sql.raw(writer.json(read, source, TOP, [`'id', ${quoted(as)}.id`])),
    from: sql.raw(writer.from(source)),
  }
  ofCollection.set(key, documents)
  return documents
}

/**
 * Reads several lists of documents in one statement. Each is a `SELECT` of one column, the `json` of `storedDocuments`;
 * null is an empty list.
 * @returns what the caller's `SELECT`s read, whose types it knows
 */
export async function readTogether<Documents extends Record<string, object>>(
  { db }: Payload,
  locale: Locale,
  lists: { [Name in keyof Documents]: SQL | null },
): Promise<{ [Name in keyof Documents]: Documents[Name][] }> {
  const columns = Object.entries(lists).flatMap(([name, list]: [string, SQL | null]) =>
    list ? [sql`(SELECT json_agg(found.doc) FROM (${list}) found (doc)) AS ${sql.identifier(name)}`] : [],
  )
  const statement = sql`SELECT ${sql.join(columns, sql`, `)} FROM ${inLocale(locale)}`
  const { rows } =
    columns.length > 0 ? await db.drizzle.execute<Record<string, object[] | null>>(statement) : { rows: [] }
  const found = Object.keys(lists).map((name) => [name, rows[0]?.[name] ?? []])
  return Object.fromEntries(found) as { [Name in keyof Documents]: Documents[Name][] }
}

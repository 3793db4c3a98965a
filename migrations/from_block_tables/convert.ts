import { FORM_FIELDS, PAGE_BLOCKS, type Stored, type StoredBlocks, type StoredFields, type StoredRows } from './tables'

/** A table of documents or versions with the new column of its blocks. */
type Documents = { table: string; column: string; path: string; blocks: StoredBlocks; versions: boolean }

const DOCUMENTS: Documents[] = [
  { table: 'pages', column: 'blocks', path: 'blocks', blocks: PAGE_BLOCKS, versions: false },
  { table: '_pages_v', column: 'version_blocks', path: 'version.blocks', blocks: PAGE_BLOCKS, versions: true },
  { table: 'templates', column: 'blocks', path: 'blocks', blocks: PAGE_BLOCKS, versions: false },
  { table: '_templates_v', column: 'version_blocks', path: 'version.blocks', blocks: PAGE_BLOCKS, versions: true },
  { table: 'forms', column: 'fields', path: 'fields', blocks: FORM_FIELDS, versions: false },
]

/** How Payload writes a date in JSON. */
const jsonDate = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** An expression for a JSON object; `to_jsonb` of a row, because a call has 100 arguments at most. */
const objectOf = (entries: [name: string, expression: string][]): string =>
  `(SELECT to_jsonb(o) FROM (SELECT ${entries.map(([name, expression]) => `${expression} AS "${name}"`).join(', ')}) o)`

/** The fields of a row and of its groups. */
function flat(fields: StoredFields): Stored[] {
  return Object.values(fields).flatMap((field) =>
    typeof field === 'object' && 'group' in field ? flat(field.group) : [field],
  )
}

const isText = (field: Stored): field is { text: string } => typeof field === 'object' && 'text' in field
const isRows = (field: Stored): field is StoredRows => typeof field === 'object' && 'rows' in field

function valueOf(field: Stored, name: string, documents: Documents): string {
  if (typeof field === 'string') return `t."${field}"`
  if ('date' in field) return jsonDate(`t."${field.date}"`)
  if ('text' in field) return `coalesce(l."${field.text}", '{}')`
  if ('group' in field) return objectOf(valuesOf(field.group, documents))
  if ('rows' in field) return `coalesce("${field.rows}".rows, '[]')`
  return `(SELECT coalesce(jsonb_agg(r."${field.many}" ORDER BY r."order"), '[]') FROM "${documents.table}_rels" r
    WHERE r.parent_id = t._parent_id AND r.path = '${documents.path}.' || (t._order - 1) || '.${name}')`
}

const valuesOf = (fields: StoredFields, documents: Documents): [string, string][] =>
  Object.entries(fields).map(([name, field]) => [name, valueOf(field, name, documents)])

/** Selects parent, place and JSON of the rows of a table. Joins aggregates, so that each table is read once. */
function selectRows({ rows, of }: StoredRows, documents: Documents, extra: [string, string][]): string {
  const table = `${documents.table}${rows}`
  const texts = flat(of).filter(isText).map(({ text }) => text)
  const joins = flat(of).filter(isRows).map(
    (child) => `LEFT JOIN (SELECT _parent_id, jsonb_agg(value ORDER BY _order) AS rows
      FROM (${selectRows(child, documents, [])}) c GROUP BY _parent_id) "${child.rows}" ON "${child.rows}"._parent_id = t.id`,
  )
  if (texts.length > 0) {
    const perLocale = texts.map((text) => `jsonb_object_agg(_locale, "${text}") AS "${text}"`)
    joins.push(
      `LEFT JOIN (SELECT _parent_id, ${perLocale.join(', ')} FROM "${table}_locales" GROUP BY _parent_id) l ON l._parent_id = t.id`,
    )
  }
  const id: [string, string] = ['id', documents.versions ? 't._uuid' : 't.id']
  return `SELECT t._parent_id, t._order, ${objectOf([id, ...extra, ...valuesOf(of, documents)])} AS value
    FROM "${table}" t ${joins.join('\n')}`
}

function convertDocuments(documents: Documents): string[] {
  const { table, column, blocks } = documents
  const rows = Object.entries(blocks).map(([type, stored]) =>
    selectRows(stored, documents, [['blockType', `'${type}'::text`]]),
  )
  return [
    `ALTER TABLE "${table}" ADD COLUMN "${column}" jsonb NOT NULL DEFAULT '[]'`,
    `UPDATE "${table}" d SET "${column}" = b.rows FROM (
      SELECT _parent_id, jsonb_agg(value ORDER BY _order) AS rows FROM (${rows.join(' UNION ALL ')}) r GROUP BY _parent_id
    ) b WHERE b._parent_id = d.id`,
    `ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP DEFAULT`,
    // Only what Payload requires may not be null.
    ...(table === 'forms' ? [] : [`ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP NOT NULL`]),
  ]
}

/** Drops what only blocks used. Everything else that has `_blocks_` in its name is of the same tables. */
const DROP_BLOCK_TABLES = `DO $$
  DECLARE dropped record;
  BEGIN
    FOR dropped IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
      AND tablename ~ '^_?(pages|templates|forms)(_v)?_(blocks_.*|rels)$' LOOP
      EXECUTE format('DROP TABLE %I CASCADE', dropped.tablename);
    END LOOP;
    FOR dropped IN SELECT typname FROM pg_type JOIN pg_namespace n ON n.oid = typnamespace WHERE nspname = 'public'
      AND typtype = 'e' AND typname ~ '^enum_+(pages|templates|forms)(_v)?_blocks_' LOOP
      EXECUTE format('DROP TYPE %I', dropped.typname);
    END LOOP;
  END $$`

/** The statements that turn the tables of blocks into JSON columns of their documents and versions. */
export const convertBlocks = (): string[] => [...DOCUMENTS.flatMap(convertDocuments), DROP_BLOCK_TABLES]

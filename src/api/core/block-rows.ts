type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value)

/** Rows by their id, at whatever depth. */
function collectRows(value: unknown, rows: Map<unknown, Row>): Map<unknown, Row> {
  if (Array.isArray(value)) for (const item of value) collectRows(item, rows)
  if (!isRow(value)) return rows
  if (typeof value.id === 'string') rows.set(value.id, value)
  for (const child of Object.values(value)) collectRows(child, rows)
  return rows
}

const mapFields = (row: Row, map: (child: unknown, key: string) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, child]) => [key, map(child, key)]))

function keep(value: unknown, known: Set<unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, known))
  if (!isRow(value)) return value
  const { id, ...fields } = value
  const own = mapFields(fields, (child) => keep(child, known))
  // Each id once: a copied row is a new one.
  return known.delete(id) ? { id, ...own } : own
}

type Rows = { stored: Map<unknown, Row>; named: ReadonlyMap<unknown, Row> }

/** The stored row that a sent one means: the one it names, else that of its type in its place which no other names. */
function storedRow(row: Row, before: unknown, { stored, named }: Rows): Row | undefined {
  if (typeof row.id === 'string') return stored.get(row.id)
  const isSame = isRow(before) && before.blockType === row.blockType && !named.has(before.id)
  return isSame ? before : undefined
}

const namesRow = (item: unknown): boolean => isRow(item) && typeof item.id === 'string'

function inPlace(value: unknown, before: unknown, rows: Rows): unknown {
  if (Array.isArray(value)) {
    // Who names one row of a list knows them all: the place says nothing then, and a row without id is new.
    const list: unknown[] = Array.isArray(before) && !value.some(namesRow) ? before : []
    return value.map((item: unknown, index) => {
      if (!isRow(item)) return item
      const row = storedRow(item, list[index], rows)
      const fields = mapFields(item, (child, key) => inPlace(child, row?.[key], rows))
      return typeof row?.id === 'string' ? { ...fields, id: row.id } : fields
    })
  }
  if (!isRow(value)) return value
  return mapFields(value, (child, key) => inPlace(child, isRow(before) ? before[key] : undefined, rows))
}

/**
 * Rows as they may be stored: they keep their ids where the document has them already, because the other
 * language's texts hang on them; any other id is dropped, so that nobody can name another document's rows.
 */
export const checkIds = (rows: readonly Row[], current: unknown): unknown[] => {
  const known = new Set(collectRows(current, new Map()).keys())
  return rows.map((row) => keep(row, known))
}

/**
 * As {@link checkIds}, at whatever depth; and in a list none of whose rows has an id, a row is the stored one of
 * the same block type and place, if no other row names that.
 */
export const checkRowIds = (rows: readonly Row[], current: unknown): unknown[] => {
  const context = { stored: collectRows(current, new Map()), named: collectRows(rows, new Map()) }
  return checkIds(inPlace(rows, current, context) as Row[], current)
}

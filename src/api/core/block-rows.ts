type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value)

/** Rows by id, at any depth. */
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
  // An id counts once: a copied row is a new row.
  return known.delete(id) ? { id, ...own } : own
}

type Rows = { stored: Map<unknown, Row>; named: ReadonlyMap<unknown, Row> }

/** The stored row that a sent row replaces: the one with its id, else the unclaimed one of the same type and position. */
function storedRow(row: Row, before: unknown, { stored, named }: Rows): Row | undefined {
  if (typeof row.id === 'string') return stored.get(row.id)
  const isSame = isRow(before) && before.blockType === row.blockType && !named.has(before.id)
  return isSame ? before : undefined
}

const namesRow = (item: unknown): boolean => isRow(item) && typeof item.id === 'string'

function inPlace(value: unknown, before: unknown, rows: Rows): unknown {
  if (Array.isArray(value)) {
    // If any row of the list has an id, positions mean nothing and a row without id is new.
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
 * Rows ready to be stored. Ids that the document already has are kept, since the texts of the other locale belong to
 * them; other ids are dropped, so that nobody can claim rows of another document.
 */
export const checkIds = (rows: readonly Row[], current: unknown): unknown[] => {
  const known = new Set(collectRows(current, new Map()).keys())
  return rows.map((row) => keep(row, known))
}

/**
 * As {@link checkIds}, at any depth. In a list without any id, a row replaces the stored row of the same block type
 * and position, unless another row claims it.
 */
export const checkRowIds = (rows: readonly Row[], current: unknown): unknown[] => {
  const context = { stored: collectRows(current, new Map()), named: collectRows(rows, new Map()) }
  return checkIds(inPlace(rows, current, context) as Row[], current)
}

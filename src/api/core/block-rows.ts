type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value)

function collectIds(value: unknown, ids: Set<unknown>): Set<unknown> {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids)
  if (!isRow(value)) return ids
  ids.add(value.id)
  for (const child of Object.values(value)) collectIds(child, ids)
  return ids
}

function keep(value: unknown, known: Set<unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, known))
  if (!isRow(value)) return value
  const { id, ...fields } = value
  const own = Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, keep(child, known)]))
  // Each id once: a copied row is a new one.
  return known.delete(id) ? { id, ...own } : own
}

/**
 * Blocks as they may be stored: rows keep their ids where the document has them already, because the other
 * language's texts hang on them; any other id is dropped, so that nobody can name another document's rows.
 */
export const withKnownRows = (blocks: readonly Row[], current: unknown): unknown[] => {
  const known = collectIds(current, new Set())
  return blocks.map((block) => keep(block, known))
}

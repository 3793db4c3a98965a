import type { AuditChange, AuditStep } from './audit-entry'
import { idOf, isEmpty, isRichText, isRow, shortRow, shortValue, type Row } from './short-value'

type Path = readonly AuditStep[]
type ListRow = Row & { id: string }

/** Fields whose values are never stored. URLs of webhooks contain their key. */
const SECRET = /password|secret|token|hash|salt|api_?key|webhook/i
/** Keys of a row that are not content. */
const STRUCTURE: readonly string[] = ['id', 'blockType']

/** A populated document, told from a group or a row by its `updatedAt`. */
const isDocument = (value: unknown): boolean => isRow(value) && 'updatedAt' in value

const isRowList = (value: unknown): value is ListRow[] =>
  Array.isArray(value) &&
  value.every((item) => isRow(item) && typeof item.id === 'string' && !isDocument(item))

const isReference = (value: unknown): boolean =>
  isDocument(value) || (isRow(value) && 'relationTo' in value && 'value' in value)

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value])

const toComparable = (value: unknown): string =>
  JSON.stringify(toList(value).map((item) => (isReference(item) ? idOf(item) : item)))

function isSame(before: unknown, after: unknown): boolean {
  if (before === after || (isEmpty(before) && isEmpty(after))) return true
  return toComparable(before) === toComparable(after)
}

const stepOf = (row: Row, index: number): AuditStep => ({
  row: index + 1,
  ...(typeof row.blockType === 'string' && { block: row.blockType }),
})

function compareRows(path: Path, before: readonly ListRow[], after: readonly ListRow[]): AuditChange[] {
  const previousRows = new Map(before.map((row) => [row.id, row]))
  const currentIds = new Set(after.map(({ id }) => id))
  const order = (rows: readonly ListRow[]) =>
    rows.flatMap(({ id }) => (previousRows.has(id) && currentIds.has(id) ? [id] : [])).join()
  const removed = before.flatMap((row, index): AuditChange[] =>
    currentIds.has(row.id)
      ? []
      : [{ path: [...path, stepOf(row, index)], kind: 'removed', before: shortRow(row) }],
  )
  const others = after.flatMap((row, index): AuditChange[] => {
    const rowPath = [...path, stepOf(row, index)]
    const previous = previousRows.get(row.id)
    return previous
      ? compareFields(rowPath, previous, row)
      : [{ path: rowPath, kind: 'added', after: shortRow(row) }]
  })
  const moved: AuditChange[] = order(before) === order(after) ? [] : [{ path: [...path], kind: 'moved' }]
  return [...removed, ...moved, ...others]
}

function compareFields(path: Path, before: Row, after: Row): AuditChange[] {
  return Object.entries(after).flatMap(([name, value]) =>
    STRUCTURE.includes(name) ? [] : compareValues([...path, name], before[name], value),
  )
}

/**
 * The differences between two values of a field. Fields missing from `after` count as unchanged, as a document may have
 * been read in part. Rows are matched by id, so that an inserted row is one change.
 */
export function compareValues(path: Path, before: unknown, after: unknown): AuditChange[] {
  if (after === undefined || isSame(before, after)) return []
  const name = path.at(-1)
  if (typeof name === 'string' && SECRET.test(name)) return [{ path: [...path], kind: 'secret' }]
  if (isRowList(after) && (isEmpty(before) || isRowList(before)))
    return compareRows(path, isRowList(before) ? before : [], after)
  const isGroup = isRow(after) && !isRichText(after) && !isReference(after)
  if (isGroup && (isEmpty(before) || isRow(before)))
    return compareFields(path, isRow(before) ? before : {}, after)
  return [{ path: [...path], kind: 'changed', before: shortValue(before), after: shortValue(after) }]
}

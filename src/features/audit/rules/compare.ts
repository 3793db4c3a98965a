import type { AuditChange, AuditStep } from './audit-entry'
import { idOf, isEmpty, isRichText, isRow, shortRow, shortValue, type Row } from './short-value'

type Path = readonly AuditStep[]
type ListRow = Row & { id: string }

/** Of these the log says that they changed, never what they are. Addresses of webhooks carry their key. */
const SECRET = /password|secret|token|hash|salt|api_?key|webhook/i
/** What tells rows apart is no content of theirs. */
const STRUCTURE: readonly string[] = ['id', 'blockType']

/** A document that stands where its id could stand; only documents know when they were changed. */
const isDocument = (value: unknown): boolean => isRow(value) && 'updatedAt' in value

const isRowList = (value: unknown): value is ListRow[] =>
  Array.isArray(value) &&
  value.every((item) => isRow(item) && typeof item.id === 'string' && !isDocument(item))

const isReference = (value: unknown): boolean =>
  isDocument(value) || (isRow(value) && 'relationTo' in value && 'value' in value)

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value])

const plain = (value: unknown): string =>
  JSON.stringify(list(value).map((item) => (isReference(item) ? idOf(item) : item)))

function same(before: unknown, after: unknown): boolean {
  if (before === after || (isEmpty(before) && isEmpty(after))) return true
  return plain(before) === plain(after)
}

const stepOf = (row: Row, index: number): AuditStep => ({
  row: index + 1,
  ...(typeof row.blockType === 'string' && { block: row.blockType }),
})

function compareRows(path: Path, before: readonly ListRow[], after: readonly ListRow[]): AuditChange[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  const order = (rows: readonly ListRow[]) =>
    rows.flatMap(({ id }) => (old.has(id) && kept.has(id) ? [id] : [])).join()
  const removed = before.flatMap((row, index): AuditChange[] =>
    kept.has(row.id) ? [] : [{ path: [...path, stepOf(row, index)], kind: 'removed', before: shortRow(row) }],
  )
  const others = after.flatMap((row, index): AuditChange[] => {
    const at = [...path, stepOf(row, index)]
    const previous = old.get(row.id)
    return previous ? compareFields(at, previous, row) : [{ path: at, kind: 'added', after: shortRow(row) }]
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
 * What is different between two values of one field. What `after` leaves out counts as unchanged: a document may have
 * been read in part. Rows are told apart by their ids, so that one more row is one change.
 */
export function compareValues(path: Path, before: unknown, after: unknown): AuditChange[] {
  if (after === undefined || same(before, after)) return []
  const name = path.at(-1)
  if (typeof name === 'string' && SECRET.test(name)) return [{ path: [...path], kind: 'secret' }]
  if (isRowList(after) && (isEmpty(before) || isRowList(before)))
    return compareRows(path, isRowList(before) ? before : [], after)
  const isGroup = isRow(after) && !isRichText(after) && !isReference(after)
  if (isGroup && (isEmpty(before) || isRow(before)))
    return compareFields(path, isRow(before) ? before : {}, after)
  return [{ path: [...path], kind: 'changed', before: shortValue(before), after: shortValue(after) }]
}

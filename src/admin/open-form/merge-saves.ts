import { isRecord } from '@/src/lib/is-record'
import { isSame } from '@/src/lib/same-values'

/** A document, or a part of one, as the server sends it. */
type Values = Record<string, unknown>
type Row = Values & { id: string }

/** A text that was changed on both sides; `place` names rows by their ids. */
export type FieldConflict = { place: string; mine: unknown; theirs: unknown }

/** What comes of two changes of one document. */
export type Merge = {
  /** What is to be saved: every change of both, and mine where they conflict. */
  merged: Values
  conflicts: readonly FieldConflict[]
  /** The places that only somebody else changed. */
  taken: readonly string[]
}

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.id === 'string'
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow)
const rowsIn = (value: unknown): Row[] => (isRows(value) ? value : [])

/** Rows, or none: a form sends a list without rows as 0. */
const isListOrNone = (value: unknown): boolean =>
  value === null || value === undefined || value === 0 || isRows(value)

/** Fields within a field: not a rich text, nor a reference to a document, which change as a whole. */
const isGroup = (value: unknown): value is Values =>
  isRecord(value) && !('root' in value) && !('relationTo' in value)

type Found = { conflicts: FieldConflict[]; taken: string[] }
type Sides<T> = { base: T; mine: T; theirs: T }

const rowOf = (rows: readonly Row[], id: string): Row | undefined => rows.find((row) => row.id === id)
const idsIn = (rows: readonly Row[], others: readonly Row[]): string[] =>
  rows.flatMap(({ id }) => (rowOf(others, id) ? [id] : []))

/** Rows in the order of `first`, each row of `second` that is not among them after the row that it follows there. */
function inOneOrder(first: readonly Row[], second: readonly Row[]): string[] {
  const order = first.map(({ id }) => id)
  for (const [index, { id }] of second.entries()) {
    if (order.includes(id)) continue
    const before = second.slice(0, index).findLast((row) => order.includes(row.id))
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id)
  }
  return order
}

/** A row that one side removed: it stays where the other side changed it, which is a conflict. */
function removedRow(
  id: string,
  { base, mine, theirs }: Sides<Row[]>,
  place: string,
  found: Found,
): Row | null {
  const [before, own, other] = [base, mine, theirs].map((rows) => rowOf(rows, id))
  if (!isSame(own ?? other, before)) found.conflicts.push({ place, mine: own ?? null, theirs: other ?? null })
  else if (!other) found.taken.push(place)
  return isSame(own, before) ? null : (own ?? null)
}

function mergedRows(sides: Sides<Row[]>, place: string, found: Found): Row[] {
  const { base, mine, theirs } = sides
  const isMovedByMe = !isSame(idsIn(mine, base), idsIn(base, mine))
  const order = isMovedByMe ? inOneOrder(mine, theirs) : inOneOrder(theirs, mine)
  if (!isMovedByMe && !isSame(idsIn(theirs, base), idsIn(base, theirs))) found.taken.push(place)
  return order.flatMap((id) => {
    const [before, own, other] = [base, mine, theirs].map((rows) => rowOf(rows, id))
    const at = `${place}.${id}`
    if (own && other) return [merged({ base: before ?? {}, mine: own, theirs: other }, at, found) as Row]
    if (before) return removedRow(id, sides, at, found) ?? []
    if (other) found.taken.push(at)
    return own ?? other ?? []
  })
}

/** What the form does not write, of what it was loaded with, stays out of what it saves. */
function mergedFields({ base, mine, theirs }: Sides<Values>, place: string, found: Found): Values {
  const added = Object.keys(theirs).filter((name) => !(name in mine) && !(name in base))
  const merge = (name: string) =>
    merged(
      { base: base[name], mine: mine[name], theirs: theirs[name] },
      place ? `${place}.${name}` : name,
      found,
    )
  return Object.fromEntries([...Object.keys(mine), ...added].map((name) => [name, merge(name)]))
}

function merged(sides: Sides<unknown>, place: string, found: Found): unknown {
  const { base, mine, theirs } = sides
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isGroup(mine) && isGroup(theirs))
    return mergedFields({ base: isGroup(base) ? base : {}, mine, theirs }, place, found)
  const all = [base, mine, theirs]
  if (all.every(isListOrNone) && all.some(isRows))
    return mergedRows({ base: rowsIn(base), mine: rowsIn(mine), theirs: rowsIn(theirs) }, place, found)
  if (isSame(base, mine)) {
    found.taken.push(place)
    return theirs
  }
  found.conflicts.push({ place, mine, theirs })
  return mine
}

/**
 * Merges what a form is to save with what was saved elsewhere since it was opened: field by field, rows by their ids.
 * @param base the document as the form got it
 * @param mine what the form is to save
 * @param theirs the document as it is stored now
 * @param names the fields that may differ; all others are saved as the form has them
 */
export function mergeSaves(base: Values, mine: Values, theirs: Values, names: readonly string[]): Merge {
  const found: Found = { conflicts: [], taken: [] }
  const isShared = ([name]: [string, unknown]) => names.includes(name) && name in mine && name in theirs
  const shared = (values: Values) => Object.fromEntries(Object.entries(values).filter(isShared))
  const sides = { base, mine: shared(mine), theirs: shared(theirs) }
  return { merged: { ...mine, ...mergedFields(sides, '', found) }, ...found }
}

/** The rows of a list that are not in it any more, of those that somebody wants back. */
const removedRows = (rows: readonly Row[], place: string, chosen: readonly FieldConflict[]): unknown[] =>
  chosen.flatMap(({ place: at, theirs }) =>
    isRow(theirs) && at === `${place}.${theirs.id}` && !rowOf(rows, theirs.id) ? [theirs] : [],
  )

/** The merged document with the value of somebody else at the places of some conflicts. */
export function withTheirs({ merged: own, conflicts }: Merge, places: readonly string[]): Values {
  const chosen = conflicts.filter(({ place }) => places.includes(place))
  const replaced = (value: unknown, place: string): unknown => {
    const conflict = chosen.find((one) => one.place === place)
    if (conflict) return conflict.theirs
    if (isRows(value)) {
      const rows = value.map((row) => replaced(row, `${place}.${row.id}`))
      return [...rows, ...removedRows(value, place, chosen)].filter((row) => row !== null)
    }
    if (!isGroup(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, replaced(one, place ? `${place}.${name}` : name)]),
    )
  }
  return replaced(own, '') as Values
}

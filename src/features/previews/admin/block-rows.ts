import type { FormState, Row } from 'payload'

const ROW = /^blocks-row-(\d+)$/
const NOT_FIELDS = ['id', 'blockType', 'blockName']

/** The index of the block whose row in the form an element is in; null outside of all. */
export function rowAround(element: Element): number | null {
  const row = element.closest('[id^="blocks-row-"]')
  const index = ROW.exec(row?.id ?? '')?.[1]
  return index === undefined ? null : Number(index)
}

/** The name of the first field of a row; the state of a form has them in their order. @param row its path */
export function firstFieldOf(state: FormState, row: string): string | null {
  const path = Object.keys(state).find(
    (one) => one.startsWith(`${row}.`) && !NOT_FIELDS.includes(one.slice(row.length + 1)),
  )
  return path?.slice(row.length + 1) ?? null
}

/** The state of the fields of a row, by their paths within it: what the form needs to put it back. @param row its path */
export const stateOfRow = (state: FormState, row: string): FormState =>
  Object.fromEntries(
    Object.entries(state).flatMap(([path, field]) =>
      path.startsWith(`${row}.`) ? [[path.slice(row.length + 1), field]] : [],
    ),
  )

/**
 * The place of a row once it is before another; itself where that is not there.
 * @param before the id of the other; null is the end
 */
export function placeBefore(rows: readonly Pick<Row, 'id'>[], from: number, before: string | null): number {
  const to = before === null ? rows.length : rows.findIndex(({ id }) => id === before)
  if (to < 0) return from
  return to > from ? to - 1 : to
}

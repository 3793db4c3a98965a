import { stringify } from 'csv-stringify/sync'

/**
 * Where a spreadsheet may begin a cell inside a text: at its start, after a line break, and after the separators of other
 * countries, since a file that is opened with another separator is read as other cells.
 */
const CELL_START = String.raw`(?<=^|[\n\r\t\v\f;\u0085\u2028\u2029])`
/** What makes a cell a formula, also in full width; quotation marks in front may be taken off by a spreadsheet. */
const FORMULA = String.raw`(?=['"]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])`

const FORMULA_START = new RegExp(CELL_START + FORMULA, 'g')
const DEFUSED_START = new RegExp(`${CELL_START}'${FORMULA}`, 'g')

/** Puts an apostrophe before everything that a spreadsheet would read as a formula. */
export const defuseFormulas = (text: string): string => text.replaceAll(FORMULA_START, "'")

/** The exact inverse of `defuseFormulas`, for importing what was exported. */
export const restoreFormulas = (text: string): string => text.replaceAll(DEFUSED_START, '')

type Cell = string | number | boolean | null | undefined

const toText = (cell: Cell): string => defuseFormulas(cell === null || cell === undefined ? '' : String(cell))

/**
 * The one writer of CSV: UTF-8 with a byte order mark, commas, every cell quoted, and no cell a formula.
 * @param columns the header, and the keys of the records in this order
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  records: readonly Partial<Record<Column, Cell>>[],
): string {
  const rows = records.map((record) => columns.map((column) => toText(record[column])))
  return stringify([columns.map(defuseFormulas), ...rows], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  })
}

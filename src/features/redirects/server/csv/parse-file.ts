import { CsvError, parse } from 'csv-parse/sync'

import { restoreFormulas } from '@/src/lib/csv'
import { COLUMNS, MAX_LINES, type Column } from './columns'
import { FILE_PROBLEMS, type Texts } from './texts'

/** A line, counted from 1 including the header, and its cells by column; `tooLong` when it has more cells than columns. */
export type Line = { line: number; cells: Partial<Record<Column, string>>; tooLong?: true }

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name)

/** Spreadsheets write semicolons in many European locales. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','

/** The replacement character for bytes that are not valid UTF-8. */
const REPLACEMENT_CHARACTER = '\uFFFD'

type ParsedRecord = { record: string[]; info: { lines: number } }

function recordsOf(text: string): ParsedRecord[] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text.slice(0, text.search(/[\r\n]|$/))),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: MAX_LINES + 2,
    }) as unknown as ParsedRecord[]
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** Parses a file of redirects into lines, or returns the error that concerns the whole file. */
export function parseFile(text: string): { lines: Line[] } | { problem: Texts } {
  if (text.includes(REPLACEMENT_CHARACTER)) return { problem: FILE_PROBLEMS.encoding }
  const records = recordsOf(text)
  if (!records) return { problem: FILE_PROBLEMS.unreadable }
  const [header, ...rest] = records
  const columns = header?.record ?? []
  if (!columns.includes('from')) return { problem: FILE_PROBLEMS.noFrom }
  if (!columns.every(isColumn)) return { problem: FILE_PROBLEMS.unknownColumn }
  if (new Set(columns).size < columns.length) return { problem: FILE_PROBLEMS.repeatedColumn }
  if (rest.length > MAX_LINES) return { problem: FILE_PROBLEMS.tooMany }
  const lines = rest.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(columns.map((column, index) => [column, restoreFormulas(record[index] ?? '')])),
    ...(record.slice(columns.length).some(Boolean) && { tooLong: true as const }),
  }))
  return { lines }
}

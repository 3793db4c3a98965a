/** Prints a row: the first cell aligned left, the others right. @param widths those of the columns */
export function printRow(row: readonly string[], widths: readonly number[]): void {
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  process.stdout.write(`${row.map(pad).join('   ')}\n`)
}

/** Prints a table whose columns are as wide as they need to be. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) printRow(row, widths)
}

/** Prints a measured figure below the result of its test. */
export const reportFigure = (name: string, figure: string): void =>
  void process.stdout.write(`    ${name}: ${figure}\n`)

/** The value below which `share` of the values are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.ceil(sorted.length * share) - 1, sorted.length - 1)] ?? Number.NaN
}

import type { DefaultServerCellComponentProps } from 'payload'

/** A text that is often missing: a dash in place of a sentence that says so in every row. */
export const TextCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{String(cellData ?? '–')}</span>
)

import { type Text, t } from '@/blocks/draft'

type Cell = { mark?: 'yes' | 'no'; value: Text }

/** A cell with a tick or a cross before its words. */
export const yes = (nl: string, en: string): Cell => ({ mark: 'yes', value: t(nl, en) })
export const no = (nl: string, en: string): Cell => ({ mark: 'no', value: t(nl, en) })

/** A row of a comparison: what is compared, and how each option fares. */
export const row = (label: Text, ...cells: (Text | Cell)[]) => ({
  label,
  cells: cells.map((cell) => ('value' in cell ? cell : { value: cell })),
})

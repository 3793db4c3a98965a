import { type Text, t } from '@/blocks/draft'
import type { TextsInOrder } from '@/src/i18n/locale-texts'

type Cell = { mark?: 'yes' | 'no'; value: Text }

/** A cell with a tick or a cross before its words. */
export const yes = (...value: TextsInOrder): Cell => ({ mark: 'yes', value: t(...value) })
export const no = (...value: TextsInOrder): Cell => ({ mark: 'no', value: t(...value) })

/** A row of a comparison: what is compared, and how each option fares. */
export const row = (label: Text, ...cells: (Text | Cell)[]) => ({
  label,
  cells: cells.map((cell) => ('value' in cell ? cell : { value: cell })),
})

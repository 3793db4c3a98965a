import type { DefaultServerCellComponentProps } from 'payload'

import type { PayloadJob } from '@/payload-types'
import { errorOf, stateOf } from '@/src/features/jobs/rules/state'
import { JOB_TEXTS } from '@/src/features/jobs/rules/texts'
import { textIn } from '@/src/i18n/locale-texts'

export const StateCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{textIn(JOB_TEXTS, i18n.language).state[stateOf(rowData as PayloadJob)]}</span>
)

export const ErrorCell = ({ rowData }: DefaultServerCellComponentProps) => (
  <span>{errorOf(rowData as PayloadJob) ?? '–'}</span>
)

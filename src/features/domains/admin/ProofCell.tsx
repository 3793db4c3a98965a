import type { DefaultServerCellComponentProps } from 'payload'

import type { Domain } from '@/payload-types'
import { isProven } from '@/src/features/domains/rules/proof'
import { textIn } from '@/src/i18n/locale-texts'

const STATES = {
  nl: { proven: 'Bewezen', pending: 'Wacht op bewijs' },
  en: { proven: 'Proven', pending: 'Waiting for proof' },
}

export const ProofCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{textIn(STATES, i18n.language)[isProven(rowData as Domain) ? 'proven' : 'pending']}</span>
)

import type { SelectField } from 'payload'

import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'
import { DEFAULT_REDIRECT_STATUS, REDIRECT_STATUSES } from '@/src/lib/constants'

const STATUS_LABELS = {
  301: { nl: '301 · blijvend verplaatst', en: '301 · moved permanently' },
  302: { nl: '302 · tijdelijk ergens anders', en: '302 · found elsewhere for now' },
  307: { nl: '307 · tijdelijk, met behoud van methode', en: '307 · temporary, keeps the method' },
  308: { nl: '308 · blijvend, met behoud van methode', en: '308 · permanent, keeps the method' },
  410: { nl: '410 · bestaat niet meer', en: '410 · gone for good' },
} as const satisfies Record<(typeof REDIRECT_STATUSES)[number], LocaleTexts>

/** Replaces the plugin's own status field. */
export const redirectStatusField: Partial<SelectField> = {
  name: 'status',
  label: texts({ nl: 'Status', en: 'Status' }),
  required: true,
  defaultValue: String(DEFAULT_REDIRECT_STATUS),
  options: REDIRECT_STATUSES.map((status) => ({ value: String(status), label: STATUS_LABELS[status] })),
}

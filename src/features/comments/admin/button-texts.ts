import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Apart from the texts in the panel, which load with it. */
export const BUTTON_TEXTS = {
  nl: {
    comments: 'Opmerkingen',
    open: (count: number) => `Opmerkingen: ${count} open`,
  },
  en: {
    comments: 'Comments',
    open: (count: number) => `Comments: ${count} open`,
  },
} as const satisfies LocaleTexts<unknown>

import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Apart from the texts in the panel, which load with it. */
export const BUTTON_TEXTS = {
  nl: {
    comments: 'Opmerkingen',
    open: (count: number) => `Opmerkingen: ${count} open`,
    onBlock: (count: number) =>
      count > 0 ? `Opmerkingen bij dit blok, ${count} open` : 'Opmerking bij dit blok',
  },
  en: {
    comments: 'Comments',
    open: (count: number) => `Comments: ${count} open`,
    onBlock: (count: number) =>
      count > 0 ? `Comments on this block, ${count} open` : 'Comment on this block',
  },
} as const satisfies LocaleTexts<unknown>

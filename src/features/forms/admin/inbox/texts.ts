import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Of the list. */
export const LIST_TEXTS = {
  nl: { noAnswer: 'Geen antwoord', unread: 'Ongelezen', nobody: 'Niemand', former: 'Een oud-collega' },
  en: { noAnswer: 'No answer', unread: 'Unread', nobody: 'Nobody', former: 'A former colleague' },
} as const satisfies LocaleTexts<unknown>

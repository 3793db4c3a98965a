import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** The screens of the panel outside the collections. */
export const SCREEN_NAMES = {
  nl: {
    dashboard: 'Overzicht',
    pageTree: 'Paginaboom',
    calendar: 'Kalender',
    releases: 'Releases',
    translations: 'Vertalingen',
    assistant: 'Assistent',
    playground: 'Speeltuin',
  },
  en: {
    dashboard: 'Overview',
    pageTree: 'Page tree',
    calendar: 'Calendar',
    releases: 'Releases',
    translations: 'Translations',
    assistant: 'Assistant',
    playground: 'Playground',
  },
} as const satisfies LocaleTexts<unknown>

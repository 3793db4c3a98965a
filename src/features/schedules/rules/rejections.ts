import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Why something cannot be scheduled, beside what publishing it at once would say. */
export const REJECTIONS = {
  nl: {
    past: 'Kies een tijdstip dat nog komt.',
    offline: 'Dit staat in deze taal niet online. Scheduled eerst wanneer het wordt gepubliceerd.',
    tooEarly: 'Het wordt pas daarna gepubliceerd. Kies een later tijdstip.',
    tooLate: 'Het gaat dan al offline. Kies een eerder tijdstip, of annuleer eerst dat het offline gaat.',
  },
  en: {
    past: 'Choose a time that is yet to come.',
    offline: 'This is not online in this language. Schedule its publication first.',
    tooEarly: 'It is only published after that. Choose a later time.',
    tooLate: 'It goes offline before that. Choose an earlier time, or first cancel that it goes offline.',
  },
} as const satisfies LocaleTexts<Record<string, string>>

export type Rejection = keyof (typeof REJECTIONS)['en']

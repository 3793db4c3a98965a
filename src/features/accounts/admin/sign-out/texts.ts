import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = Record<'title' | 'explanation' | 'here' | 'everywhere' | 'stay' | 'failed', string>

export const SIGN_OUT_TEXTS: LocaleTexts<Texts> = {
  nl: {
    title: 'Uitloggen',
    explanation:
      'Logt u overal uit, dan eindigen ook de sessies op andere apparaten en sites. API-tokens blijven werken.',
    here: 'Hier uitloggen',
    everywhere: 'Overal uitloggen',
    stay: 'Terug naar het beheer',
    failed: 'Uitloggen is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    title: 'Sign out',
    explanation:
      'Signing out everywhere also ends the sessions on other devices and sites. API tokens keep working.',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
    stay: 'Back to the admin',
    failed: 'Signing out failed. Please try again.',
  },
}

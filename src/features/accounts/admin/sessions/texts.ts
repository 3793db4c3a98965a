import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** The words of the list of sessions. */
export const SESSION_TEXTS = {
  nl: {
    title: 'Aangemeld op',
    explanation:
      'Elke regel is een browser of programma. Herkent u er een niet, beëindig die dan en wijzig het wachtwoord.',
    begun: 'Sinds',
    ends: 'Tot uiterlijk',
    action: 'Actie',
    this: 'Deze browser',
    end: 'Beëindigen',
    endOthers: 'Alle andere beëindigen',
    endAll: 'Alle beëindigen',
    none: 'Nergens aangemeld.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    title: 'Signed in at',
    explanation:
      'Each line is a browser or a program. If you do not recognise one, end it and change the password.',
    begun: 'Since',
    ends: 'Until at most',
    action: 'Action',
    this: 'This browser',
    end: 'End',
    endOthers: 'End all others',
    endAll: 'End all',
    none: 'Signed in nowhere.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

export type SessionTexts = (typeof SESSION_TEXTS)[Locale]

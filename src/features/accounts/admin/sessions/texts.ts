import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const SESSION_TEXTS = {
  nl: {
    title: 'Actieve sessies',
    explanation:
      'Elke regel is een browser of programma. Herkent u een sessie niet, beëindig die dan en wijzig het wachtwoord.',
    startedAt: 'Sinds',
    expiresAt: 'Verloopt',
    action: 'Actie',
    this: 'Deze browser',
    end: 'Beëindigen',
    endOthers: 'Alle andere beëindigen',
    endAll: 'Alle beëindigen',
    none: 'Geen actieve sessies.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    title: 'Active sessions',
    explanation:
      'Each line is a browser or a program. If you do not recognise one, end it and change the password.',
    startedAt: 'Since',
    expiresAt: 'Expires',
    action: 'Action',
    this: 'This browser',
    end: 'End',
    endOthers: 'End all others',
    endAll: 'End all',
    none: 'No active sessions.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

export type SessionTexts = (typeof SESSION_TEXTS)[Locale]

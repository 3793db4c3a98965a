import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const PASSWORD_TEXTS = {
  nl: {
    open: 'Wachtwoord wijzigen',
    current: 'Huidig wachtwoord',
    next: 'Nieuw wachtwoord',
    rule: (count: number) => `Minstens ${count} tekens.`,
    submit: 'Wijzigen',
    cancel: 'Annuleren',
    done: 'Uw wachtwoord is gewijzigd. Elders bent u uitgelogd.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    open: 'Change password',
    current: 'Current password',
    next: 'New password',
    rule: (count: number) => `At least ${count} characters.`,
    submit: 'Change',
    cancel: 'Cancel',
    done: 'Your password was changed. You were signed out elsewhere.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

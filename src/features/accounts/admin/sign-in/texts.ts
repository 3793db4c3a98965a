import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const SIGN_IN_TEXTS = {
  nl: {
    title: 'Inloggen',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    forgotten: 'Wachtwoord vergeten?',
    failed: 'Inloggen lukt nu niet. Probeer het over een minuut opnieuw.',
    wrong: 'Het e-mailadres of het wachtwoord klopt niet.',
    tooMany: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
  },
  en: {
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    forgotten: 'Forgot your password?',
    failed: 'Signing in does not work now. Try again in a minute.',
    wrong: 'The e-mail address or the password is not right.',
    tooMany: 'Too many attempts. Wait a few minutes and try again.',
  },
} as const satisfies LocaleTexts<unknown>

export type SignInTexts = (typeof SIGN_IN_TEXTS)[Locale]

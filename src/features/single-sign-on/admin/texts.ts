import type { SsoProblem } from '@/src/features/single-sign-on/rules/outcome'
import type { Locale } from '@/src/lib/constants'

type Texts = {
  signIn: (name: string) => string
  only: (name: string) => string
  or: string
  problems: Record<SsoProblem, string>
}

export const SSO_TEXTS: Record<Locale, Texts> = {
  nl: {
    signIn: (name) => `Inloggen met ${name}`,
    only: (name) =>
      `Op deze installatie logt u in met ${name}. Wachtwoorden werken hier alleen in noodgevallen.`,
    or: 'Of met e-mailadres en wachtwoord:',
    problems: {
      unavailable: 'De inlogdienst is niet bereikbaar. Probeer het over een paar minuten opnieuw.',
      cancelled: 'U hebt het inloggen afgebroken.',
      expired: 'Deze inlogpoging is verlopen of al gebruikt. Begin opnieuw.',
      failed: 'Het antwoord van de inlogdienst klopte niet. Begin opnieuw.',
      emailUnverified: 'De inlogdienst heeft uw e-mailadres niet bevestigd. Vraag uw beheerder om hulp.',
      emailDomain: 'Met een adres van dit e-maildomein kunt u hier niet inloggen.',
      noAccount: 'U hebt hier nog geen account. Vraag een beheerder om een uitnodiging.',
      disabled: 'Uw account is geblokkeerd of nog niet bevestigd. Vraag een beheerder om hulp.',
      otherIdentity:
        'Uw account hoort bij een andere identiteit van de inlogdienst. Vraag een beheerder om hulp.',
      tooManyRequests: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
    },
  },
  en: {
    signIn: (name) => `Sign in with ${name}`,
    only: (name) =>
      `On this installation you sign in with ${name}. Passwords only work here in an emergency.`,
    or: 'Or with e-mail address and password:',
    problems: {
      unavailable: 'The sign-in service cannot be reached. Try again in a few minutes.',
      cancelled: 'You cancelled signing in.',
      expired: 'This attempt to sign in has expired or was already used. Start again.',
      failed: 'The answer of the sign-in service was not valid. Start again.',
      emailUnverified:
        'The sign-in service has not verified your e-mail address. Ask your administrator for help.',
      emailDomain: 'You cannot sign in here with an address of this e-mail domain.',
      noAccount: 'You have no account here yet. Ask an administrator for an invitation.',
      disabled: 'Your account is disabled or not confirmed yet. Ask an administrator for help.',
      otherIdentity:
        'Your account belongs to another identity of the sign-in service. Ask an administrator for help.',
      tooManyRequests: 'Too many attempts. Wait a few minutes, then try again.',
    },
  },
}

import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const INVITATION_TEXTS = {
  nl: {
    title: 'Uitnodiging',
    own: 'Uitnodigingen',
    explanation: (tenant: string, role: string) =>
      `${tenant} nodigt u uit. Uw rol wordt: ${role}. Zolang u niet aanneemt, verandert er niets.`,
    address: (email: string) => `De uitnodiging is voor ${email}.`,
    password: 'Kies een wachtwoord',
    passwordRule: (count: number) => `Minstens ${count} tekens.`,
    accept: 'Aannemen',
    decline: 'Afwijzen',
    accepted: 'U hebt de uitnodiging aangenomen.',
    declined: 'U hebt de uitnodiging afgewezen.',
    signIn: 'Naar het beheer',
    session: 'Dit adres heeft al een account. Log daarmee in om te antwoorden.',
    sessionHere: 'Inloggen',
    other: (email: string) =>
      `Dit adres heeft al een account, maar u bent ingelogd als ${email}. Log uit en open de link opnieuw.`,
    signOut: 'Uitloggen',
    needsLink: 'Aannemen kan met de link die u hebt gekregen.',
    expired: 'Deze uitnodiging is al beantwoord, ingetrokken of verlopen. Vraag zo nodig om een nieuwe.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    title: 'Invitation',
    own: 'Invitations',
    explanation: (tenant: string, role: string) =>
      `${tenant} invites you. Your role will be: ${role}. Nothing changes unless you accept.`,
    address: (email: string) => `The invitation is for ${email}.`,
    password: 'Choose a password',
    passwordRule: (count: number) => `At least ${count} characters.`,
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You accepted the invitation.',
    declined: 'You declined the invitation.',
    signIn: 'Go to the admin panel',
    session: 'This address has an account. Sign in with it to answer.',
    sessionHere: 'Sign in',
    other: (email: string) =>
      `This address has an account, but you are signed in as ${email}. Sign out and open the link again.`,
    signOut: 'Sign out',
    needsLink: 'Accept with the link that you were given.',
    expired:
      'This invitation was answered or withdrawn before, or has expired. Ask for a new one if you need it.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

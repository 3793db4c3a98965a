import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const ADDRESS_TEXTS = {
  nl: {
    open: 'E-mailadres wijzigen',
    email: 'Nieuw e-mailadres',
    explanation: 'Wij sturen een link naar dit adres. Uw adres verandert pas als u die hebt geopend.',
    submit: 'Link sturen',
    cancel: 'Annuleren',
    sent: 'Open de link in de e-mail die wij naar het nieuwe adres sturen.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
    tooMany: 'Te veel pogingen. Probeer het later opnieuw.',
    title: 'Wijziging van uw e-mailadres',
    confirm: (email: string) =>
      `Bevestig dat ${email} het nieuwe e-mailadres van uw account is. Daarna logt u met dit adres in; overal waar u bent ingelogd, wordt u uitgelogd.`,
    confirmSubmit: 'Nieuw adres bevestigen',
    confirmed: 'Uw e-mailadres is gewijzigd.',
    stop: (email: string) =>
      `Voor uw account is ${email} opgegeven als nieuw e-mailadres. Was u dit niet? Houd de wijziging dan tegen en kies een nieuw wachtwoord.`,
    stopSubmit: 'Wijziging tegenhouden',
    stopped: 'De wijziging gaat niet door: uw e-mailadres blijft zoals het was.',
    signIn: 'Naar de inlogpagina',
    newPassword: 'Een nieuw wachtwoord kiezen',
    expired: 'Deze link is al gebruikt, verlopen of vervangen door een nieuwe.',
  },
  en: {
    open: 'Change e-mail address',
    email: 'New e-mail address',
    explanation: 'We send a link to this address. Your address changes only once you have opened it.',
    submit: 'Send a link',
    cancel: 'Cancel',
    sent: 'Open the link in the e-mail that we send to the new address.',
    failed: 'That did not work. Try again.',
    tooMany: 'Too many attempts. Try again later.',
    title: 'Change of your e-mail address',
    confirm: (email: string) =>
      `Confirm that ${email} is the new e-mail address of your account. After that you sign in with this address; wherever you are signed in, that ends.`,
    confirmSubmit: 'Confirm the new address',
    confirmed: 'Your e-mail address was changed.',
    stop: (email: string) =>
      `${email} was given as the new e-mail address of your account. Was this not you? Stop the change, and choose a new password.`,
    stopSubmit: 'Stop the change',
    stopped: 'The change does not go through: your e-mail address stays as it was.',
    signIn: 'Go to the sign-in page',
    newPassword: 'Choose a new password',
    expired: 'This link was used before, has expired, or was replaced by a new one.',
  },
} as const satisfies LocaleTexts<unknown>

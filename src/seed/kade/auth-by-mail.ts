import { t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'

const toSignIn = toPage('auth-login', t('Inloggen', 'Sign in'))

const forgotPassword: PageSeed = {
  key: 'auth-forgot-password',
  title: t('Wachtwoord vergeten', 'Forgotten password'),
  layout: 'auth',
  seo: {
    description: t(
      'Vraag een nieuw wachtwoord voor uw account bij Kade, met een link die u per e-mail krijgt.',
      'Ask for a new password for your account at Kade, with a link that you get by e-mail.',
    ),
    image: 'bricks',
    noindex: true,
  },
  blocks: [
    {
      blockType: 'forgotPassword',
      heading: t('Wachtwoord vergeten', 'Forgotten password'),
      intro: t(
        'Vul het adres in waarmee u inlogt. We sturen een link waarmee u een nieuw wachtwoord kiest.',
        'Give the address that you sign in with. We send a link with which you choose a new password.',
      ),
      submitLabel: t('Stuur de link', 'Send the link'),
      sentText: t(
        'Hoort er een account bij dit adres, dan komt er zo een e-mail. De link daarin werkt een uur. Niets gekregen? Kijk ook bij ongewenste post.',
        'If there is an account with this address, an e-mail is on its way. The link in it works for an hour. Nothing there? Look among the spam as well.',
      ),
      other: toPage('auth-login', t('Toch inloggen', 'Sign in after all')),
    },
  ],
}

const resetPassword: PageSeed = {
  key: 'auth-reset-password',
  title: t('Nieuw wachtwoord', 'New password'),
  layout: 'auth',
  seo: {
    description: t(
      'Kies een nieuw wachtwoord voor uw account bij Kade, met de link uit de e-mail.',
      'Choose a new password for your account at Kade, with the link from the e-mail.',
    ),
    image: 'bricks',
    noindex: true,
  },
  blocks: [
    {
      blockType: 'resetPassword',
      heading: t('Nieuw wachtwoord', 'New password'),
      intro: t(
        'Een paar losse woorden achter elkaar onthoudt u beter dan een kort woord vol tekens, en ze zijn moeilijker te raden.',
        'A few unrelated words in a row are easier to remember than one short word full of signs, and harder to guess.',
      ),
      submitLabel: t('Wijzig het wachtwoord', 'Change the password'),
      doneText: t(
        'Uw wachtwoord is gewijzigd. Overal waar u was ingelogd, bent u nu uitgelogd.',
        'Your password was changed. Wherever you were signed in, that has ended.',
      ),
      signIn: toSignIn,
      expiredText: t(
        'De link is al gebruikt, of ouder dan een uur. Vraag gerust een nieuwe.',
        'The link was used before, or is older than an hour. Feel free to ask for a new one.',
      ),
      again: toPage('auth-forgot-password', t('Vraag een nieuwe link', 'Ask for a new link')),
    },
  ],
}

const verifyAddress: PageSeed = {
  key: 'auth-verify',
  title: t('E-mailadres bevestigen', 'Confirm your e-mail address'),
  layout: 'auth',
  seo: {
    description: t(
      'Bevestig het e-mailadres van uw account bij Kade met de link uit de e-mail.',
      'Confirm the e-mail address of your account at Kade with the link in the e-mail.',
    ),
    image: 'bricks',
    noindex: true,
  },
  blocks: [
    {
      blockType: 'verifyAddress',
      heading: t('E-mailadres bevestigen', 'Confirm your e-mail address'),
      intro: t(
        'Nog één stap: laat weten dat dit adres van u is. Daarna kunt u inloggen.',
        'One more step: tell us that this address is yours. After that you can sign in.',
      ),
      submitLabel: t('Dit adres is van mij', 'This address is mine'),
      doneText: t(
        'Uw adres is bevestigd. U kunt nu inloggen.',
        'Your address is confirmed. You can sign in now.',
      ),
      signIn: toSignIn,
      expiredText: t(
        'De link is al gebruikt, of ouder dan twee dagen. Lukt inloggen niet, maak het account dan opnieuw aan: u krijgt een nieuwe link.',
        'The link was used before, or is older than two days. If you cannot sign in, make the account again: you get a new link.',
      ),
      again: toSignIn,
    },
  ],
}

/** The pages that account mail links to, and the one that requests it. */
export const passwordPages: readonly PageSeed[] = [forgotPassword, resetPassword, verifyAddress]

import { t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { passwordPages } from './auth-by-mail'

const signIn: PageSeed = {
  key: 'auth-login',
  title: t('Inloggen', 'Sign in'),
  layout: 'auth',
  seo: {
    description: t(
      'Inloggen in het beheer van Kade, voor wie aan de site of aan een project werkt.',
      'Sign in to the admin of Kade, for those who work on the site or on a project.',
    ),
    image: 'bricks',
  },
  blocks: [
    {
      blockType: 'signIn',
      heading: t('Inloggen', 'Sign in'),
      intro: t(
        'Voor wie aan deze site of aan een project werkt. Dertig dagen lang vragen we het niet opnieuw.',
        'For those who work on this site or on a project. For thirty days we will not ask again.',
      ),
      submitLabel: t('Inloggen', 'Sign in'),
      signedInText: t('U bent ingelogd als', 'You are signed in as'),
      goOnLabel: t('Naar het beheer', 'To the admin'),
      signOutLabel: t('Uitloggen', 'Sign out'),
      forgotten: toPage('auth-forgot-password', t('Wachtwoord vergeten?', 'Forgotten your password?')),
      other: toPage('auth-register', t('Nog geen account?', 'No account yet?')),
    },
  ],
}

const register: PageSeed = {
  key: 'auth-register',
  title: t('Account maken', 'Make an account'),
  layout: 'auth',
  seo: {
    description: t(
      'Een account bij Kade maken. Zolang de inschrijving gesloten is, gaat dat op uitnodiging.',
      'Make an account at Kade. While registration is closed, that is by invitation.',
    ),
    image: 'bricks',
  },
  blocks: [
    {
      blockType: 'registration',
      heading: t('Account maken', 'Make an account'),
      intro: t(
        'Voor klanten en collega’s. U krijgt een e-mail waarmee u het adres bevestigt.',
        'For clients and colleagues. You get an e-mail with which you confirm the address.',
      ),
      submitLabel: t('Account maken', 'Make an account'),
      sentText: t(
        'Kijk in uw e-mail. Met de link daarin bevestigt u het adres; daarna kunt u inloggen.',
        'Look in your e-mail. The link in it confirms the address; after that you can sign in.',
      ),
      closedHeading: t('Op uitnodiging', 'By invitation'),
      closedText: t(
        'Accounts maken we voor klanten en collega’s zelf aan. Werkt u met ons en mist u er een? Stuur een bericht.',
        'We make accounts for clients and colleagues ourselves. Working with us and missing one? Send a message.',
      ),
      closedLink: toPage('contact', t('Stuur een bericht', 'Send a message')),
      other: toPage('auth-login', t('Al een account?', 'Have an account already?')),
    },
  ],
}

export const auth: readonly PageSeed[] = [signIn, register, ...passwordPages]

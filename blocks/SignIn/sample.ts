import type { SignInBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<SignInBlock> = {
  blockType: 'signIn',
  heading: t('Inloggen', 'Sign in'),
  intro: t('Voor wie aan deze site werkt.', 'For those who work on this site.'),
  submitLabel: t('Inloggen', 'Sign in'),
  signedInText: t('U bent ingelogd als', 'You are signed in as'),
  goOnLabel: t('Doorgaan', 'Go on'),
  signOutLabel: t('Uitloggen', 'Sign out'),
  forgotten: toUrl('/', t('Wachtwoord vergeten?', 'Forgotten your password?')),
  other: toUrl('/', t('Nog geen account?', 'No account yet?')),
}

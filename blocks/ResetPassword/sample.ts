import type { ResetPasswordBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<ResetPasswordBlock> = {
  blockType: 'resetPassword',
  heading: t('Nieuw wachtwoord', 'New password'),
  intro: t(
    'Kies een wachtwoord dat u nergens anders gebruikt.',
    'Choose a password that you use nowhere else.',
  ),
  submitLabel: t('Wachtwoord wijzigen', 'Change the password'),
  doneText: t(
    'Uw wachtwoord is gewijzigd. Overal waar u was ingelogd, bent u nu uitgelogd.',
    'Your password was changed. Wherever you were signed in, that has ended.',
  ),
  signIn: toUrl('/', t('Inloggen', 'Sign in')),
  expiredText: t(
    'Deze link is al gebruikt, of ouder dan een uur. Vraag een nieuwe.',
    'This link was used before, or is older than an hour. Ask for a new one.',
  ),
  again: toUrl('/', t('Een nieuwe link vragen', 'Ask for a new link')),
}

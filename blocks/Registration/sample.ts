import type { RegistrationBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<RegistrationBlock> = {
  blockType: 'registration',
  heading: t('Account maken', 'Make an account'),
  intro: t('U krijgt een e-mail om het adres te bevestigen.', 'You get an e-mail to confirm the address.'),
  submitLabel: t('Account maken', 'Make an account'),
  sentText: t(
    'Kijk in uw e-mail: met de link daarin bevestigt u het adres.',
    'Look in your e-mail: the link in it confirms the address.',
  ),
  closedHeading: t('Registratie is gesloten', 'Registration is closed'),
  closedText: t(
    'Accounts worden op uitnodiging gemaakt. Stuur een bericht, dan helpen we verder.',
    'Accounts are made by invitation. Send a message and we will help.',
  ),
  closedLink: toUrl('/contact', t('Een bericht sturen', 'Send a message')),
  other: toUrl('/', t('Al een account?', 'Have an account already?')),
}

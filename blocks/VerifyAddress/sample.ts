import type { VerifyAddressBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<VerifyAddressBlock> = {
  blockType: 'verifyAddress',
  heading: t('E-mailadres bevestigen', 'Confirm your e-mail address'),
  intro: t('Nog één klik, dan kunt u inloggen.', 'One more press, and you can sign in.'),
  submitLabel: t('Dit is mijn adres', 'This is my address'),
  doneText: t(
    'Uw adres is bevestigd. U kunt nu inloggen.',
    'Your address is confirmed. You can sign in now.',
  ),
  signIn: toUrl('/', t('Inloggen', 'Sign in')),
  expiredText: t(
    'Deze link is al gebruikt, of ouder dan twee dagen. Is het adres nog niet bevestigd, maak het account dan opnieuw aan.',
    'This link was used before, or is older than two days. If the address is not confirmed yet, make the account again.',
  ),
  again: toUrl('/', t('Account maken', 'Make an account')),
}

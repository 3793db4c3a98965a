import type { ForgotPasswordBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<ForgotPasswordBlock> = {
  blockType: 'forgotPassword',
  heading: t('Wachtwoord vergeten', 'Forgotten password'),
  intro: t('Vul het adres in waarmee u inlogt.', 'Give the address that you sign in with.'),
  submitLabel: t('Stuur een link', 'Send a link'),
  sentText: t(
    'Hoort er een account bij dit adres, dan staat er zo een e-mail met een link klaar.',
    'If there is an account with this address, an e-mail with a link will be there in a moment.',
  ),
  other: toUrl('/', t('Terug naar inloggen', 'Back to signing in')),
}

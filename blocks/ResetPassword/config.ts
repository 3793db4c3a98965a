import { byMailFields } from '@/src/fields/by-mail'
import { sectionBlock } from '@/src/fields/section'

/** Sets a new password, opened from the link in an e-mail. */
export const ResetPassword = sectionBlock({
  slug: 'resetPassword',
  interfaceName: 'ResetPasswordBlock',
  labels: {
    singular: { nl: 'Nieuw wachtwoord', en: 'New password' },
    plural: { nl: 'Nieuw wachtwoord', en: 'New password' },
  },
  description: {
    nl: 'Hier komt wie de link uit de e-mail over een vergeten wachtwoord opent.',
    en: 'The page that the link in the e-mail about a forgotten password opens.',
  },
  group: 'form',
  fields: byMailFields({ nl: 'Nadat het is gewijzigd', en: 'After it was changed' }),
})

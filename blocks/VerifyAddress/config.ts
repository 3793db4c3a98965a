import { byMailFields } from '@/src/fields/by-mail'
import { sectionBlock } from '@/src/fields/section'

/** Confirms an e-mail address, opened from the link in the e-mail. */
export const VerifyAddress = sectionBlock({
  slug: 'verifyAddress',
  interfaceName: 'VerifyAddressBlock',
  labels: {
    singular: { nl: 'E-mailadres bevestigen', en: 'Confirm an e-mail address' },
    plural: { nl: 'E-mailadres bevestigen', en: 'Confirm an e-mail address' },
  },
  description: {
    nl: 'Hier komt wie zich heeft ingeschreven en de link uit de e-mail opent.',
    en: 'The page that the link in the registration e-mail opens.',
  },
  group: 'form',
  fields: byMailFields({ nl: 'Nadat het is bevestigd', en: 'After it was confirmed' }),
})

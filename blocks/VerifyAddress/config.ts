import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** Confirms an e-mail address, by the link from the e-mail. */
export const VerifyAddress = sectionBlock({
  slug: 'verifyAddress',
  interfaceName: 'VerifyAddressBlock',
  labels: {
    singular: { nl: 'E-mailadres bevestigen', en: 'Confirm an e-mail address' },
    plural: { nl: 'E-mailadres bevestigen', en: 'Confirm an e-mail address' },
  },
  description: {
    nl: 'Hier komt wie zich heeft ingeschreven en de link uit de e-mail opent.',
    en: 'Where those arrive who have registered and open the link in the e-mail.',
  },
  group: 'form',
  fields: [
    headingField(true),
    introField(),
    lineField({
      name: 'submitLabel',
      label: { nl: 'Tekst op de knop', en: 'Text on the button' },
      required: true,
    }),
    proseField({
      name: 'doneText',
      label: { nl: 'Nadat het is bevestigd', en: 'After it was confirmed' },
      required: true,
    }),
    linkGroup({
      name: 'signIn',
      label: { nl: 'Daarna aanmelden', en: 'Signing in after that' },
      required: false,
    }),
    proseField({
      name: 'expiredText',
      label: { nl: 'Als de link niet (meer) werkt', en: 'When the link does not work (any more)' },
      required: true,
    }),
    linkGroup({
      name: 'again',
      label: { nl: 'Een nieuwe link vragen', en: 'Asking for a new link' },
      required: false,
    }),
  ],
})

import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** Chooses a new password, by the link from an e-mail. */
export const ResetPassword = sectionBlock({
  slug: 'resetPassword',
  interfaceName: 'ResetPasswordBlock',
  labels: {
    singular: { nl: 'Nieuw wachtwoord', en: 'New password' },
    plural: { nl: 'Nieuw wachtwoord', en: 'New password' },
  },
  description: {
    nl: 'Hier komt wie de link uit de e-mail over een vergeten wachtwoord opent.',
    en: 'Where those arrive who open the link in the e-mail about a forgotten password.',
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
      label: { nl: 'Nadat het is gewijzigd', en: 'After it was changed' },
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

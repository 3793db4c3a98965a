import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** Sends a link to choose a new password. */
export const ForgotPassword = sectionBlock({
  slug: 'forgotPassword',
  interfaceName: 'ForgotPasswordBlock',
  labels: {
    singular: { nl: 'Wachtwoord vergeten', en: 'Forgotten password' },
    plural: { nl: 'Wachtwoord vergeten', en: 'Forgotten password' },
  },
  description: {
    nl: 'Een e-mailadres; wie er een account mee heeft, krijgt een link voor een nieuw wachtwoord.',
    en: 'Asks for an e-mail address; if it has an account, a link to choose a new password is sent.',
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
      name: 'sentText',
      label: { nl: 'Nadat het is gevraagd', en: 'After it was asked for' },
      description: {
        nl: 'Zeg niet of er een account is: de tekst is voor elk adres dezelfde.',
        en: 'Do not reveal whether there is an account: the text is the same for every address.',
      },
      required: true,
    }),
    linkGroup({
      name: 'other',
      label: { nl: 'Terug naar inloggen', en: 'Back to signing in' },
      required: false,
    }),
  ],
})

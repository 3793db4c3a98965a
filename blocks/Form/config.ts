import { headingField, introField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** A form that visitors fill in and send. */
export const Form = sectionBlock({
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: { nl: 'Formulier', en: 'Form' }, plural: { nl: 'Formulieren', en: 'Forms' } },
  description: {
    nl: 'Een formulier om te versturen, met wat ernaast gezegd moet worden.',
    en: 'A form with text beside it.',
  },
  alsoCalled: ['contact'],
  group: 'form',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      label: texts({ nl: 'Formulier', en: 'Form' }),
    },
    {
      name: 'aside',
      type: 'richText',
      localized: true,
      label: texts({ nl: 'Ernaast', en: 'Beside it' }),
    },
  ],
})

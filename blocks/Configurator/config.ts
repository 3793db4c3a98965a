import { headingField, introField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Lets visitors select building blocks and shows an estimate of weeks and price. */
export const Configurator = sectionBlock({
  slug: 'configurator',
  interfaceName: 'ConfiguratorBlock',
  labels: {
    singular: { nl: 'Configurator', en: 'Configurator' },
    plural: { nl: 'Configurators', en: 'Configurators' },
  },
  description: {
    nl: 'Bezoekers kiezen bouwblokken en zien een indicatie van weken en prijs. De cijfers staan bij de bouwblokken.',
    en: 'Visitors choose building blocks and see an estimate of weeks and price. The figures come from the building blocks.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    proseField({
      name: 'note',
      label: { nl: 'Voorbehoud bij de indicatie', en: 'What the indication is and is not' },
      required: true,
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'baseWeeks',
          type: 'number',
          min: 0,
          max: 52,
          defaultValue: 2,
          required: true,
          label: texts({ nl: 'Weken voor de basis', en: 'Weeks for the base' }),
        },
        {
          name: 'basePrice',
          type: 'number',
          min: 0,
          max: 1_000_000,
          defaultValue: 0,
          required: true,
          label: texts({ nl: 'Prijs van de basis in euro', en: 'Price of the base in euro' }),
        },
      ],
    },
    linkGroup({
      name: 'contact',
      label: { nl: 'Pagina met het contactformulier', en: 'Page with the contact form' },
    }),
  ],
})

import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Plans with their prices. */
export const Pricing = sectionBlock({
  slug: 'pricing',
  interfaceName: 'PricingBlock',
  labels: { singular: { nl: 'Prijzen', en: 'Pricing' }, plural: { nl: 'Prijzen', en: 'Pricing' } },
  description: {
    nl: 'Wat het kost: een tot vier vormen, elk met prijs en wat erbij hoort.',
    en: 'One to four plans with their price and features.',
  },
  alsoCalled: ['tarieven', 'plans'],
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'plans',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      label: texts({ nl: 'Vormen', en: 'Plans' }),
      labels: { singular: texts({ nl: 'Vorm', en: 'Plan' }), plural: texts({ nl: 'Vormen', en: 'Plans' }) },
      fields: [
        lineField({ name: 'name', label: { nl: 'Naam', en: 'Name' }, required: true }),
        {
          type: 'row',
          fields: [
            lineField({
              name: 'price',
              label: { nl: 'Prijs', en: 'Price' },
              description: { nl: 'Bijvoorbeeld “€ 4.800”.', en: 'For example “€ 4,800”.' },
              required: true,
            }),
            lineField({
              name: 'unit',
              label: { nl: 'Eenheid', en: 'Unit' },
              description: {
                nl: 'Bijvoorbeeld “per week, zonder btw”.',
                en: 'For example “a week, without VAT”.',
              },
            }),
          ],
        },
        proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' } }),
        {
          name: 'points',
          type: 'array',
          maxRows: 8,
          label: texts({ nl: 'Wat erbij hoort', en: 'What comes with it' }),
          labels: {
            singular: texts({ nl: 'Punt', en: 'Point' }),
            plural: texts({ nl: 'Punten', en: 'Points' }),
          },
          fields: [lineField({ name: 'text', label: { nl: 'Tekst', en: 'Text' }, required: true })],
        },
        linkGroup({ label: { nl: 'Knop', en: 'Button' }, required: false }),
        {
          name: 'highlighted',
          type: 'checkbox',
          defaultValue: false,
          label: texts({ nl: 'Uitgelicht', en: 'Highlighted' }),
        },
      ],
    },
    proseField({ name: 'note', label: { nl: 'Kleine letters', en: 'Small print' } }),
  ],
})

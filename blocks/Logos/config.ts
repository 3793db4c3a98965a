import { headingField, imageField, introField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** A row of logos. */
export const Logos = sectionBlock({
  slug: 'logos',
  interfaceName: 'LogosBlock',
  labels: { singular: { nl: 'Merktekens', en: 'Logos' }, plural: { nl: 'Merktekens', en: 'Logos' } },
  description: {
    nl: 'Merktekens op een rij: technieken, normen, partners.',
    en: 'Logos in a row: technologies, standards, partners.',
  },
  alsoCalled: ['klanten', 'clients'],
  group: 'image',
  fields: [
    headingField(),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      label: texts({ nl: 'Merktekens', en: 'Marks' }),
      labels: {
        singular: texts({ nl: 'Merkteken', en: 'Mark' }),
        plural: texts({ nl: 'Merktekens', en: 'Marks' }),
      },
      fields: [
        imageField({
          description: {
            nl: 'Eén kleur op een doorzichtige grond; op een donkere pagina wordt het licht getoond.',
            en: 'One colour on a transparent background; shown light on a dark page.',
          },
        }),
      ],
    },
  ],
})

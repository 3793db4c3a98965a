import { headingField, imageField, introField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'

/** Marks in a row. */
export const Logos = sectionBlock({
  slug: 'logos',
  interfaceName: 'LogosBlock',
  labels: { singular: { nl: 'Merktekens', en: 'Logos' }, plural: { nl: 'Merktekens', en: 'Logos' } },
  description: {
    nl: 'Merktekens op een rij: technieken, normen, partners.',
    en: 'Marks in a row: technologies, standards, partners.',
  },
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
      label: { nl: 'Merktekens', en: 'Marks' },
      labels: { singular: { nl: 'Merkteken', en: 'Mark' }, plural: { nl: 'Merktekens', en: 'Marks' } },
      fields: [
        imageField({
          description: {
            nl: 'Eén kleur op een doorzichtige grond; op een donkere pagina wordt het licht getoond.',
            en: 'One colour on a transparent ground; shown light on a dark page.',
          },
        }),
      ],
    },
  ],
})

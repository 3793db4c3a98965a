import { choiceField } from '@/src/fields/choice'
import { headingField, introField, lineField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** A comparison table of two to four options. */
export const Comparison = sectionBlock({
  slug: 'comparison',
  interfaceName: 'ComparisonBlock',
  labels: {
    singular: { nl: 'Vergelijking', en: 'Comparison' },
    plural: { nl: 'Vergelijkingen', en: 'Comparisons' },
  },
  description: {
    nl: 'Twee tot vier mogelijkheden naast elkaar, punt voor punt.',
    en: 'Two to four options side by side, point by point.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: texts({ nl: 'Mogelijkheden', en: 'Options' }),
      labels: {
        singular: texts({ nl: 'Mogelijkheid', en: 'Option' }),
        plural: texts({ nl: 'Mogelijkheden', en: 'Options' }),
      },
      fields: [
        lineField({ name: 'name', label: { nl: 'Naam', en: 'Name' }, required: true }),
        {
          name: 'highlighted',
          type: 'checkbox',
          defaultValue: false,
          label: texts({ nl: 'Uitgelicht', en: 'Highlighted' }),
        },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      label: texts({ nl: 'Punten', en: 'Points' }),
      labels: { singular: texts({ nl: 'Punt', en: 'Point' }), plural: texts({ nl: 'Punten', en: 'Points' }) },
      fields: [
        lineField({ name: 'label', label: { nl: 'Punt', en: 'Point' }, required: true }),
        {
          name: 'cells',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 4,
          label: texts({ nl: 'Per mogelijkheid, in dezelfde volgorde', en: 'Per option, in the same order' }),
          labels: {
            singular: texts({ nl: 'Vak', en: 'Cell' }),
            plural: texts({ nl: 'Vakken', en: 'Cells' }),
          },
          fields: [
            choiceField({
              name: 'mark',
              label: { nl: 'Teken', en: 'Mark' },
              options: {
                text: { nl: 'Alleen tekst', en: 'Text only' },
                yes: { nl: 'Ja', en: 'Yes' },
                no: { nl: 'Nee', en: 'No' },
              },
            }),
            lineField({ name: 'value', label: { nl: 'Tekst', en: 'Text' } }),
          ],
        },
      ],
    },
  ],
})

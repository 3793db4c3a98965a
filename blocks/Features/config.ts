import { choiceField, variantField } from '@/src/fields/choice'
import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Several points of equal weight. */
export const Features = sectionBlock({
  slug: 'features',
  interfaceName: 'FeaturesBlock',
  labels: { singular: { nl: 'Punten', en: 'Features' }, plural: { nl: 'Punten', en: 'Features' } },
  description: {
    nl: 'Een paar punten die even zwaar wegen: wat u krijgt, waar het op staat.',
    en: 'A few points of equal weight, such as features or principles.',
  },
  alsoCalled: ['kaarten', 'cards', 'voordelen', 'benefits', 'USP'],
  group: 'list',
  fields: [
    variantField({
      list: { nl: 'Lijst met lijnen ertussen', en: 'List with lines between' },
      columns: { nl: 'Kolommen', en: 'Columns' },
    }),
    choiceField({
      name: 'columns',
      label: { nl: 'Aantal kolommen', en: 'Number of columns' },
      options: {
        three: { nl: 'Drie', en: 'Three' },
        two: { nl: 'Twee', en: 'Two' },
        four: { nl: 'Vier', en: 'Four' },
      },
      condition: (_, { variant }) => variant === 'columns',
    }),
    headingField(true),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      label: texts({ nl: 'Punten', en: 'Points' }),
      labels: { singular: texts({ nl: 'Punt', en: 'Point' }), plural: texts({ nl: 'Punten', en: 'Points' }) },
      fields: [
        lineField({ name: 'title', label: { nl: 'Titel', en: 'Title' }, required: true }),
        proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' }, required: true }),
      ],
    },
  ],
})

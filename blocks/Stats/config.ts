import { variantField } from '@/src/fields/choice'
import { headingField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Key figures with labels. */
export const Stats = sectionBlock({
  slug: 'stats',
  interfaceName: 'StatsBlock',
  labels: { singular: { nl: 'Cijfers', en: 'Figures' }, plural: { nl: 'Cijfers', en: 'Figures' } },
  description: {
    nl: 'Een paar cijfers met wat ze betekenen.',
    en: 'A few key figures with labels.',
  },
  alsoCalled: ['statistics', 'statistieken', 'numbers'],
  group: 'list',
  fields: [
    variantField({
      leading: { nl: 'Eén zeer groot, de rest klein', en: 'One very large, the others small' },
      row: { nl: 'Naast elkaar, even groot', en: 'Side by side, of one size' },
    }),
    headingField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      label: texts({ nl: 'Cijfers', en: 'Figures' }),
      labels: {
        singular: texts({ nl: 'Cijfer', en: 'Figure' }),
        plural: texts({ nl: 'Cijfers', en: 'Figures' }),
      },
      fields: [
        lineField({
          name: 'value',
          label: { nl: 'Cijfer', en: 'Figure' },
          description: { nl: 'Met eenheid: “6 weken”, “99,95%”.', en: 'With its unit: “6 weeks”, “99.95%”.' },
          required: true,
        }),
        lineField({ name: 'label', label: { nl: 'Wat het is', en: 'What it is' }, required: true }),
        proseField({
          name: 'note',
          label: { nl: 'Toelichting', en: 'Note' },
          description: { nl: 'Waar het cijfer vandaan komt.', en: 'Where the figure comes from.' },
        }),
      ],
    },
  ],
})

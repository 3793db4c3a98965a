import { headingField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Texts in two or three columns. */
export const Columns = sectionBlock({
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  labels: { singular: { nl: 'Kolommen', en: 'Columns' }, plural: { nl: 'Kolommen', en: 'Columns' } },
  description: {
    nl: 'Twee of drie teksten naast elkaar.',
    en: 'Two or three texts next to each other.',
  },
  alsoCalled: ['kaarten', 'cards', 'grid'],
  group: 'text',
  fields: [
    headingField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      label: texts({ nl: 'Kolommen', en: 'Columns' }),
      labels: {
        singular: texts({ nl: 'Kolom', en: 'Column' }),
        plural: texts({ nl: 'Kolommen', en: 'Columns' }),
      },
      fields: [
        {
          name: 'content',
          type: 'richText',
          required: true,
          localized: true,
          label: texts({ nl: 'Tekst', en: 'Text' }),
        },
      ],
    },
  ],
})

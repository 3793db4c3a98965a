import { headingField, introField, lineField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Questions and their answers. */
export const Faq = sectionBlock({
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: { nl: 'Vragen', en: 'Questions' }, plural: { nl: 'Vragen', en: 'Questions' } },
  description: {
    nl: 'Vragen die echt gesteld worden, met een antwoord zonder omwegen.',
    en: 'Frequently asked questions with concise answers.',
  },
  alsoCalled: ['FAQ', 'veelgestelde vragen', 'accordion'],
  group: 'text',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      label: texts({ nl: 'Vragen', en: 'Questions' }),
      labels: {
        singular: texts({ nl: 'Vraag', en: 'Question' }),
        plural: texts({ nl: 'Vragen', en: 'Questions' }),
      },
      fields: [
        lineField({ name: 'question', label: { nl: 'Vraag', en: 'Question' }, required: true }),
        {
          name: 'answer',
          type: 'richText',
          required: true,
          localized: true,
          label: texts({ nl: 'Antwoord', en: 'Answer' }),
        },
      ],
    },
  ],
})

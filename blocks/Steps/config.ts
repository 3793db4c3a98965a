import { variantField } from '@/src/fields/choice'
import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Steps in order. */
export const Steps = sectionBlock({
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: { nl: 'Stappen', en: 'Steps' }, plural: { nl: 'Stappen', en: 'Steps' } },
  description: {
    nl: 'Een verloop: eerst dit, dan dat, met hoe lang het duurt.',
    en: 'Steps in order, with how long they take.',
  },
  group: 'list',
  fields: [
    variantField({
      line: { nl: 'Naast elkaar, op een tijdlijn', en: 'Side by side, on a timeline' },
      stack: { nl: 'Onder elkaar, met grote cijfers', en: 'One below the other, with large figures' },
    }),
    headingField(true),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      label: texts({ nl: 'Stappen', en: 'Steps' }),
      labels: { singular: texts({ nl: 'Stap', en: 'Step' }), plural: texts({ nl: 'Stappen', en: 'Steps' }) },
      fields: [
        lineField({
          name: 'moment',
          label: { nl: 'Wanneer', en: 'When' },
          description: { nl: 'Bijvoorbeeld “week 1–2”.', en: 'For example “week 1–2”.' },
        }),
        lineField({ name: 'title', label: { nl: 'Titel', en: 'Title' }, required: true }),
        proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' }, required: true }),
      ],
    },
  ],
})

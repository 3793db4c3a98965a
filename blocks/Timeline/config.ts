import { headingField, imageField, introField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Events in chronological order. */
export const Timeline = sectionBlock({
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: { nl: 'Tijdlijn', en: 'Timeline' }, plural: { nl: 'Tijdlijnen', en: 'Timelines' } },
  description: {
    nl: 'Momenten op een rij: jaren, weken of uren, elk met wat er gebeurde.',
    en: 'Events in order: years, weeks or hours, each with what happened.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 20,
      label: texts({ nl: 'Momenten', en: 'Moments' }),
      labels: {
        singular: texts({ nl: 'Moment', en: 'Moment' }),
        plural: texts({ nl: 'Momenten', en: 'Moments' }),
      },
      fields: [
        lineField({
          name: 'moment',
          label: { nl: 'Wanneer', en: 'When' },
          description: { nl: 'Bijvoorbeeld “2024” of “Week 3”.', en: 'For example “2024” or “Week 3”.' },
          required: true,
        }),
        lineField({ name: 'title', label: { nl: 'Titel', en: 'Title' }, required: true }),
        proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' } }),
        imageField({ required: false }),
      ],
    },
  ],
})

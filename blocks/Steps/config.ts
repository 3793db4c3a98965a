import { defineBlock } from '@/src/fields/block'
import { localizedText, localizedTextarea, rows } from '@/src/fields/block-fields'

/** What happens, in which order. */
export const Steps = defineBlock({
  slug: 'steps',
  interfaceName: 'StepsBlock',
  group: 'text',
  singular: { nl: 'Stappen', en: 'Steps' },
  plural: { nl: 'Stappen', en: 'Steps' },
  thumbnailAlt: 'Large numbers on a line of time',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }, { required: true }),
    localizedTextarea('intro', { nl: 'Inleiding', en: 'Introduction' }),
    rows(
      'items',
      { nl: 'Stappen', en: 'Steps' },
      { nl: 'Stap', en: 'Step' },
      [
        localizedText('title', { nl: 'Titel', en: 'Title' }, { required: true }),
        localizedText(
          'duration',
          { nl: 'Duur', en: 'Duration' },
          { description: { nl: 'Bijvoorbeeld “week 1–2”.', en: 'For example “weeks 1–2”.' } },
        ),
        localizedTextarea('text', { nl: 'Tekst', en: 'Text' }, { required: true }),
      ],
      { min: 2, max: 9 },
    ),
  ],
})

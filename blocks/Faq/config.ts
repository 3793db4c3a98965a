import { defineBlock } from '@/src/fields/block'
import { localizedRichText, localizedText, localizedTextarea, rows } from '@/src/fields/block-fields'

/** Questions and their answers. */
export const Faq = defineBlock({
  slug: 'faq',
  interfaceName: 'FaqBlock',
  group: 'text',
  singular: { nl: 'Vragen en antwoorden', en: 'Questions and answers' },
  plural: { nl: 'Vragen en antwoorden', en: 'Questions and answers' },
  thumbnailAlt: 'Questions on the left, answers on the right',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }, { required: true }),
    localizedTextarea('intro', { nl: 'Inleiding', en: 'Introduction' }),
    rows(
      'items',
      { nl: 'Vragen', en: 'Questions' },
      { nl: 'Vraag', en: 'Question' },
      [
        localizedText('question', { nl: 'Vraag', en: 'Question' }, { required: true }),
        localizedRichText('answer', { nl: 'Antwoord', en: 'Answer' }),
      ],
      { max: 20 },
    ),
  ],
})

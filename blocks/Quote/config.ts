import { defineBlock } from '@/src/fields/block'
import { image, localizedText, localizedTextarea } from '@/src/fields/block-fields'

/** A maxim as large as a heading, with its source. */
export const Quote = defineBlock({
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  group: 'text',
  singular: { nl: 'Citaat', en: 'Quote' },
  plural: { nl: 'Citaten', en: 'Quotes' },
  thumbnailAlt: 'A sentence as large as a heading, its source small beside it',
  fields: [
    localizedTextarea('text', { nl: 'Citaat', en: 'Quote' }, { required: true }),
    localizedText('source', { nl: 'Bron', en: 'Source' }),
    image({
      required: false,
      label: { nl: 'Beeld erachter', en: 'Image behind it' },
    }),
  ],
})

import { defineBlock } from '@/src/fields/block'
import { localizedRichText, localizedText } from '@/src/fields/block-fields'

/** Running text, with its heading in the margin. */
export const RichText = defineBlock({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  group: 'text',
  singular: { nl: 'Tekst', en: 'Text' },
  plural: { nl: 'Teksten', en: 'Texts' },
  thumbnailAlt: 'A heading in the margin of a column of text',
  fields: [
    localizedText('heading', { nl: 'Kop in de marge', en: 'Heading in the margin' }),
    localizedRichText('content', { nl: 'Tekst', en: 'Text' }),
  ],
})

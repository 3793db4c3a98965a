import type { Block } from 'payload'

/** Running text. */
export const RichText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: { nl: 'Tekst', en: 'Text' }, plural: { nl: 'Teksten', en: 'Texts' } },
  fields: [
    {
      name: 'content',
      type: 'richText',
      required: true,
      localized: true,
      label: { nl: 'Tekst', en: 'Text' },
    },
  ],
}

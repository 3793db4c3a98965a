import { defineBlock } from '@/src/fields/block'
import { localizedText, localizedTextarea, rows, variant } from '@/src/fields/block-fields'

/** What something can do, item by item. */
export const Features = defineBlock({
  slug: 'features',
  interfaceName: 'FeaturesBlock',
  group: 'text',
  singular: { nl: 'Kenmerken', en: 'Features' },
  plural: { nl: 'Kenmerken', en: 'Features' },
  thumbnailAlt: 'A ruled list of titles, each with a sentence',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }, { required: true }),
    localizedTextarea('intro', { nl: 'Inleiding', en: 'Introduction' }),
    variant('variant', { nl: 'Vorm', en: 'Variant' }, [
      { value: 'list', label: { nl: 'Lijst met lijnen', en: 'Ruled list' } },
      { value: 'columns', label: { nl: 'Kolommen', en: 'Columns' } },
    ]),
    rows(
      'items',
      { nl: 'Kenmerken', en: 'Features' },
      { nl: 'Kenmerk', en: 'Feature' },
      [
        localizedText('title', { nl: 'Titel', en: 'Title' }, { required: true }),
        localizedTextarea('text', { nl: 'Tekst', en: 'Text' }, { required: true }),
      ],
      { max: 12 },
    ),
  ],
})

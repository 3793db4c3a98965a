import { defineBlock } from '@/src/fields/block'
import { image, links, localizedRichText, localizedText, variant } from '@/src/fields/block-fields'

/** An image and a text that belong together. */
export const MediaText = defineBlock({
  slug: 'mediaText',
  interfaceName: 'MediaTextBlock',
  group: 'image',
  singular: { nl: 'Beeld met tekst', en: 'Image with text' },
  plural: { nl: 'Beelden met tekst', en: 'Images with text' },
  thumbnailAlt: 'An image over seven columns beside a text over five',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }, { required: true }),
    localizedRichText('content', { nl: 'Tekst', en: 'Text' }),
    image(),
    variant('side', { nl: 'Plaats van het beeld', en: 'Place of the image' }, [
      { value: 'right', label: { nl: 'Rechts', en: 'Right' } },
      { value: 'left', label: { nl: 'Links', en: 'Left' } },
      { value: 'behind', label: { nl: 'Achter de tekst, tot de rand', en: 'Behind the text, edge to edge' } },
    ]),
    links(1),
  ],
})

import { defineBlock } from '@/src/fields/block'
import { image, localizedText, rows, variant } from '@/src/fields/block-fields'

/** Several images that are looked at together. */
export const Gallery = defineBlock({
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  group: 'image',
  singular: { nl: 'Galerij', en: 'Gallery' },
  plural: { nl: 'Galerijen', en: 'Galleries' },
  thumbnailAlt: 'Images in a rhythm of two sizes',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }),
    variant('variant', { nl: 'Vorm', en: 'Variant' }, [
      { value: 'rhythm', label: { nl: 'Ritme van twee maten', en: 'A rhythm of two sizes' } },
      { value: 'wall', label: { nl: 'Eén wand', en: 'One wall' } },
    ]),
    rows(
      'items',
      { nl: 'Afbeeldingen', en: 'Images' },
      { nl: 'Afbeelding', en: 'Image' },
      [image(), localizedText('caption', { nl: 'Bijschrift', en: 'Caption' })],
      { min: 2, max: 16 },
    ),
  ],
})

import { variantField } from '@/src/fields/choice'
import { headingField, imageField, lineField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** A series of images. */
export const Gallery = sectionBlock({
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: { nl: 'Beelden', en: 'Gallery' }, plural: { nl: 'Beelden', en: 'Galleries' } },
  description: {
    nl: 'Een reeks beelden die samen iets vertellen.',
    en: 'A series of images that belong together.',
  },
  alsoCalled: ['galerij', 'afbeeldingen', 'images', "foto's", 'slider'],
  group: 'image',
  fields: [
    variantField({
      rhythm: { nl: 'Raster: grote en kleine beelden', en: 'Grid: large and small images' },
      wall: { nl: 'Raster: even groot, zonder tussenruimte', en: 'Grid: of one size, without gaps' },
      strip: { nl: 'Strook: opzij te schuiven', en: 'Strip: slides sideways' },
    }),
    headingField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 16,
      label: texts({ nl: 'Beelden', en: 'Images' }),
      labels: {
        singular: texts({ nl: 'Beeld', en: 'Image' }),
        plural: texts({ nl: 'Beelden', en: 'Images' }),
      },
      fields: [
        imageField(),
        lineField({
          name: 'caption',
          label: { nl: 'Zaaltekst', en: 'Caption' },
          description: {
            nl: 'Leeg: het bijschrift uit de mediabibliotheek.',
            en: 'Empty: the caption from the media library.',
          },
        }),
      ],
    },
  ],
})

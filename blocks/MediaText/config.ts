import { choiceField, variantField } from '@/src/fields/choice'
import { headingField, imageField, lineField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** A text with an image. */
export const MediaText = sectionBlock({
  slug: 'mediaText',
  interfaceName: 'MediaTextBlock',
  labels: {
    singular: { nl: 'Beeld en tekst', en: 'Image and text' },
    plural: { nl: 'Beelden en teksten', en: 'Images and texts' },
  },
  description: {
    nl: 'Eén beeld met de tekst die erbij hoort, naast elkaar of in elkaar.',
    en: 'An image and its text, side by side or one over the other.',
  },
  alsoCalled: ['afbeelding', 'foto', 'image', 'picture'],
  group: 'image',
  fields: [
    variantField({
      left: { nl: 'Beeld links', en: 'Image left' },
      right: { nl: 'Beeld rechts', en: 'Image right' },
      over: { nl: 'Tekst in het beeld, schermvullend', en: 'Text inside the image, filling the screen' },
    }),
    headingField(true),
    {
      name: 'content',
      type: 'richText',
      required: true,
      localized: true,
      label: texts({ nl: 'Tekst', en: 'Text' }),
    },
    linkGroup({ label: { nl: 'Link onder de tekst', en: 'Link below the text' }, required: false }),
    imageField(),
    lineField({ name: 'caption', label: { nl: 'Zaaltekst', en: 'Caption' } }),
    choiceField({
      name: 'ratio',
      label: { nl: 'Uitsnede', en: 'Crop' },
      options: {
        original: { nl: 'Heel het beeld', en: 'The whole image' },
        landscape: { nl: 'Liggend (4:3)', en: 'Landscape (4:3)' },
        square: { nl: 'Vierkant', en: 'Square' },
        portrait: { nl: 'Staand (4:5)', en: 'Portrait (4:5)' },
      },
      condition: (_, { variant }) => variant !== 'over',
    }),
  ],
})

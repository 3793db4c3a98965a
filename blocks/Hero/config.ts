import { variantField } from '@/src/fields/choice'
import { imageField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** The opening of a page; its heading is the page's h1. */
export const Hero = sectionBlock({
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: { nl: 'Opening', en: 'Hero' }, plural: { nl: 'Openingen', en: 'Heroes' } },
  description: {
    nl: 'Het begin van een pagina: de hoofdkop, met of zonder beeld.',
    en: 'The opening of a page: its main heading, with or without an image.',
  },
  alsoCalled: ['header', 'kop', 'banner', 'omslag'],
  group: 'opening',
  fields: [
    variantField({
      statement: { nl: 'Alleen tekst', en: 'Text only' },
      exhibit: { nl: 'Tekst met de afbeelding eronder', en: 'Text with the image below it' },
      immersive: {
        nl: 'Tekst over een beeldvullende afbeelding',
        en: 'Text on an image that fills the screen',
      },
    }),
    lineField({
      name: 'kicker',
      label: { nl: 'Klein boven de kop', en: 'Small above the heading' },
      description: {
        nl: 'Bijvoorbeeld de plaats of het onderwerp.',
        en: 'For example the place or the subject.',
      },
    }),
    proseField({
      name: 'heading',
      label: { nl: 'Hoofdkop', en: 'Main heading' },
      description: {
        nl: 'Zo kort als het kan. Een nieuwe regel blijft een nieuwe regel.',
        en: 'Keep it short. Line breaks are kept.',
      },
      required: true,
    }),
    proseField({ name: 'intro', label: { nl: 'Inleiding', en: 'Introduction' } }),
    imageField({
      required: false,
      description: {
        nl: 'Te zien in de vormen met beeld; de vorm met alleen letters laat het weg.',
        en: 'Shown by the variants with an image; the variant of type alone leaves it out.',
      },
    }),
    lineField({
      name: 'caption',
      label: { nl: 'Bijschrift', en: 'Caption' },
      description: {
        nl: 'Staat klein bij de afbeelding. Leeg: het bijschrift van de afbeelding zelf.',
        en: 'Small text at the image. Empty: the caption of the image itself.',
      },
      condition: (_, { variant }) => variant !== 'statement',
    }),
    {
      name: 'actions',
      type: 'array',
      maxRows: 2,
      label: texts({ nl: 'Knoppen', en: 'Buttons' }),
      labels: {
        singular: texts({ nl: 'Knop', en: 'Button' }),
        plural: texts({ nl: 'Knoppen', en: 'Buttons' }),
      },
      fields: [linkGroup()],
    },
  ],
})

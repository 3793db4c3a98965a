import { imageField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** One sentence and one action. */
export const CallToAction = sectionBlock({
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: {
    singular: { nl: 'Oproep', en: 'Call to action' },
    plural: { nl: 'Oproepen', en: 'Calls to action' },
  },
  description: {
    nl: 'Eén zin en één ding om te doen, meestal aan het einde.',
    en: 'One sentence and one action, usually at the end of a page.',
  },
  alsoCalled: ['CTA', 'knop', 'button'],
  group: 'opening',
  fields: [
    proseField({ name: 'heading', label: { nl: 'Kop', en: 'Heading' }, required: true }),
    proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' } }),
    linkGroup({ label: { nl: 'Wat men kan doen', en: 'What to do' } }),
    imageField({
      required: false,
      description: {
        nl: 'Met een afbeelding staat de oproep in het beeld, van rand tot rand.',
        en: 'With an image, the text is shown over it at full width.',
      },
    }),
  ],
})

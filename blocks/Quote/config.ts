import { imageField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'

/** A large quote and its author. */
export const Quote = sectionBlock({
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: { nl: 'Citaat', en: 'Quote' }, plural: { nl: 'Citaten', en: 'Quotes' } },
  description: {
    nl: 'Een stelregel, norm of uitspraak, altijd met de bron.',
    en: 'A maxim, a standard or a statement, always with its source.',
  },
  alsoCalled: ['testimonial', 'referentie'],
  group: 'text',
  fields: [
    proseField({ name: 'text', label: { nl: 'Citaat', en: 'Quote' }, required: true }),
    lineField({ name: 'source', label: { nl: 'Bron', en: 'Source' }, required: true }),
    lineField({
      name: 'detail',
      label: { nl: 'Bij de bron', en: 'About the source' },
      description: { nl: 'Functie, jaar, artikel.', en: 'Role, year, clause.' },
    }),
    imageField({
      required: false,
      description: {
        nl: 'Met een afbeelding staat het citaat schermvullend in het beeld.',
        en: 'With an image, the quote is shown over it, filling the screen.',
      },
    }),
  ],
})

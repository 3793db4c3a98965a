import { choiceField } from '@/src/fields/choice'
import { headingField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Running text. */
export const RichText = sectionBlock({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: { nl: 'Tekst', en: 'Text' }, plural: { nl: 'Teksten', en: 'Texts' } },
  description: {
    nl: 'Lopende tekst, met de kop in de marge.',
    en: 'Running text, its heading in the margin.',
  },
  alsoCalled: ['paragraph', 'alinea', 'WYSIWYG'],
  group: 'text',
  fields: [
    headingField(),
    {
      name: 'content',
      type: 'richText',
      required: true,
      localized: true,
      label: texts({ nl: 'Tekst', en: 'Text' }),
    },
    choiceField({
      name: 'measure',
      label: { nl: 'Weergave van de tekst', en: 'Look of the text' },
      options: {
        reading: { nl: 'Leestekst', en: 'Reading text' },
        lead: { nl: 'Groot: enkele zinnen', en: 'Large: a few sentences' },
        columns: { nl: 'Twee kolommen', en: 'Two columns' },
      },
    }),
  ],
})

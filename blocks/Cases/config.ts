import { variantField } from '@/src/fields/choice'
import { headingField, imageField, introField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** A portfolio of works, presented as in a museum. */
export const Cases = sectionBlock({
  slug: 'cases',
  interfaceName: 'CasesBlock',
  labels: { singular: { nl: 'Werk', en: 'Work' }, plural: { nl: 'Werk', en: 'Work' } },
  description: {
    nl: 'Gemaakt werk als tentoonstelling: elk stuk met beeld en zaaltekst.',
    en: 'Work on show: each piece with its image and caption.',
  },
  group: 'image',
  fields: [
    variantField({
      exhibition: { nl: 'Tegels in wisselende maten', en: 'Tiles of different sizes' },
      index: { nl: 'Lijst: klein beeld, één regel per werk', en: 'List: small image, one row per work' },
      screens: { nl: 'Schermvullend, de een na de ander', en: 'Filling the screen, one after another' },
    }),
    headingField(true),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      label: texts({ nl: 'Werken', en: 'Works' }),
      labels: { singular: texts({ nl: 'Werk', en: 'Work' }), plural: texts({ nl: 'Werken', en: 'Works' }) },
      fields: [
        imageField(),
        lineField({ name: 'title', label: { nl: 'Titel', en: 'Title' }, required: true }),
        {
          type: 'row',
          fields: [
            { name: 'year', type: 'text', label: texts({ nl: 'Jaar', en: 'Year' }) },
            lineField({
              name: 'material',
              label: { nl: 'Materiaal', en: 'Material' },
              description: {
                nl: 'Waarvan het gemaakt is, bijvoorbeeld “TypeScript, PostgreSQL”.',
                en: 'What it is made of, for example “TypeScript, PostgreSQL”.',
              },
            }),
          ],
        },
        proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' } }),
        linkGroup({ label: { nl: 'Link', en: 'Link' }, required: false }),
      ],
    },
  ],
})

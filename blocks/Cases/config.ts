import { linkGroup } from '@/src/fields/link'
import { defineBlock } from '@/src/fields/block'
import { image, localizedText, localizedTextarea, rows } from '@/src/fields/block-fields'

/** Work, shown like exhibits. */
export const Cases = defineBlock({
  slug: 'cases',
  interfaceName: 'CasesBlock',
  group: 'proof',
  singular: { nl: 'Werk', en: 'Cases' },
  plural: { nl: 'Werk', en: 'Cases' },
  thumbnailAlt: 'Exhibits of different sizes, each with a museum caption',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }, { required: true }),
    localizedTextarea('intro', { nl: 'Inleiding', en: 'Introduction' }),
    rows(
      'items',
      { nl: 'Werken', en: 'Works' },
      { nl: 'Werk', en: 'Work' },
      [
        image(),
        localizedText('title', { nl: 'Titel', en: 'Title' }, { required: true }),
        localizedTextarea('summary', { nl: 'Samenvatting', en: 'Summary' }, { required: true }),
        { name: 'year', type: 'text', label: { nl: 'Jaar', en: 'Year' } },
        localizedText(
          'material',
          { nl: 'Materiaal', en: 'Material' },
          {
            description: {
              nl: 'Waarvan het gemaakt is, zoals op een zaaltekst: “TypeScript, PostgreSQL”.',
              en: 'What it is made of, as on a museum caption: “TypeScript, PostgreSQL”.',
            },
          },
        ),
        {
          name: 'linked',
          type: 'checkbox',
          defaultValue: false,
          label: { nl: 'Leidt naar een pagina', en: 'Leads to a page' },
        },
        linkGroup({ condition: (_, sibling) => Boolean(sibling.linked) }),
      ],
      { max: 12 },
    ),
  ],
})

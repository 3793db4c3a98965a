import { choiceField } from '@/src/fields/choice'
import { headingField, introField } from '@/src/fields/copy'
import { documentsField } from '@/src/fields/documents'
import { sectionBlock } from '@/src/fields/section'

/** The tenant's building blocks. */
export const BlockCatalogue = sectionBlock({
  slug: 'blockCatalogue',
  interfaceName: 'BlockCatalogueBlock',
  labels: {
    singular: { nl: 'Bouwblokken', en: 'Block catalogue' },
    plural: { nl: 'Bouwblokken', en: 'Block catalogues' },
  },
  description: {
    nl: 'De bouwblokken van de organisatie, per groep, elk met een link naar zijn pagina.',
    en: 'The building blocks of the organisation, by group, each with a link to its page.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    choiceField({
      name: 'selection',
      label: { nl: 'Welke', en: 'Which' },
      options: {
        all: { nl: 'Alle', en: 'All' },
        chosen: { nl: 'Zelf kiezen', en: 'Chosen ones' },
      },
    }),
    {
      ...documentsField({
        name: 'chosen',
        label: { nl: 'Bouwblokken', en: 'Building blocks' },
        relationTo: 'building-blocks',
        maxRows: 50,
      }),
      admin: { isSortable: true, condition: (_, { selection }) => selection === 'chosen' },
    },
  ],
})

import { choiceField } from '@/src/fields/choice'
import { headingField, introField, lineField } from '@/src/fields/copy'
import { documentsField } from '@/src/fields/documents'
import { sectionBlock } from '@/src/fields/section'

/** Products of the tenant with their prices. */
export const Products = sectionBlock({
  slug: 'products',
  interfaceName: 'ProductsBlock',
  labels: { singular: { nl: 'Producten', en: 'Products' }, plural: { nl: 'Producten', en: 'Products' } },
  description: {
    nl: 'Producten met beeld, samenvatting en prijs.',
    en: 'Products with image, summary and price.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    choiceField({
      name: 'selection',
      label: { nl: 'Welke', en: 'Which' },
      options: {
        all: { nl: 'Alle die te koop zijn', en: 'All that are for sale' },
        chosen: { nl: 'Zelf kiezen', en: 'Chosen ones' },
      },
    }),
    {
      ...documentsField({
        name: 'chosen',
        label: { nl: 'Producten', en: 'Products' },
        relationTo: 'products',
        maxRows: 24,
      }),
      admin: { isSortable: true, condition: (_, { selection }) => selection === 'chosen' },
    },
    lineField({
      name: 'emptyText',
      label: { nl: 'Tekst als er niets is', en: 'Text when there is nothing' },
      required: true,
    }),
  ],
})

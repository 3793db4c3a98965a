import { variantField } from '@/src/fields/choice'
import { headingField, introField, lineField } from '@/src/fields/copy'
import { documentsField } from '@/src/fields/documents'
import { sectionBlock } from '@/src/fields/section'

/** Links to pages of cases; the content comes from the case header of each page. */
export const CaseList = sectionBlock({
  slug: 'caseList',
  interfaceName: 'CaseListBlock',
  labels: {
    singular: { nl: 'Projectenlijst', en: 'Case list' },
    plural: { nl: 'Projectenlijsten', en: 'Case lists' },
  },
  description: {
    nl: 'Projecten met een eigen pagina. Beeld en tekst komen uit de opening van die pagina.',
    en: 'Cases with a page of their own. Image and text come from that page’s header.',
  },
  group: 'list',
  fields: [
    variantField({
      wall: { nl: 'Tegels in wisselende maten', en: 'Tiles of different sizes' },
      register: { nl: 'Lijst: één regel per project', en: 'List: one row per case' },
    }),
    headingField(true),
    introField(),
    documentsField({
      name: 'cases',
      label: { nl: 'Projecten', en: 'Cases' },
      description: {
        nl: 'Alleen pagina’s met een opening van een project worden getoond.',
        en: 'Only pages with a case header are shown.',
      },
      relationTo: 'pages',
      required: true,
      maxRows: 24,
    }),
    lineField({
      name: 'emptyText',
      label: { nl: 'Tekst als er niets is', en: 'Text when there is nothing' },
      required: true,
    }),
  ],
})

import { headingField, introField, lineField } from '@/src/fields/copy'
import { documentsField } from '@/src/fields/documents'
import { sectionBlock } from '@/src/fields/section'

/** Links to pages of vacancies; the content comes from the vacancy header of each page. */
export const Vacancies = sectionBlock({
  slug: 'vacancies',
  interfaceName: 'VacanciesBlock',
  labels: {
    singular: { nl: 'Vacaturelijst', en: 'Vacancies' },
    plural: { nl: 'Vacaturelijsten', en: 'Vacancies' },
  },
  description: {
    nl: 'Vacatures met een eigen pagina. Uren, salaris en plaats komen uit de opening van die pagina.',
    en: 'Vacancies with a page of their own. Hours, salary and place come from that page’s header.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    documentsField({
      name: 'vacancies',
      label: { nl: 'Vacatures', en: 'Vacancies' },
      description: {
        nl: 'Alleen pagina’s met een opening van een vacature worden getoond, en alleen zolang er gereageerd kan worden.',
        en: 'Only pages with a vacancy header are shown, and only until the closing date.',
      },
      relationTo: 'pages',
      maxRows: 24,
    }),
    lineField({
      name: 'emptyText',
      label: { nl: 'Tekst als er geen vacatures zijn', en: 'Text when there are no vacancies' },
      required: true,
    }),
  ],
})

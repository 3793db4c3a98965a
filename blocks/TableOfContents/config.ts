import { lineField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'

/** Links to the sections of the page with an anchor. */
export const TableOfContents = sectionBlock({
  slug: 'tableOfContents',
  interfaceName: 'TableOfContentsBlock',
  labels: {
    singular: { nl: 'Inhoudsopgave', en: 'Table of contents' },
    plural: { nl: 'Inhoudsopgaven', en: 'Tables of contents' },
  },
  description: {
    nl: 'Een lijst van de secties van deze pagina die een anker en een kop hebben.',
    en: 'A list of the sections of this page that have an anchor and a heading.',
  },
  group: 'text',
  fields: [lineField({ name: 'heading', label: { nl: 'Kop', en: 'Heading' }, required: true })],
})

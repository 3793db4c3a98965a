import { imageField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** Opens the page of a case: its heading is the page's h1, and lists of cases show its content. */
export const CaseHeader = sectionBlock({
  slug: 'caseHeader',
  interfaceName: 'CaseHeaderBlock',
  labels: {
    singular: { nl: 'Opening van een project', en: 'Case header' },
    plural: { nl: 'Openingen van projecten', en: 'Case headers' },
  },
  description: {
    nl: 'Het begin van een projectpagina: kop, samenvatting, beeld en feiten. Projectlijsten tonen dit ook.',
    en: 'The header of a case: heading, summary, image and facts. Lists of cases use it too.',
  },
  group: 'opening',
  fields: [
    proseField({ name: 'heading', label: { nl: 'Hoofdkop', en: 'Main heading' }, required: true }),
    proseField({
      name: 'summary',
      label: { nl: 'Samenvatting', en: 'Summary' },
      description: {
        nl: 'Een of twee zinnen; ook in lijsten.',
        en: 'One or two sentences; in lists as well.',
      },
      required: true,
    }),
    imageField(),
    {
      type: 'row',
      fields: [
        lineField({ name: 'sector', label: { nl: 'Sector', en: 'Sector' } }),
        { name: 'year', type: 'text', label: texts({ nl: 'Jaar', en: 'Year' }) },
        lineField({ name: 'duration', label: { nl: 'Doorlooptijd', en: 'Duration' } }),
      ],
    },
    {
      name: 'facts',
      type: 'array',
      maxRows: 6,
      label: texts({ nl: 'Feiten', en: 'Facts' }),
      labels: { singular: texts({ nl: 'Feit', en: 'Fact' }), plural: texts({ nl: 'Feiten', en: 'Facts' }) },
      fields: [
        {
          type: 'row',
          fields: [
            lineField({ name: 'label', label: { nl: 'Onderwerp', en: 'Label' }, required: true }),
            lineField({ name: 'value', label: { nl: 'Waarde', en: 'Value' }, required: true }),
          ],
        },
      ],
    },
  ],
})

import { defineBlock } from '@/src/fields/block'
import { localizedText, rows } from '@/src/fields/block-fields'

/** Figures: the first is shown enormous, the others small. */
export const Stats = defineBlock({
  slug: 'stats',
  interfaceName: 'StatsBlock',
  group: 'proof',
  singular: { nl: 'Cijfers', en: 'Figures' },
  plural: { nl: 'Cijfers', en: 'Figures' },
  thumbnailAlt: 'One enormous figure beside three small ones',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }),
    rows(
      'items',
      { nl: 'Cijfers', en: 'Figures' },
      { nl: 'Cijfer', en: 'Figure' },
      [
        localizedText('value', { nl: 'Waarde', en: 'Value' }, { required: true }),
        localizedText('label', { nl: 'Wat het is', en: 'What it is' }, { required: true }),
        localizedText('note', { nl: 'Toelichting', en: 'Note' }),
      ],
      { max: 5 },
    ),
  ],
})

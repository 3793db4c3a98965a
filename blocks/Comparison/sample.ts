import type { ComparisonBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<ComparisonBlock> = {
  blockType: 'comparison',
  heading: t('Kopen, huren of laten maken', 'Buy, rent or have it made'),
  intro: t('Wat het scheelt, punt voor punt.', 'What the difference is, point by point.'),
  options: [
    { name: t('Pakket', 'Package'), highlighted: false },
    { name: t('Op maat', 'Made to measure'), highlighted: true },
  ],
  rows: [
    {
      label: t('Klaar om te gebruiken', 'Ready to use'),
      cells: [
        { mark: 'text', value: t('Morgen', 'Tomorrow') },
        { mark: 'text', value: t('Na twee weken', 'After two weeks') },
      ],
    },
    {
      label: t('Past bij hoe u werkt', 'Fits how you work'),
      cells: [
        { mark: 'no', value: t('U past zich aan', 'You adapt') },
        { mark: 'yes', value: t('Dat is het uitgangspunt', 'That is where it begins') },
      ],
    },
  ],
}

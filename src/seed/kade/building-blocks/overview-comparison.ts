import { t } from '@/blocks/draft'

/** Cells in the order package, building block, from nothing. */
export const comparisonRows = [
  {
    label: t('Eerste dag dat het draait', 'First day it runs'),
    cells: [
      { value: t('vandaag', 'today') },
      { value: t('deze week', 'this week') },
      { value: t('over twee maanden', 'in two months') },
    ],
  },
  {
    label: t('Kosten', 'Cost'),
    cells: [
      { value: t('per gebruiker, elke maand', 'per user, every month') },
      { value: t('één keer, 1 tot 5 weken', 'once, 1 to 5 weeks') },
      { value: t('één keer, 8 tot 20 weken', 'once, 8 to 20 weeks') },
    ],
  },
  {
    label: t('De broncode is van u', 'You own the source code'),
    cells: [{ mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }],
  },
  {
    label: t('Elders bewezen', 'Proved elsewhere'),
    cells: [{ mark: 'yes' }, { mark: 'yes' }, { mark: 'no' }],
  },
  {
    label: t('Als het niet past', 'When it does not fit'),
    cells: [
      { value: t('past u zich aan', 'you adapt') },
      { value: t('passen we het blok aan', 'we adapt the block') },
      { value: t('is het al passend', 'it fits already') },
    ],
  },
] as const

import { t } from '@/blocks/draft'

/** Cells in the order picture puzzle, this block. */
export const keepingRobotsOut = [
  {
    label: t('Wie heeft er last van', 'Who is bothered'),
    cells: [
      { value: t('elke bezoeker', 'every visitor') },
      { value: t('wie tien keer per minuut verstuurt', 'whoever sends ten times a minute') },
    ],
  },
  {
    label: t('Hoe het werkt', 'How it works'),
    cells: [
      { value: t('zoek alle verkeerslichten', 'find all traffic lights') },
      {
        value: t(
          'een veld dat mensen niet zien, een ondergrens in tijd, een bovengrens in aantal',
          'a field people do not see, a least time, a greatest number',
        ),
      },
    ],
  },
  {
    label: t('Gaat er iets naar een ander', 'Goes to a third party'),
    cells: [
      { mark: 'yes', value: t('adres, browser en gedrag', 'address, browser and behaviour') },
      { mark: 'no', value: t('niets', 'nothing') },
    ],
  },
] as const

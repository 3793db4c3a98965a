import type { StatsBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<StatsBlock> = {
  blockType: 'stats',
  variant: 'leading',
  heading: t('In cijfers', 'In figures'),
  items: [
    {
      value: t('12 weken', '12 weeks'),
      label: t('van eerste gesprek tot oplevering', 'from first talk to delivery'),
      note: t('De mediaan van de laatste tien projecten.', 'The median of the last ten projects.'),
    },
    { value: t('99,95%', '99.95%'), label: t('van het jaar bereikbaar', 'of the year within reach') },
    { value: t('1 werkdag', '1 working day'), label: t('tot u antwoord hebt', 'until you have an answer') },
    {
      value: t('0', '0'),
      label: t('volgcookies', 'tracking cookies'),
      note: t('Dus ook geen melding die u moet wegklikken.', 'So no notice to click away either.'),
    },
  ],
}

import type { TimelineBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<TimelineBlock> = {
  blockType: 'timeline',
  heading: t('Hoe het liep', 'How it went'),
  intro: t('Van de eerste vraag tot de laatste vrijdag.', 'From the first question to the last Friday.'),
  items: [
    {
      moment: t('Week 1', 'Week 1'),
      title: t('Meekijken', 'Watching'),
      text: t('Een week lang meelopen met wie het werk doet.', 'A week beside whoever does the work.'),
    },
    {
      moment: t('Week 2', 'Week 2'),
      title: t('Het eerste dat werkt', 'The first thing that works'),
      text: t(
        'Eén scherm, echt aangesloten, op vrijdag in gebruik.',
        'One screen, really connected, in use on Friday.',
      ),
    },
    {
      moment: t('Week 12', 'Week 12'),
      title: t('Overdracht', 'Handover'),
      text: t(
        'De code, de sleutels en de mensen die het kennen.',
        'The code, the keys and the people who know it.',
      ),
    },
  ],
}

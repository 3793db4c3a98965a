import type { StepsBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<StepsBlock> = {
  blockType: 'steps',
  variant: 'line',
  heading: t('Van vraag naar resultaat', 'From question to result'),
  intro: t(
    'Drie tot vijf stappen leest men nog. Zeg bij elke stap wat de ander doet.',
    'People still read three to five steps. Say at each what the other party does.',
  ),
  items: [
    {
      moment: t('Week 1', 'Week 1'),
      title: t('Luisteren', 'Listening'),
      text: t(
        'U vertelt, wij vragen door. Aan het eind ligt er een bladzijde die we allebei onderschrijven.',
        'You tell, we ask on. At the end there is a page that both of us subscribe to.',
      ),
    },
    {
      moment: t('Week 2–3', 'Weeks 2–3'),
      title: t('Ontwerpen', 'Designing'),
      text: t(
        'Schetsen op ware grootte. U streept door wat niet klopt.',
        'Sketches at full size. You cross out what is wrong.',
      ),
    },
    {
      moment: t('Week 4–9', 'Weeks 4–9'),
      title: t('Maken', 'Making'),
      text: t(
        'Elke week is er iets af. U kijkt mee en probeert het zelf.',
        'Something is finished every week. You look on and try it yourself.',
      ),
    },
    {
      moment: t('Week 10', 'Week 10'),
      title: t('Overdragen', 'Handing over'),
      text: t(
        'U krijgt alles wat nodig is om zonder ons verder te gaan.',
        'You receive all that is needed to go on without us.',
      ),
    },
  ],
}

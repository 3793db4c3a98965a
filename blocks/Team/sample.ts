import type { TeamBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<TeamBlock> = {
  blockType: 'team',
  heading: t('Wie u aan de telefoon krijgt', 'Who answers the telephone'),
  intro: t('Drie tafels, geen tussenlagen.', 'Three desks, no layers in between.'),
  items: [
    {
      role: t('De tekentafel', 'The drawing table'),
      text: t(
        'Schermen, letters en wat er gebeurt als iemand klikt.',
        'Screens, type, and what happens on a click.',
      ),
    },
    {
      role: t('De machinekamer', 'The engine room'),
      text: t(
        'Gegevens, koppelingen en alles wat ’s nachts doorgaat.',
        'Data, connections and all that runs at night.',
      ),
    },
    {
      role: t('De balie', 'The front desk'),
      text: t(
        'Afspraken, offertes en de vraag achter de vraag.',
        'Appointments, quotes and the question behind the question.',
      ),
    },
  ],
}

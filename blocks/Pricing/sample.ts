import type { PricingBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<PricingBlock> = {
  blockType: 'pricing',
  heading: t('Wat het kost', 'What it costs'),
  intro: t(
    'Een vaste prijs per week, en u weet vooraf hoeveel weken.',
    'A fixed price a week, and you know how many weeks.',
  ),
  plans: [
    {
      name: t('Meekijken', 'Watching'),
      price: t('€ 2.400', '€ 2,400'),
      unit: t('één week, zonder btw', 'one week, without VAT'),
      text: t(
        'U krijgt een vel papier waar u mee verder kunt.',
        'You get a sheet of paper you can go on with.',
      ),
      points: [{ text: t('Drie dagen bij u', 'Three days at your place') }],
      link: toUrl('/contact', t('Plan een week', 'Plan a week')),
      highlighted: false,
    },
    {
      name: t('Bouwen', 'Building'),
      price: t('€ 7.200', '€ 7,200'),
      unit: t('per week, zonder btw', 'a week, without VAT'),
      text: t('Elke vrijdag iets dat werkt.', 'Something that works every Friday.'),
      points: [
        { text: t('Twee mensen', 'Two people') },
        { text: t('De code is van u', 'The code is yours') },
      ],
      link: toUrl('/contact', t('Leg iets voor', 'Put something to us')),
      highlighted: true,
    },
  ],
  note: t('Prijzen gelden tot het eind van het jaar.', 'Prices hold until the end of the year.'),
}

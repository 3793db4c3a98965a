import { t } from '@/blocks/draft'

/** What hiring costs. A week is four days. */
export const hiringPlans = [
  {
    name: t('Eén bouwer', 'One builder'),
    price: t('€\u00a03.600', '€3,600'),
    unit: t('per week van vier dagen', 'a week of four days'),
    text: t(
      'Werkt in uw team, op uw taken, met uw gereedschap.',
      'Works in your team, on your tasks, with your tools.',
    ),
    points: [
      { text: t('Vanaf vier weken', 'From four weeks on') },
      { text: t('Opzeggen: één week', 'Notice: one week') },
      { text: t('Twee dagen bij u, twee op afstand', 'Two days with you, two remote') },
    ],
  },
  {
    name: t('Twee bouwers', 'Two builders'),
    price: t('€\u00a07.200', '€7,200'),
    unit: t('per week van vier dagen', 'a week of four days'),
    text: t(
      'Een stel dat elkaar al kent en elkaars code leest. Meestal meer dan het dubbele.',
      'A pair who know each other and read each other’s code. Usually more than double.',
    ),
    points: [
      { text: t('Vanaf vier weken', 'From four weeks on') },
      { text: t('Elke vrijdag iets dat werkt', 'Something that works every Friday') },
      { text: t('Eén afgebakend onderdeel', 'One part with clear borders') },
    ],
    highlighted: true,
  },
  {
    name: t('Een tweede paar ogen', 'A second pair of eyes'),
    price: t('€\u00a01.800', '€1,800'),
    unit: t('eenmalig', 'once'),
    text: t(
      'Twee dagen lezen in uw code, en vier bladzijden met wat we zouden doen.',
      'Two days of reading your code, and four pages on what we would do.',
    ),
    points: [
      { text: t('Binnen drie weken', 'Within three weeks') },
      { text: t('Een gesprek van een uur erbij', 'With a talk of an hour') },
      { text: t('Ook als u daarna niets doet', 'Even if you do nothing after') },
    ],
  },
] as const

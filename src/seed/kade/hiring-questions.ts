import { rich, t } from '@/blocks/draft'

/** What is asked before somebody is hired. */
export const hiringQuestions = [
  {
    question: t('Wat kunnen jullie mensen?', 'What can your people do?'),
    answer: rich(
      'TypeScript, React, Node en Postgres, van schema tot scherm. Geen native apps en geen beheer van Windows-servers; daarvoor noemen we u een ander.',
      'TypeScript, React, Node and Postgres, from schema to screen. No native apps and no Windows servers; for those we name somebody else.',
    ),
  },
  {
    question: t('Hoe snel kan iemand beginnen?', 'How soon can somebody start?'),
    answer: rich(
      'Meestal binnen zes weken. We hebben negen mensen en geen bank waar ze op wachten.',
      'Usually within six weeks. We have nine people and no bench on which they wait.',
    ),
  },
  {
    question: t('Mogen we iemand overnemen?', 'May we take somebody over?'),
    answer: rich(
      'Dat is aan diegene. Er staat geen boete op; we vragen drie maanden om een opvolger te vinden.',
      'That is up to them. There is no penalty; we ask for three months to find a successor.',
    ),
  },
  {
    question: t('Waarom vier dagen?', 'Why four days?'),
    answer: rich(
      'Omdat we tweeëndertig uur per week bouwen. De vijfde dag is leren, lezen en slapen, en die betaalt u niet.',
      'Because we build for thirty-two hours a week. The fifth day is for learning, reading and sleeping, and you do not pay for it.',
    ),
  },
] as const

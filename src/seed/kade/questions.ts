import { rich, t } from '@/blocks/draft'

/** What everybody asks before a project begins. */
export const questions = [
  {
    question: t('Wat kost het?', 'What does it cost?'),
    answer: rich(
      'Een week met twee bouwers kost €\u00a07.200, exclusief btw. Een eerste versie vraagt meestal tien tot twaalf weken. We noemen één bedrag voor een beschreven resultaat. Valt het tegen, dan is dat ons probleem.',
      'A week with two builders costs €7,200, excluding VAT. A first version usually takes ten to twelve weeks. We name one amount for a described result. If it turns out to be more work, that is our problem.',
    ),
  },
  {
    question: t('En als we halverwege iets anders willen?', 'What if we want something else halfway?'),
    answer: rich(
      'Dan ruilen we. Wat nog niet gebouwd is, kan eruit; iets van dezelfde omvang kan erin. Wordt het groter, dan zeggen we vooraf hoeveel.',
      'Then we trade. What has not been built can come out; something of the same size can go in. If it grows, we say by how much beforehand.',
    ),
  },
  {
    question: t('Van wie is de code?', 'Who owns the code?'),
    answer: rich(
      'Van u, vanaf de eerste regel. De [bouwblokken](page:werkwijze-blocks) die we meebrengen krijgt u erbij, onder een open licentie.',
      'You do, from the first line. The [building blocks](page:werkwijze-blocks) we bring along come with it, under an open licence.',
    ),
  },
  {
    question: t('Wat als jullie stoppen?', 'What if you stop?'),
    answer: rich(
      'Dan hebt u alles om met een ander verder te gaan: code, tests, handleiding en een server op uw eigen naam. Een keer per jaar laten we een buitenstaander het opzetten vanaf niets, om te zien of dat nog lukt.',
      'Then you have all you need to go on with somebody else: code, tests, manual and a server in your own name. Once a year we have an outsider set it up from nothing, to see whether that still works.',
    ),
  },
  {
    question: t('Doen jullie ook onderhoud?', 'Do you do maintenance?'),
    answer: rich(
      'Ja, voor wat we zelf gebouwd hebben. Een vast bedrag per maand voor bijwerken en bewaken, opzegbaar per kwartaal. Nieuwe wensen gaan weer per stuk.',
      'Yes, for what we built ourselves. A fixed amount a month for updates and monitoring, which you can end at any quarter. New wishes go by the piece again.',
    ),
  },
  {
    question: t('Is een pakket niet goedkoper?', 'Would a package not be cheaper?'),
    answer: rich(
      'Vaak wel. Als we in week één zien dat een pakket past, zeggen we dat, en betaalt u alleen die week.',
      'Often it would. If we see in week one that a package fits, we say so, and you pay for that week only.',
    ),
  },
] as const

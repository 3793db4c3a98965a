import { rich, t } from '@/blocks/draft'
import { no, row, yes } from '../comparison'

export const threeRoads = [
  row(
    t('Eerste versie in gebruik', 'First version in use'),
    t('Volgende week', 'Next week'),
    t('Een maand', 'A month'),
    t('Tien weken', 'Ten weeks'),
  ),
  row(
    t('Kosten in het eerste jaar', 'Cost in the first year'),
    t('€\u00a020.000 aan licenties', '€20,000 in licences'),
    t('€\u00a035.000, deels uw eigen tijd', '€35,000, partly your own time'),
    t('€\u00a095.000', '€95,000'),
  ),
  row(
    t('Elk jaar daarna', 'Each year after'),
    t('€\u00a020.000, en het stijgt', '€20,000, and rising'),
    t('€\u00a025.000', '€25,000'),
    t('€\u00a015.000', '€15,000'),
  ),
  row(
    t('Past precies', 'Fits exactly'),
    no('U past zich aan', 'You adapt'),
    t('Tot het eerste moeilijke geval', 'Until the first hard case'),
    yes('Ja', 'Yes'),
  ),
  row(
    t('Van u', 'Yours'),
    no('Nee', 'No'),
    no('Alleen de gegevens', 'Only the data'),
    yes('Alles', 'All of it'),
  ),
] as const

export const customWeeks = [
  {
    moment: t('Week 1', 'Week 1'),
    title: t('Wie belt wie?', 'Who rings whom?'),
    text: t(
      'We tellen telefoontjes. Veertig per dag gaan naar één bureau. Dat bureau is het systeem.',
      'We count telephone calls. Forty a day go to one desk. That desk is the system.',
    ),
  },
  {
    moment: t('Week 3', 'Week 3'),
    title: t('Het vel en de prijs', 'The sheet and the price'),
    text: t(
      'Elf schermen, waarvan er vier worden weggestreept. Eén bedrag, één datum.',
      'Eleven screens, four of which are crossed out. One amount, one date.',
    ),
  },
  {
    moment: t('Week 5', 'Week 5'),
    title: t('Het eerste dat werkt', 'The first thing that works'),
    text: t(
      'De planner gebruikt één scherm echt. De spreadsheet draait mee.',
      'The planner really uses one screen. The spreadsheet runs along.',
    ),
  },
  {
    moment: t('Week 8', 'Week 8'),
    title: t('Er moet iets uit', 'Something has to go'),
    text: t(
      'Er kwam een wens bij, dus er gaat een even grote wens af. U kiest welke.',
      'A wish came in, so one of the same size goes out. You choose which.',
    ),
  },
  {
    moment: t('Week 11', 'Week 11'),
    title: t('Naast elkaar', 'Side by side'),
    text: t(
      'Twee weken oud en nieuw. Elk verschil is een fout of een ontdekking.',
      'Two weeks of old and new. Every difference is a mistake or a discovery.',
    ),
  },
  {
    moment: t('Week 12', 'Week 12'),
    title: t('De sleutels', 'The keys'),
    text: t(
      'Code, servers, wachtwoorden, handleiding. En een middag met wie het gaat beheren.',
      'Code, servers, passwords, manual. And an afternoon with whoever will run it.',
    ),
  },
] as const

export const customPrices = [
  {
    name: t('Meekijken', 'Watching'),
    price: t('€\u00a07.200', '€7,200'),
    unit: t('een week', 'one week'),
    text: t(
      'Een vel papier waar ook een ander mee verder kan.',
      'A sheet of paper that others could build from, too.',
    ),
  },
  {
    name: t('Eén afdeling', 'One department'),
    price: t('€\u00a072.000–100.800', '€72,000–100,800'),
    unit: t('tien tot veertien weken, twee bouwers', 'ten to fourteen weeks, two builders'),
    text: t(
      'Het systeem waar die afdeling op draait, overgedragen.',
      'The system that department runs on, handed over.',
    ),
    highlighted: true,
  },
  {
    name: t('Daarna', 'After that'),
    price: t('€\u00a0600–1.800', '€600–1,800'),
    unit: t('per maand, opzegbaar per kwartaal', 'a month, ending at any quarter'),
    text: t('Bijwerken, bewaken, en iemand die opneemt.', 'Updates, monitoring, and somebody who answers.'),
  },
] as const

export const customQuestions = [
  {
    question: t('Wanneer raden jullie het af?', 'When do you advise against it?'),
    answer: rich(
      'Als u nog niet weet hoe u wilt werken. Software legt een werkwijze vast; wie elke maand van aanpak wisselt, heeft meer aan een whiteboard, of aan [een eerste versie](page:oplossingen-minimum-viable-product). En als een pakket negentig procent doet en de rest gewoonte is.',
      'When you do not know yet how you want to work. Software fixes a way of working; if yours changes every month, a whiteboard serves you better, or [a first version](page:oplossingen-minimum-viable-product). And when a package does ninety per cent and the rest is habit.',
    ),
  },
  {
    question: t(
      'Ons oude systeem is twintig jaar oud. Kan dat mee?',
      'Our old system is twenty years old. Can it come along?',
    ),
    answer: rich(
      'De gegevens wel, altijd. We lezen ze elke nacht opnieuw in tot de telling klopt, en zetten pas over als drie nachten achter elkaar niets verschilt.',
      'The data can, always. We read it in afresh each night until the count is right, and switch only after three nights in a row without a difference.',
    ),
  },
  {
    question: t('Hoeveel tijd kost het ons?', 'How much of our time does it take?'),
    answer: rich(
      'Eén iemand, ongeveer vier uur per week, en iedereen die het werk doet een halve dag in week één. Zonder dat bouwen we op vermoedens.',
      'One person, about four hours a week, and everyone who does the work half a day in week one. Without that we build on guesses.',
    ),
  },
] as const

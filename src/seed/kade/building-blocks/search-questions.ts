import { rich, t } from '@/blocks/draft'

export const searchQuestions = [
  {
    question: t('Doorzoekt het ook PDF’s?', 'Does it search PDFs as well?'),
    answer: rich(
      'Ja, als er tekst in zit. Voor gescande bladen lezen we de letters eerst met OCR, en staat erbij hoe zeker dat is.',
      'Yes, if there is text in them. For scanned sheets we first read the letters by OCR, and say how certain that is.',
    ),
  },
  {
    question: t('En zoeken op betekenis?', 'And search by meaning?'),
    answer: rich(
      'Dat kan met vectoren in dezelfde database. Het helpt bij vragen in gewone taal en stoort bij artikelnummers. We zetten het er dus naast, niet ervoor.',
      'It can be done with vectors in the same database. It helps with questions in plain language and hinders with article numbers. So we put it beside, not in front.',
    ),
  },
] as const

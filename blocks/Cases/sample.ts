import type { CasesBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<CasesBlock> = {
  blockType: 'cases',
  variant: 'exhibition',
  heading: t('Gemaakt werk', 'Work we made'),
  intro: t(
    'Kies de stukken die laten zien wat u nog eens wilt maken.',
    'Choose the pieces that show what you would like to make again.',
  ),
  items: [
    {
      title: t('Een planbord voor onderhoud', 'A planning board for maintenance'),
      year: '2026',
      material: t('Webapplicatie, wandscherm', 'Web application, wall screen'),
      text: t(
        'De planning van zes ploegen op één scherm, en op de telefoon van wie onderweg is.',
        'The planning of six crews on one screen, and on the phone of whoever is on the road.',
      ),
    },
    {
      title: t('Een archief dat antwoord geeft', 'An archive that answers'),
      year: '2025',
      material: t('Zoekmachine, tekstherkenning', 'Search engine, text recognition'),
      text: t(
        'Wie een termijn zoekt, krijgt het stuk, het artikel en de zin.',
        'Look for a notice period and you get the document, the clause and the sentence.',
      ),
    },
    {
      title: t('Een kaart die meetekent', 'A map that draws along'),
      year: '2024',
      material: t('Tekenprogramma, drukwerk', 'Drawing program, print'),
      text: t(
        'Lijnen blijven aan de straat plakken, ook als de straat verschuift.',
        'Lines stick to the street, even when the street moves.',
      ),
    },
  ],
}

import { t } from '@/blocks/draft'
import { no, row } from '../comparison'

export const measured = [
  row(
    t('Juiste stuk bij de eerste drie', 'Right document among the first three'),
    t('71%', '71%'),
    t('78%', '78%'),
    t('93%', '93%'),
  ),
  row(
    t('Juiste zin gemarkeerd', 'Right sentence marked'),
    t('68%', '68%'),
    no('Kan niet', 'Not possible'),
    t('91%', '91%'),
  ),
  row(
    t('Zaaknummers en wetsartikelen', 'Case numbers and articles of law'),
    t('98%', '98%'),
    t('41%', '41%'),
    t('98%', '98%'),
  ),
  row(
    t('Antwoordtijd, mediaan', 'Time to answer, median'),
    t('0,02 s', '0.02 s'),
    t('0,06 s', '0.06 s'),
    t('0,08 s', '0.08 s'),
  ),
] as const

export const fromBoxToSentence = [
  {
    moment: t('Week 2 tot 4', 'Weeks 2 to 4'),
    title: t('Scannen', 'Scanning'),
    text: t(
      'Papier op 300 dpi, in PDF/A. Het origineel gaat terug in de doos, met een nummer.',
      'Paper at 300 dpi, as PDF/A. The original goes back into its box, with a number.',
    ),
  },
  {
    moment: t('Week 4', 'Week 4'),
    title: t('Lezen', 'Reading'),
    text: t(
      'De machine geeft elke bladzijde een cijfer. Onder de acht kijkt een mens; dat waren er 212.',
      'The machine marks each page. Below eight out of ten a person looks; there were 212 of those.',
    ),
  },
  {
    moment: t('Week 5', 'Week 5'),
    title: t('Knippen', 'Cutting'),
    text: t(
      'Langs artikelen en alinea’s, niet om de zoveel tekens. Dat gaf 38.400 stukjes met een adres.',
      'Along articles and paragraphs, not every so many characters. It gave 38,400 pieces with an address.',
    ),
  },
  {
    moment: t('Week 6 tot 11', 'Weeks 6 to 11'),
    title: t('Vinden', 'Finding'),
    text: t(
      'Elke vrijdag dezelfde 120 vragen. Een wijziging die het cijfer verlaagt, ging er dezelfde dag uit.',
      'The same 120 questions every Friday. A change that lowered the score came out the same day.',
    ),
  },
] as const

export const decisions = [
  {
    title: t('Geen samenvattingen', 'No summaries'),
    text: t(
      'Het systeem schrijft niets. Het wijst een zin aan en opent de bladzijde waar die staat. Lezen doet een jurist.',
      'The system writes nothing. It points at a sentence and opens the page it is on. Reading is for a lawyer.',
    ),
  },
  {
    title: t('Eén database', 'One database'),
    text: t(
      'PostgreSQL doet beide soorten zoeken. Bij anderhalfduizend stukken is een aparte zoekserver vooral een tweede ding dat stuk kan. Vanaf een paar miljoen kiezen we anders.',
      'PostgreSQL does both kinds of searching. With fifteen hundred documents a separate search server is mostly a second thing to break. From a few million on we would choose differently.',
    ),
  },
  {
    title: t('Rechten vóór het zoeken', 'Permissions before searching'),
    text: t(
      'Wie een dossier niet mag zien, vindt het niet en telt het niet mee. Het filter zit in de database, per rij, en niet in het scherm.',
      'Whoever may not see a file neither finds it nor sees it counted. The filter sits in the database, row by row, and not in the screen.',
    ),
  },
  {
    title: t('Het model staat in de kast', 'The model stands in the cupboard'),
    text: t(
      'Het taalmodel draait op de eigen server, zonder grafische kaart. Het scoorde drie punten lager dan het beste dat we probeerden. Dat de dossiers binnen blijven, was dat waard.',
      'The language model runs on their own server, without a graphics card. It scored three points below the best we tried. Keeping the files in the building was worth it.',
    ),
  },
] as const

import { t } from '@/blocks/draft'

export const decisions = [
  {
    title: t('Lagen die elkaar kennen', 'Layers that know each other'),
    text: t(
      'Een halte ligt aan een route, een route aan straten. Verschuift de straat, dan schuift de rest mee, op elk blad.',
      'A stop lies on a route, a route on streets. When the street moves, the rest moves with it, on every sheet.',
    ),
  },
  {
    title: t('Plakken, en weer los', 'Sticking, and letting go'),
    text: t(
      'Een lijn zoekt de dichtstbijzijnde straat binnen drie millimeter papier. Met één toets laat ze los. Een kaartmaker wint het altijd van de computer.',
      'A line looks for the nearest street within three millimetres of paper. One key makes it let go. A mapmaker always beats the computer.',
    ),
  },
  {
    title: t('Maten in millimeters', 'Measures in millimetres'),
    text: t(
      'Een lijn is 1,6 mm, geen zes pixels. Wie inzoomt ziet meer, niet dikker.',
      'A line is 1.6 mm, not six pixels. Zoom in and you see more, not thicker.',
    ),
  },
  {
    title: t('Ongedaan maken is opslaan', 'Undo is the file'),
    text: t(
      'Een blad is de lijst van alle handelingen. Daarom kan er altijd iets terug, ook dat van vorige maand, en gaat er bij een stroomstoring hooguit één lijn verloren.',
      'A sheet is the list of everything that was done to it. So anything can be taken back, last month’s work included, and a power cut costs one line at most.',
    ),
  },
  {
    title: t('Open ondergrond', 'An open base'),
    text: t(
      'De straten komen uit open data en blijven onaangeraakt. Wat de kaartmaker verandert, staat ernaast. Een nieuwe uitgave kan er elk kwartaal onder geschoven worden.',
      'The streets come from open data and stay untouched. What the mapmaker changes is kept beside them. A new edition can be slid underneath each quarter.',
    ),
  },
  {
    title: t('Eén bron, twee uitgangen', 'One source, two outputs'),
    text: t(
      'Scherm en pers tekenen dezelfde lijst. De kleuren worden niet omgerekend maar vertaald, met een tabel die de drukker heeft goedgekeurd.',
      'Screen and press draw the same list. Colours are not converted but translated, with a table the printer has approved.',
    ),
  },
] as const

export const fourDays = [
  {
    moment: t('Dag 1', 'Day 1'),
    title: t('Uitsnede en ondergrond', 'Crop and base'),
    text: t(
      'Blad, schaal, noorden. De ondergrond komt in een minuut; de rest van de dag gaat over wat eraf kan.',
      'Sheet, scale, north. The base comes within a minute; the rest of the day is about what can go.',
    ),
  },
  {
    moment: t('Dag 2', 'Day 2'),
    title: t('De route', 'The route'),
    text: t(
      'Acht haltes aanwijzen, de lijn zoekt haar weg. Twee keer gaat ze eigenwijs de verkeerde brug over.',
      'Point at eight stops and the line finds its way. Twice it stubbornly takes the wrong bridge.',
    ),
  },
  {
    moment: t('Dag 3', 'Day 3'),
    title: t('Namen', 'Names'),
    text: t(
      'Straatnamen zoeken zelf een plek waar ze niets raken. Negen van de tien blijven staan.',
      'Street names look for a place where they touch nothing. Nine out of ten stay put.',
    ),
  },
  {
    moment: t('Dag 4', 'Day 4'),
    title: t('Drukproef', 'Proof'),
    text: t(
      'Elf keuringen, één PDF. De drukker belt niet.',
      'Eleven checks, one PDF. The printer does not ring.',
    ),
  },
] as const

import { t } from '@/blocks/draft'
import { row } from '../comparison'

/** Where in the region the work is, and how one gets there. */
export const places = [
  row(
    t('Binnenstad', 'Old town'),
    t('Lopend, tien minuten', 'On foot, ten minutes'),
    t('Kantoren boven winkels, archieven in kelders', 'Offices above shops, archives in cellars'),
  ),
  row(
    t('Papendorp', 'Papendorp'),
    t('Fiets, een kwartier', 'Bicycle, a quarter of an hour'),
    t('Verzekeraars, adviseurs, veel Excel', 'Insurers, advisers, a great deal of Excel'),
  ),
  row(
    t('Lage Weide', 'Lage Weide'),
    t('Fiets, twintig minuten', 'Bicycle, twenty minutes'),
    t(
      'Groothandel en vervoer, werk dat om vier uur begint',
      'Wholesale and transport, work that starts at four',
    ),
  ),
  row(
    t('Utrecht Science Park', 'Utrecht Science Park'),
    t('Tram 22, een kwartier', 'Tram 22, a quarter of an hour'),
    t('Zorg en onderzoek, metingen die moeten kloppen', 'Care and research, measurements that must be right'),
  ),
  row(
    t('Nieuwegein en Houten', 'Nieuwegein and Houten'),
    t('Tram of trein, tien tot twintig minuten', 'Tram or train, ten to twenty minutes'),
    t('Installateurs en aannemers, ploegen onderweg', 'Fitters and builders, crews on the road'),
  ),
  row(
    t('Woerden en Amersfoort', 'Woerden and Amersfoort'),
    t('Trein, een kwartier', 'Train, a quarter of an hour'),
    t('Maakbedrijven, en wie ze belevert', 'Manufacturers, and whoever supplies them'),
  ),
]

export const monday = [
  {
    moment: t('5.40', '5:40'),
    title: t('Aan het dok', 'At the dock'),
    text: t(
      'Twee van ons, met een notitieboek. We tillen mee als het moet. We schrijven op wie wat roept.',
      'Two of us, with a notebook. We lend a hand if need be. We write down who shouts what.',
    ),
  },
  {
    moment: t('8.15', '8:15'),
    title: t('De derde lijst', 'The third list'),
    text: t(
      'Er is een lijst in het systeem, een op papier, en een in het hoofd van de chef. De derde klopt.',
      'There is a list in the system, one on paper, and one in the foreman’s head. The third one is right.',
    ),
  },
  {
    moment: t('12.00', '12:00'),
    title: t('Broodje', 'Lunch'),
    text: t(
      'De belangrijkste zin van de week valt altijd hier, en begint met “eigenlijk”.',
      'The most important sentence of the week is always spoken here, and begins with “actually”.',
    ),
  },
  {
    moment: t('16.00', '16:00'),
    title: t('Terug aan de werf', 'Back by the wharf'),
    text: t(
      'We tekenen de dag op één vel. Dinsdag leggen we het op tafel en strepen de mensen door wat niet klopt.',
      'We draw the day on a single sheet. On Tuesday we lay it on the table, and people cross out what is wrong.',
    ),
  },
] as const

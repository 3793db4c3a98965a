import { t } from '@/blocks/draft'

export const oneOrder = [
  {
    moment: t('Zo 21.40', 'Sun 21:40'),
    title: t('Besteld, op de bank', 'Ordered, from the sofa'),
    text: t(
      'Prijs vooraf bekend, betaald met iDEAL. Het kleurstaal gaat maandag al op de post.',
      'Price known beforehand, paid with iDEAL. The colour sample goes into the post on Monday.',
    ),
  },
  {
    moment: t('Ma 9.12', 'Mon 9:12'),
    title: t('Maten gecontroleerd', 'Sizes checked'),
    text: t(
      'Het systeem legt de fronten apart: 1.296 hoog is hoger dan de kast ernaast toelaat. Eén telefoontje; het klopte toch.',
      'The system sets the fronts aside: 1,296 is taller than the cabinet beside it allows. One phone call; it was right after all.',
    ),
  },
  {
    moment: t('Di 14.40', 'Tue 14:40'),
    title: t('Gezaagd', 'Sawn'),
    text: t(
      'Samen met twee andere bestellingen, uit vier platen. Het restafval is negen procent.',
      'Together with two other orders, from four sheets. Nine per cent is waste.',
    ),
  },
  {
    moment: t('Wo 11.05', 'Wed 11:05'),
    title: t('Grondlaag', 'Primer'),
    text: t(
      'De tablet bij de cabine zegt welke kar eerst gaat: licht vóór donker, dan hoeft er minder schoongemaakt.',
      'The tablet at the booth says which trolley goes first: light before dark, so that there is less to clean.',
    ),
  },
  {
    moment: t('Vr 8.00', 'Fri 8:00'),
    title: t('Verzonden', 'Sent'),
    text: t(
      'Elk paneel draagt een sticker met de plek waar het komt. Dat bedacht de monteur.',
      'Every panel carries a label with the place it is for. That was the fitter’s idea.',
    ),
  },
] as const

/** Code is not translated. */
export const cuttingList = `part;qty;length_mm;width_mm;thickness_mm;edge;colour;place
FRONT-A;6;1296;596;19;2 mm;S 6010-B50G;1-6
DRAWER-B;8;596;296;19;2 mm;S 6010-B50G;7-14
PLINTH-C;2;2400;150;19;2 mm;S 6010-B50G;15-16`

export const decisions = [
  {
    title: t('De prijs is een formule', 'The price is a formula'),
    text: t(
      'Oppervlak, kant, laklaag, kleurwissel, minimum. Vijf getallen, die de werkplaats zelf aanpast. Geen tabel met duizend maten.',
      'Area, edge, coats, change of colour, minimum. Five numbers, which the workshop adjusts itself. Not a table of a thousand sizes.',
    ),
  },
  {
    title: t('De zaag bepaalt de grens', 'The saw sets the limits'),
    text: t(
      'Wat de zaag niet kan, kan de winkel niet verkopen. Onder tachtig millimeter wijkt het veld niet, en staat erbij waarom.',
      'What the saw cannot do, the shop cannot sell. Below eighty millimetres the field does not give way, and says why.',
    ),
  },
  {
    title: t('Kleur is een belofte met een staal', 'Colour is a promise with a sample'),
    text: t(
      'Een scherm toont geen lak. Bij elke kleur staat dat, en boven vier vierkante meter stelt de winkel een staal voor.',
      'A screen does not show lacquer. It says so beside every colour, and above four square metres the shop suggests a sample.',
    ),
  },
  {
    title: t('Eén wachtrij', 'One queue'),
    text: t(
      'Winkel, zaag en cabine kijken naar dezelfde rij. Wat de klant ziet op zijn telefoon, is het vinkje dat de spuiter net zette.',
      'Shop, saw and booth look at the same queue. What customers see on their phone is the tick the sprayer has just made.',
    ),
  },
] as const

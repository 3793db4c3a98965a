import { t } from '@/blocks/draft'
import { no, row, yes } from '../comparison'

export const beforeAndAfter = [
  row(
    t('Indexatiebrieven van een maand', 'A month’s indexation letters'),
    t('Twee dagen', 'Two days'),
    t('Twintig minuten, nalezen inbegrepen', 'Twenty minutes, proofreading included'),
  ),
  row(
    t('De huur op een dag in het verleden', 'The rent on a day in the past'),
    t('Zoeken in e-mail', 'A search through e-mail'),
    t('Een datum invullen', 'Enter a date'),
  ),
  row(
    t('Weten wie niet betaald heeft', 'Knowing who has not paid'),
    t('Aan het eind van de maand', 'At the end of the month'),
    t('Elke ochtend, uit het bankbestand', 'Every morning, from the bank’s file'),
  ),
  row(
    t('Wie wijzigde dit bedrag?', 'Who changed this amount?'),
    no('Niet te zien', 'No way to tell'),
    yes('Naam, tijd en reden', 'Name, time and reason'),
  ),
  row(
    t('Van melding tot afspraak', 'From report to appointment'),
    t('Vier dagen', 'Four days'),
    t('1,3 dag', '1.3 days'),
  ),
] as const

export const decisions = [
  {
    title: t('Eén keer afronden', 'Rounding once'),
    text: t(
      'Bedragen zijn hele centen, nooit kommagetallen. Er wordt één keer afgerond, aan het eind, op de manier die in het contract staat.',
      'Amounts are whole cents, never floating-point numbers. Rounding happens once, at the end, in the way the lease prescribes.',
    ),
  },
  {
    title: t('Een contract verandert niet', 'A lease does not change'),
    text: t(
      'Een wijziging is een nieuwe regel met een ingangsdatum. De oude blijft staan. Daarom kan het systeem zeggen wat er gold op 1 juli 2021.',
      'An amendment is a new line with a date from which it holds. The old one stays. That is why the system can say what held on 1 July 2021.',
    ),
  },
  {
    title: t('De soort bepaalt de regel', 'The kind decides the rule'),
    text: t(
      'Een winkel volgt de index, een woning ook de wet. De wettelijke grens wordt elk jaar door twee mensen los van elkaar ingevoerd. Verschillen ze, dan rekent het systeem niet.',
      'A shop follows the index, a home the law as well. The legal limit is entered each year by two people independently. If they differ, the system does not calculate.',
    ),
  },
  {
    title: t('Eerst samen, dan alleen', 'First together, then alone'),
    text: t(
      'Drie maanden maakten spreadsheet en systeem allebei de brieven. Pas toen ze drie keer gelijk waren, ging de spreadsheet dicht.',
      'For three months spreadsheet and system both wrote the letters. Only when they had matched three times was the spreadsheet closed.',
    ),
  },
] as const

/** Code is not translated. */
export const rentSum = `const rent = indexRent({
  rent: euro('6300.00'),
  clause: { series: 'CPI all households', month: 'January' },
  from: { year: 2023, index: '118.40' },
  to: { year: 2024, index: '122.30' },
  rounding: 'half-up',
})

expect(rent.lines).toEqual([
  '6300.00 × 122.30 ÷ 118.40 = 6507.5168…',
  'rounded half-up to whole cents: 6507.52',
])
expect(rent.amount).toEqual(euro('6507.52'))`

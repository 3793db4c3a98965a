import { t } from '@/blocks/draft'
import { no, row, yes } from '../comparison'

export const fromPictureToCurve = [
  {
    moment: t('5 seconden', '5 seconds'),
    title: t('IJken', 'Calibrating'),
    text: t(
      'In elke foto ligt een liniaal. Daaruit volgt de maat van een pixel: hier 12,5 micrometer. Zonder liniaal geen meting.',
      'A ruler lies in every picture. It gives the size of a pixel: here 12.5 micrometres. No ruler, no measurement.',
    ),
  },
  {
    moment: t('9 seconden', '9 seconds'),
    title: t('Scheiden', 'Separating'),
    text: t(
      'Korrels raken elkaar. Met een waterscheiding wordt de foto een landschap waarin elke korrel een eigen dal is.',
      'Grains touch. A watershed turns the picture into a landscape in which every grain is a valley of its own.',
    ),
  },
  {
    moment: t('1 seconde', '1 second'),
    title: t('Meten', 'Measuring'),
    text: t(
      'Lengte, breedte, oppervlak en rondheid van elke hele korrel. Wat de rand van het kader snijdt, telt niet mee.',
      'Length, width, area and roundness of each whole grain. Whatever the frame cuts is not counted.',
    ),
  },
  {
    moment: t('45 seconden', '45 seconds'),
    title: t('Nakijken', 'Checking'),
    text: t(
      'De laborant streept weg wat geen korrel is en splitst wat er twee zijn. Daarna pas rekent het systeem de kromme.',
      'The technician strikes out what is not a grain and splits what is two. Only then does the system compute the curve.',
    ),
  },
] as const

export const threeWays = [
  row(
    t('Tijd per monster', 'Time for one sample'),
    t('Een dag, met drogen', 'A day, with drying'),
    t('Een middag', 'An afternoon'),
    t('Een minuut', 'A minute'),
  ),
  row(
    t('Kleinste korrel', 'Smallest grain'),
    t('0,063 mm', '0.063 mm'),
    t('2 mm', '2 mm'),
    t('0,1 mm', '0.1 mm'),
  ),
  row(
    t('Vorm en rondheid', 'Shape and roundness'),
    no('Nee', 'No'),
    yes('Per korrel', 'Grain by grain'),
    yes('Per korrel', 'Grain by grain'),
  ),
  row(t('Monster blijft heel', 'Sample stays whole'), no('Nee', 'No'), no('Nee', 'No'), yes('Ja', 'Yes')),
  row(t('Werkt in veen', 'Works in peat'), yes('Ja', 'Yes'), no('Nee', 'No'), no('Nee', 'No')),
] as const

export const decisions = [
  {
    title: t('Meetkunde vóór leren', 'Geometry before learning'),
    text: t(
      'Een geleerd netwerk scheidt de korrels iets beter, maar niemand kan zeggen waarom. We gebruiken het alleen waar de meetkunde twijfelt, en zo’n korrel krijgt een stippellijn.',
      'A trained network separates grains slightly better, but nobody can say why. We use it only where geometry is in doubt, and such a grain is drawn with a dotted line.',
    ),
  },
  {
    title: t('Dezelfde foto, hetzelfde getal', 'Same picture, same number'),
    text: t(
      'Elke uitkomst onthoudt de versie van de methode. Wie over vijf jaar opnieuw rekent, krijgt hetzelfde, tot het laatste cijfer.',
      'Every result remembers the version of the method. Recalculate it in five years and you get the same, to the last digit.',
    ),
  },
  {
    title: t('Verbeteringen staan ernaast', 'Corrections stand beside it'),
    text: t(
      'Wat een mens wijzigt, overschrijft niets. Machine en mens zijn altijd los te bekijken. Zo weten we ook waar de machine nog leert.',
      'What a person changes overwrites nothing. Machine and person can always be looked at apart. It also tells us where the machine has something to learn.',
    ),
  },
  {
    title: t('Alles op één machine', 'All on one machine'),
    text: t(
      'Geen server, geen account, geen internet. De boorkernen zijn van opdrachtgevers, en die staan niet in een datacentrum.',
      'No server, no account, no internet. The cores belong to clients, and clients do not live in a data centre.',
    ),
  },
] as const

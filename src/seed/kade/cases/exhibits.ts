import { image, t, toPage } from '@/blocks/draft'

const look = (name: string) => t(`Bekijk ${name}`, `See ${name}`)

/** Behaviour: case-slugs */
export const cases = [
  {
    title: t('3os', '3os'),
    year: '2025',
    material: t('Webapplicatie, wandscherm en telefoon', 'Web application, wall screen and phone'),
    text: t(
      'Zes ploegen, één storingsdienst, tachtig opdrachten per week. De planning stond op een whiteboard en in drie hoofden. Nu staat ze op één scherm, en op de telefoon van wie onderweg is.',
      'Six crews, one breakdown service, eighty jobs a week. The schedule lived on a whiteboard and in three heads. Now it lives on one screen, and on the phone of whoever is on the road.',
    ),
    image: image('case-3os'),
    link: toPage('projecten-3os', look('3os')),
  },
  {
    title: t('tenants', 'tenants'),
    year: '2024',
    material: t('Huuradministratie, tablet en telefoon', 'Lease administration, tablet and phone'),
    text: t(
      'Contracten, indexatie en onderhoud voor een beheerder met te veel spreadsheets. Het systeem rekent elke huurverhoging uit en laat zien hoe.',
      'Leases, indexation and repairs for a property manager with too many spreadsheets. The system works out every rent increase and shows its sums.',
    ),
    image: image('case-tenants'),
    link: toPage('projecten-tenants', look('tenants')),
  },
  {
    title: t('Legentic', 'Legentic'),
    year: '2025',
    material: t('Zoekmachine voor een eigen archief', 'Search engine for one’s own archive'),
    text: t(
      'Anderhalfduizend stukken en één zoekveld. Wie een termijn zoekt, krijgt het dossier, het artikel en de zin waar het om gaat.',
      'Fifteen hundred documents and one search field. Look for a notice period and you get the file, the article and the sentence that matters.',
    ),
    image: image('case-legentic'),
    link: toPage('projecten-legentic', look('Legentic')),
  },
  {
    title: t('makemaps', 'makemaps'),
    year: '2023',
    material: t('Tekenprogramma in de browser, drukwerk', 'Drawing program in the browser, print'),
    text: t(
      'Een kaart tekenen zoals een kaartmaker dat doet: in lagen, met lijnen die aan de straat blijven plakken. Aan het eind komt er een drukproef uit die klopt.',
      'Drawing a map the way a mapmaker does: in layers, with lines that stick to the street. Out comes a proof the printer can use.',
    ),
    image: image('case-makemaps'),
    link: toPage('projecten-makemaps', look('makemaps')),
  },
  {
    title: t('sedeco imaging', 'sedeco imaging'),
    year: '2024',
    material: t('Beeldanalyse, werkstation', 'Image analysis, workstation'),
    text: t(
      'Korrels meten op een foto van de bodem. Wat een laborant een middag kostte, kost nu een minuut, met de foto ernaast om het na te rekenen.',
      'Measuring grains on a picture of the soil. What took a technician an afternoon now takes a minute, with the picture beside it to check the result.',
    ),
    image: image('case-sedeco-imaging'),
    link: toPage('projecten-sedeco-imaging', look('sedeco imaging')),
  },
  {
    title: t('gespotenpanelen', 'gespotenpanelen'),
    year: '2022',
    material: t('Webwinkel op maat, zaaglijst', 'Made-to-measure shop, cutting list'),
    text: t(
      'Een winkel waarin maat, profiel en kleur vrij zijn en de prijs toch vaststaat. De klant ziet zijn paneel; de werkplaats krijgt een zaaglijst.',
      'A shop in which size, profile and colour are free and the price is fixed all the same. The customer sees a panel; the workshop gets a cutting list.',
    ),
    image: image('case-gespotenpanelen'),
    link: toPage('projecten-gespotenpanelen', look('gespotenpanelen')),
  },
] as const

import { t } from '@/blocks/draft'
import type { BuildingBlockSeed } from '../../types'
import { fittedIn } from './building-block'

/** Data and business. */
export const operating = [
  {
    key: 'search',
    icon: 'search',
    name: t('Zoeken', 'Search'),
    summary: t(
      'Vindt het woord, de vervoeging en de tikfout, en niets wat de zoeker niet mag zien.',
      'Finds the word, its inflections and the typing error, and nothing the searcher may not see.',
    ),
    group: 'data',
    ...fittedIn(1, 3),
    dependsOn: [],
    page: 'werkwijze-blocks-search',
  },
  {
    key: 'analytics',
    icon: 'chart-column',
    name: t('Statistiek', 'Analytics'),
    summary: t(
      'Tellen zonder volgen: geen cookie, geen profiel, wel een antwoord op de vraag wat er gelezen wordt.',
      'Counting without following: no cookie, no profile, yet an answer to what is being read.',
    ),
    group: 'data',
    ...fittedIn(1, 2),
    dependsOn: [],
    page: 'werkwijze-blocks-anayltics',
  },
  {
    key: 'dashboards',
    icon: 'gauge',
    name: t('Dashboards', 'Dashboards'),
    summary: t(
      'Weinig cijfers, elk met zijn definitie, zijn bron en het uur waarop het is berekend.',
      'Few figures, each with its definition, its source and the hour at which it was computed.',
    ),
    group: 'data',
    ...fittedIn(2, 4),
    dependsOn: [],
    page: 'werkwijze-blocks-dashboards',
  },
  {
    key: 'geolocation',
    icon: 'map-pin',
    name: t('Plaatsbepaling', 'Geolocation'),
    summary: t(
      'Van adres naar punt op de kaart, en van twee punten naar een afstand over de weg.',
      'From an address to a point on the map, and from two points to a distance by road.',
    ),
    group: 'data',
    ...fittedIn(1, 3),
    dependsOn: [],
    page: 'werkwijze-blocks-geolocation',
  },
  {
    key: 'pdf',
    icon: 'file-text',
    name: t('PDF', 'PDF'),
    summary: t(
      'Offertes, contracten en bonnen als PDF/A: over tien jaar nog te openen, ook met een schermlezer.',
      'Quotes, contracts and slips as PDF/A: still readable in ten years, by a screen reader too.',
    ),
    group: 'business',
    ...fittedIn(1, 2),
    dependsOn: [],
    page: 'werkwijze-blocks-pdf',
  },
  {
    key: 'invoicing',
    icon: 'receipt-text',
    name: t('Facturen', 'Invoicing'),
    summary: t(
      'Nummers zonder gaten, bedragen tot op de cent, en een e-factuur die de ontvanger kan inlezen.',
      'Numbers without gaps, amounts right to the cent, and an e-invoice the recipient can import.',
    ),
    group: 'business',
    ...fittedIn(3, 5),
    dependsOn: ['pdf', 'email'],
    page: 'werkwijze-blocks-invoicing',
  },
  {
    key: 'status',
    icon: 'activity',
    name: t('Status', 'Status'),
    summary: t(
      'Een pagina die blijft staan als de rest omvalt, en zegt wat er is, sinds wanneer en wat u kunt doen.',
      'A page that stands when the rest falls over, and says what is wrong, since when and what you can do.',
    ),
    group: 'business',
    ...fittedIn(1, 2),
    dependsOn: ['notifications'],
    page: 'werkwijze-blocks-status',
  },
] as const satisfies readonly BuildingBlockSeed[]

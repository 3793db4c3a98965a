import { t } from '@/blocks/draft'
import type { ImageSeed } from '../types'

export const images: Readonly<Record<string, ImageSeed>> = {
  logo: { file: 'logo.svg', folder: 'Huisstijl', alt: t('Kade', 'Kade') },
  'logo-dark': { file: 'logo-dark.svg', folder: 'Huisstijl', alt: t('Kade', 'Kade') },
  favicon: { file: 'favicon.svg', folder: 'Huisstijl', alt: t('Beeldmerk van Kade', 'Mark of Kade') },
  'touch-icon': { file: 'touch-icon.png', folder: 'Huisstijl', alt: t('Beeldmerk van Kade', 'Mark of Kade') },
  'quay-front': {
    file: 'quay-front.webp',
    folder: 'Tekeningen',
    alt: t(
      'Zeven gevels aan een kade als raster van ramen, in grijs en zwart. Achter één raam brandt licht; het water spiegelt alles in stroken.',
      'Seven façades on a quay as a grid of windows, in grey and black. One window is lit; the water mirrors it all in slats.',
    ),
    caption: t('Zeven gevels, één raam aan', 'Seven façades, one window lit'),
    focal: [54, 45],
  },
  axonometric: {
    file: 'axonometric.webp',
    folder: 'Tekeningen',
    alt: t(
      'Een kade op twee hoogten: zes huizen aan de straat, daaronder de werf met kelderdeuren, een boot in de gracht.',
      'A quay on two levels: six houses along the street, the wharf with cellar doors below it, a barge in the canal.',
    ),
    caption: t('De kade op twee hoogten', 'The quay on two levels'),
  },
  process: {
    file: 'process.webp',
    folder: 'Tekeningen',
    alt: t(
      'Twaalf weken als twaalf kolommen: korte balken aan het begin en het eind, een lange balk ertussen met op elke vrijdag een stip.',
      'Twelve weeks as twelve columns: short bars at the beginning and the end, a long one between them with a dot on every Friday.',
    ),
    caption: t('Twaalf weken op één vel', 'Twelve weeks on one sheet'),
  },
  'building-blocks': {
    file: 'building-blocks.webp',
    folder: 'Tekeningen',
    alt: t(
      'Een muur van veertien blokken met namen als CMS, Media, API en Log. Een oranje blok wordt er nog in gelegd.',
      'A wall of fourteen blocks with names such as CMS, Media, API and Log. One orange block is still being laid.',
    ),
    caption: t('Veertien blokken, één ligt los', 'Fourteen blocks, one still loose'),
  },
  raster: {
    file: 'raster.webp',
    folder: 'Tekeningen',
    alt: t(
      'Een havenkraan boven het water in een grof drukraster, met een lichte zon erachter.',
      'A harbour crane over the water in coarse halftone, a pale sun behind it.',
    ),
    caption: t('Havenkraan, in grof drukraster', 'Harbour crane, in coarse halftone'),
  },
  bricks: {
    file: 'bricks.webp',
    folder: 'Tekeningen',
    alt: t(
      'Een donkere kademuur van baksteen met twee ijzeren ringen. Eén steen is oranje.',
      'A dark quay wall of brick with two iron rings. One brick is orange.',
    ),
    caption: t('Kademuur, kruisverband', 'Quay wall, English cross bond'),
  },
  blueprint: {
    file: 'blueprint.webp',
    folder: 'Tekeningen',
    alt: t(
      'Werktekening van een gevel met vijf traveeën, maten in millimeters en één omcirkeld raam.',
      'Working drawing of a façade with five bays, measured in millimetres, one window circled.',
    ),
    caption: t('Gevel, schaal 1 : 100', 'Façade, scale 1 : 100'),
  },
  'canal-plan': {
    file: 'canal-plan.webp',
    folder: 'Tekeningen',
    alt: t(
      'Plattegrond van een verzonnen grachtenstad: zwarte huizen, witte straten, een singel eromheen en één oranje stip aan het water.',
      'Plan of an invented canal town: black houses, white streets, a moat around it and one orange dot by the water.',
    ),
    caption: t('Stad zonder naam, zwartplan', 'Town without a name, figure-ground plan'),
  },
  'case-3os': {
    file: 'case-3os.webp',
    alt: t(
      'Wandscherm met de weekplanning van zes ploegen; een rode lijn wijst aan hoe laat het is.',
      'Wall screen with the week’s schedule of six crews; a red line shows what time it is.',
    ),
  },
  'case-tenants': {
    file: 'case-tenants.webp',
    folder: 'Cases',
    alt: t(
      'Tablet met een lijst huurcontracten en een telefoon met een reparatiemelding, elk op een eigen sokkel.',
      'Tablet with a list of leases and a phone with a repair, each on a plinth of its own.',
    ),
  },
  'case-legentic': {
    file: 'case-legentic.webp',
    folder: 'Cases',
    alt: t(
      'Zoekscherm van een juridisch archief: links de vondsten, rechts het contract met de gevonden zin gemarkeerd.',
      'Search screen of a legal archive: the results on the left, the contract with the marked sentence on the right.',
    ),
  },
  'case-makemaps': {
    file: 'case-makemaps.webp',
    folder: 'Cases',
    alt: t(
      'Kaartprogramma met een oude binnenstad tussen twee singels en een wandelroute langs het water.',
      'Map editor with an old town between two moats and a walking route along the water.',
    ),
  },
  'case-sedeco-imaging': {
    file: 'case-sedeco-imaging.webp',
    folder: 'Cases',
    alt: t(
      'Meetscherm met een foto van grind: korrels zijn omcirkeld, ernaast staan de grafiek en de maten.',
      'Measuring screen with a picture of gravel: grains are circled, the curve and the sizes stand beside it.',
    ),
  },
  'case-gespotenpanelen': {
    file: 'case-gespotenpanelen.webp',
    folder: 'Cases',
    alt: t(
      'Twee telefoons met een webwinkel tussen gespoten panelen in groen, crème, grijs en zwart.',
      'Two phones with a web shop among sprayed panels in green, cream, grey and black.',
    ),
  },
  'mark-postgresql': {
    file: 'mark-postgresql.svg',
    folder: 'Beeldmerken',
    alt: t('PostgreSQL', 'PostgreSQL'),
  },
  'mark-typescript': {
    file: 'mark-typescript.svg',
    folder: 'Beeldmerken',
    alt: t('TypeScript', 'TypeScript'),
  },
  'mark-openapi': { file: 'mark-openapi.svg', folder: 'Beeldmerken', alt: t('OpenAPI', 'OpenAPI') },
  'mark-wcag': { file: 'mark-wcag.svg', folder: 'Beeldmerken', alt: t('WCAG 2.2', 'WCAG 2.2') },
  'mark-oauth': { file: 'mark-oauth.svg', folder: 'Beeldmerken', alt: t('OAuth 2.1', 'OAuth 2.1') },
  'mark-pdf-a': { file: 'mark-pdf-a.svg', folder: 'Beeldmerken', alt: t('PDF/A-3', 'PDF/A-3') },
}

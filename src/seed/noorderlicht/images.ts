import { t } from '@/blocks/draft'
import type { ImageSeed } from '../types'

export const images: Readonly<Record<string, ImageSeed>> = {
  logo: { file: 'logo.svg', folder: 'Huisstijl', alt: t('Noorderlicht', 'Noorderlicht') },
  'logo-dark': { file: 'logo-dark.svg', folder: 'Huisstijl', alt: t('Noorderlicht', 'Noorderlicht') },
  favicon: {
    file: 'favicon.svg',
    folder: 'Huisstijl',
    alt: t('Beeldmerk van Noorderlicht', 'Mark of Noorderlicht'),
  },
  'touch-icon': {
    file: 'touch-icon.png',
    folder: 'Huisstijl',
    alt: t('Beeldmerk van Noorderlicht', 'Mark of Noorderlicht'),
  },
  aurora: {
    file: 'aurora.jpg',
    alt: t(
      'Groen noorderlicht in gordijnen boven een vlakke polder. Een sloot weerspiegelt het; aan de horizon brandt één raam.',
      'Green northern lights hanging in curtains over a flat polder. A ditch mirrors them; one window is lit on the horizon.',
    ),
    caption: t('Polder, half twee ’s nachts', 'Polder, half past one at night'),
    focal: [50, 40],
  },
  museum: {
    file: 'museum.jpg',
    folder: 'Werken',
    alt: t(
      'Een lange witte museumwand, van bovenaf in bogen verlicht, met drie donkere schilderijen. De vloer spiegelt.',
      'A long white gallery wall, lit from above in scallops, with three dark paintings. The floor reflects it.',
    ),
    caption: t('Lange wand, 50 lux op het doek', 'Long wall, 50 lux on the canvas'),
    focal: [45, 50],
  },
  'canal-bridge': {
    file: 'canal-bridge.jpg',
    folder: 'Werken',
    alt: t(
      'Een stenen boogbrug bij nacht, van onderen warm aangelicht en aan de voet ijsblauw. De boog wordt in het water een oog.',
      'A stone arch bridge at night, lit warm from below and ice blue at its feet. In the water the arch becomes an eye.',
    ),
    caption: t('Brug, twee keer gezien', 'A bridge, seen twice'),
    focal: [50, 48],
  },
  'concert-hall': {
    file: 'concert-hall.jpg',
    folder: 'Werken',
    alt: t(
      'Een lege concertzaal met houten wanden. Zeven bundels vallen door de nevel op een vleugel midden op het podium.',
      'An empty concert hall with timber walls. Seven beams fall through haze onto a grand piano in the middle of the stage.',
    ),
    caption: t('Zaal, voor het publiek', 'Hall, before the audience'),
    focal: [50, 50],
  },
  stairwell: {
    file: 'stairwell.jpg',
    folder: 'Werken',
    alt: t(
      'Een betonnen trap. Door één spleet valt koud licht dat een lijn over de treden trekt; langs de muur loopt een warme gloed.',
      'A concrete stair. Cold light falls through a single slit and draws a line down the steps; a warm glow runs along the wall.',
    ),
    caption: t('Trap met één snede', 'The stair with one cut'),
    focal: [50, 35],
  },
  lamp: {
    file: 'lamp.jpg',
    alt: t(
      'Een messing schijf, van heel dichtbij, verlicht door een bol melkglas. Achterin zweven lichtjes buiten scherpte.',
      'A brass disc, very close, lit by a globe of milk glass. Small lights float out of focus behind it.',
    ),
    caption: t('Schijf en bol, eerste proef', 'Disc and globe, first trial'),
    focal: [30, 50],
  },
  'fog-avenue': {
    file: 'fog-avenue.jpg',
    folder: 'Werken',
    alt: t(
      'Een laan in de mist. Eén koud licht staat achter de bomen; lage lantaarns lopen langs het pad.',
      'An avenue in fog. One cold light stands behind the trees; low lanterns walk along the path.',
    ),
    caption: t('Laan, november', 'Avenue, November'),
    focal: [50, 55],
  },
  facade: {
    file: 'facade.jpg',
    folder: 'Werken',
    alt: t(
      'Een bakstenen pakhuis, vanaf de grond aangelicht tussen de pilasters. De natte keien nemen het licht over.',
      'A brick warehouse, lit from the ground between its pilasters. The wet cobbles take up the light.',
    ),
    caption: t('Baksteen, na de regen', 'Brick, after rain'),
    focal: [35, 55],
  },
  'mark-en-12464': { file: 'mark-en-12464.svg', alt: t('EN 12464-1', 'EN 12464-1') },
  'mark-en-13201': { file: 'mark-en-13201.svg', alt: t('EN 13201', 'EN 13201') },
  'mark-dmx': { file: 'mark-dmx.svg', folder: 'Beeldmerken', alt: t('DMX512-A', 'DMX512-A') },
  'mark-cie': { file: 'mark-cie.svg', folder: 'Beeldmerken', alt: t('CIE 015', 'CIE 015') },
}

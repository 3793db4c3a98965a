import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'

const works = [
  {
    title: t('Brug, twee keer gezien', 'A bridge, seen twice'),
    year: '2025',
    material: t('Warm onder de boog, koel aan de voet', 'Warm under the arch, cool at its feet'),
    text: t(
      'We hebben twee dingen verlicht: de onderkant van de boog en zijn voet. De andere helft doet de gracht.',
      'We lit two things, the underside of the arch and its feet. The canal does the other half.',
    ),
    image: image('canal-bridge'),
  },
  {
    title: t('Lange wand', 'The long wall'),
    year: '2024',
    material: t('Zeven wallwashers, 50 lux', 'Seven wall-washers, 50 lux'),
    text: t(
      'Vijftig lux is weinig. Het is genoeg zodra de rest van de zaal minder durft.',
      'Fifty lux is very little. It is plenty once the rest of the room dares to do with less.',
    ),
    image: image('museum'),
  },
  {
    title: t('Zaal, voor het publiek', 'Hall, before the audience'),
    year: '2025',
    material: t('Zeven bundels, nevel, hout', 'Seven beams, haze, timber'),
    text: t(
      'Tien minuten voor de deuren opengaan hangt het licht er al. De muziek hoeft alleen nog binnen te komen.',
      'Ten minutes before the doors open the light is already waiting. Only the music has yet to come in.',
    ),
    image: image('concert-hall'),
  },
  {
    title: t('Baksteen, na de regen', 'Brick, after rain'),
    year: '2023',
    material: t('Zes grondspots, strijklicht', 'Six ground lights, grazing'),
    text: t(
      'Strijklicht laat elke steen apart zien. De straat was al nat; die hebben we alleen laten meedoen.',
      'Grazing light shows every brick by itself. The street was wet already; we only let it join in.',
    ),
    image: image('facade'),
  },
] as const

export const home: PageSeed = {
  key: 'index',
  title: t('Lichtontwerp', 'Lighting design'),
  seo: {
    description: t(
      'Noorderlicht ontwerpt licht voor gebouwen, bruggen, zalen en landschap. We beginnen bij het donker en doen er zo weinig mogelijk bij.',
      'Noorderlicht designs light for buildings, bridges, halls and landscape. We begin with the dark and add as little as we can.',
    ),
    image: 'aurora',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Studio voor lichtontwerp', 'Lighting design studio'),
      heading: t('We beginnen bij het donker', 'We begin with the dark'),
      intro: t(
        'Wie licht wil zien, moet eerst de nacht laten binnenkomen. Daarna is er verrassend weinig nodig.',
        'To see light at all, you must first let the night in. After that, surprisingly little is needed.',
      ),
      image: image('aurora'),
      caption: t('Polder, half twee ’s nachts', 'Polder, half past one at night'),
      actions: [{ link: toPage('over-ons', t('Hoe we kijken', 'How we look')) }],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Te veel', 'Too much'),
      content: rich(
        'De meeste plekken hebben geen gebrek aan licht. Ze hebben er te veel van, overal evenveel, zodat het oog nergens naartoe wil.\n\nWij halen eerst weg. Dan wachten we tot de ogen gewend zijn, een kwartier, soms langer. Pas dan zeggen we waar een lamp mag komen.',
        'Most places do not lack light. They have too much of it, everywhere the same, so that the eye wishes to go nowhere.\n\nFirst we take away. Then we wait for the eyes to settle, a quarter of an hour, sometimes longer. Only then do we say where a lamp may come.',
      ),
    },
    {
      blockType: 'cases',
      variant: 'screens',
      heading: t('Na zonsondergang', 'After sunset'),
      intro: t('Vier plekken, en wat we er hebben gelaten.', 'Four places, and what we left there.'),
      items: works,
    },
    {
      blockType: 'mediaText',
      heading: t('Mist is een materiaal', 'Fog is a material'),
      content: rich(
        'Licht is zelf niet te zien. Het wordt pas zichtbaar waar het op iets valt: een wand, een gezicht, een druppel.\n\nDaarom tekenen we niet de lamp maar de lucht ertussen. In november is die op zijn mooist.',
        'Light itself cannot be seen. It shows only where it lands: on a wall, a face, a drop of water.\n\nSo we do not draw the lamp but the air in between. In November it is at its best.',
      ),
      image: image('fog-avenue'),
      variant: 'over',
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Een nacht lang', 'The length of a night'),
      items: [
        {
          moment: t('Schemer', 'Dusk'),
          title: t('We komen kijken', 'We come and look'),
          text: t(
            'Voor elk ontwerp brengen we een avond door op de plek, van het laatste daglicht tot het helemaal donker is.',
            'For every design we spend an evening on the spot, from the last daylight until it is fully dark.',
          ),
        },
        {
          moment: t('Nacht', 'Night'),
          title: t('We proberen', 'We try'),
          text: t(
            'Met losse lampen en lange kabels, op ware grootte. Een berekening zegt hoeveel. Alleen de plek zegt of het klopt.',
            'With loose lamps and long cables, at full size. A calculation says how much. Only the place says whether it is right.',
          ),
        },
        {
          moment: t('Ochtend', 'Dawn'),
          title: t('We tekenen het op', 'We put it on paper'),
          text: t(
            'Armatuur, hoek, hoogte, sterkte, en het uur waarop het weer uitgaat.',
            'Fitting, angle, height, strength, and the hour at which it goes out again.',
          ),
        },
      ],
    },
    {
      blockType: 'quote',
      text: t(
        'Een schaduw is geen gebrek. Het is de helft van het ontwerp.',
        'A shadow is not a flaw. It is half of the design.',
      ),
      source: t('Noorderlicht', 'Noorderlicht'),
      detail: t('Eerste regel van de studio', 'First rule of the studio'),
      image: image('stairwell'),
    },
    {
      blockType: 'callToAction',
      heading: t('Kom tegen de avond', 'Come towards evening'),
      text: t('Overdag kunnen we u weinig laten zien.', 'By day there is little we can show you.'),
      link: toPage('contact', t('Spreek af', 'Arrange a visit')),
      tone: 'ground',
    },
  ],
}

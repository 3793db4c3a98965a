import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'

export const about: PageSeed = {
  key: 'over-ons',
  title: t('Over ons', 'About'),
  seo: {
    description: t(
      'Noorderlicht is een studio van lichtontwerpers die liever een lamp weghalen dan er een ophangen. Hoe we kijken, meten en kiezen.',
      'Noorderlicht is a studio of lighting designers who would rather take a lamp away than hang one. How we look, measure and choose.',
    ),
    image: 'stairwell',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Over ons', 'About'),
      heading: t('Eén snede is genoeg', 'One cut is enough'),
      intro: t(
        'Een spleet in een muur kan een trap dragen. Daar zoeken we naar: de ene ingreep waarna de rest vanzelf gaat.',
        'A slit in a wall can carry a whole stair. That is what we look for: the one move after which the rest follows.',
      ),
      image: image('stairwell'),
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('De studio', 'The studio'),
      content: rich(
        'We zijn met zeven: architecten, een toneelbelichter, een natuurkundige en iemand die vroeger vuurtorens schilderde. We werken in een voormalig koelhuis zonder ramen, omdat we dan zelf bepalen hoe laat het is.\n\nWe verkopen geen lampen van anderen en krijgen van niemand korting. Wat we voorschrijven, schrijven we voor omdat het klopt.',
        'There are seven of us: architects, a theatre lighting designer, a physicist and somebody who used to paint lighthouses. We work in a former cold store without windows, so that we decide for ourselves what time it is.\n\nWe sell nobody else’s lamps and nobody gives us a discount. What we specify, we specify because it is right.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      heading: t('Hoe weinig het kan zijn', 'How little it can be'),
      items: [
        {
          value: t('0,25 lux', '0.25 lux'),
          label: t('een heldere nacht met volle maan', 'a clear night under a full moon'),
        },
        {
          value: t('1 lux', '1 lux'),
          label: t('een kaars op een meter afstand', 'a candle one metre away'),
        },
        {
          value: t('5 lux', '5 lux'),
          label: t(
            'een stille straat waar u de drempel ziet',
            'a quiet street in which you can see the doorstep',
          ),
        },
        {
          value: t('50 lux', '50 lux'),
          label: t('wat een aquarel in een museum verdraagt', 'what a watercolour in a museum can bear'),
        },
      ],
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat we doen', 'What we do'),
      items: [
        {
          title: t('Gebouwen', 'Buildings'),
          text: t(
            'Gevels, trappen, hallen. Van de eerste schets van de architect tot de laatste nacht met de elektricien.',
            'Façades, stairs, halls. From the architect’s first sketch to the last night with the electrician.',
          ),
        },
        {
          title: t('Musea', 'Museums'),
          text: t(
            'Licht dat het werk laat zien en niet opeet, tot op de lux nauwkeurig.',
            'Light that shows the work and does not eat it, to the nearest lux.',
          ),
        },
        {
          title: t('Stad en water', 'City and water'),
          text: t(
            'Bruggen, kades, lanen. Donker genoeg voor vleermuizen, licht genoeg voor fietsers.',
            'Bridges, quays, avenues. Dark enough for bats, light enough for cyclists.',
          ),
        },
        {
          title: t('Podia', 'Stages'),
          text: t(
            'Zalen die ook zonder voorstelling al iets beloven.',
            'Halls that promise something even when nothing is on.',
          ),
        },
      ],
    },
    {
      blockType: 'products',
      heading: t('Wat we zelf maken', 'What we make ourselves'),
      intro: t(
        'Eén lamp, omdat we hem nergens konden vinden, en wat erbij hoort.',
        'One lamp, because we could not find it anywhere, and what goes with it.',
      ),
      selection: 'all',
      emptyText: t('Er is nu niets te koop.', 'Nothing is for sale right now.'),
    },
    {
      blockType: 'gallery',
      variant: 'strip',
      heading: t('Nachtwerk', 'Night work'),
      items: [
        { image: image('concert-hall') },
        { image: image('facade') },
        { image: image('lamp') },
        { image: image('museum') },
      ],
    },
    {
      blockType: 'logos',
      heading: t('Waar we ons aan houden', 'What we hold ourselves to'),
      intro: t(
        'Normen die zeggen hoeveel. Het hoe is aan ons.',
        'Standards that say how much. The how is up to us.',
      ),
      items: ['en-12464', 'en-13201', 'cie', 'dmx'].map((mark) => ({ image: image(`mark-${mark}`) })),
    },
    {
      blockType: 'callToAction',
      heading: t('Welke plek ziet u voor u?', 'Which place do you have in mind?'),
      text: t(
        'Vertel hoe hij er om elf uur ’s avonds uitziet.',
        'Tell us what it looks like at eleven at night.',
      ),
      link: toPage('contact', t('Schrijf ons', 'Write to us')),
      image: image('fog-avenue'),
    },
  ],
}

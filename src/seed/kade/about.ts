import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { places } from './places'

export const about: PageSeed = {
  key: 'over-ons',
  title: t('Over ons', 'About'),
  seo: {
    description: t(
      'Kade is een kleine werkplaats voor software aan het water in Utrecht. Wie er werkt, bouwt. Wie bouwt, neemt de telefoon op.',
      'Kade is a small software workshop by the water in Utrecht. Whoever works here builds. Whoever builds answers the telephone.',
    ),
    image: 'axonometric',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      image: image('bricks'),
      caption: t(
        'Kademuur met twee ringen en één losse steen',
        'Quay wall with two rings and one loose brick',
      ),
      kicker: t('Over ons', 'About'),
      heading: t('Een kleine werkplaats aan het water', 'A small workshop by the water'),
      intro: t(
        'Wie hier werkt, bouwt. Er is geen afdeling verkoop, geen accountmanager en geen vergaderzaal met een naam.',
        'Whoever works here builds. There is no sales department, no account manager and no meeting room with a name.',
      ),
    },
    {
      blockType: 'mediaText',
      heading: t('Twee hoogten', 'Two levels'),
      content: rich(
        'Utrecht heeft kades op twee hoogten. Boven loopt de straat, met de deuren en de ramen. Beneden ligt de werf, waar de boten aankwamen en de kelders zijn.\n\nZo zit software ook in elkaar. Boven is wat u ziet: het scherm, de knop, de lijst. Beneden is wat het draagt: de gegevens, de afspraken, de tests. Wij beginnen beneden. Dat duurt een week langer en scheelt jaren.',
        'Utrecht has quays on two levels. Above runs the street, with its doors and windows. Below lies the wharf, where the barges came in and the cellars are.\n\nSoftware is built that way too. Above is what you see: the screen, the button, the list. Below is what carries it: the data, the agreements, the tests. We begin below. It takes a week longer and saves years.',
      ),
      link: toPage('werkwijze', t('Hoe we bouwen', 'How we build')),
      image: image('axonometric'),
      variant: 'right',
      ratio: 'original',
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Huisregels', 'House rules'),
      items: [
        {
          title: t('Eén vel', 'One sheet'),
          text: t(
            'Wat niet op één vel past, is nog niet begrepen. Dan tekenen we opnieuw.',
            'What does not fit on one sheet has not been understood yet. Then we draw it again.',
          ),
        },
        {
          title: t('Niets half', 'Nothing half'),
          text: t(
            'Een scherm dat er klaar uitziet, is klaar. Anders ziet u het niet.',
            'A screen that looks finished is finished. Otherwise you will not see it.',
          ),
        },
        {
          title: t('Gewone woorden', 'Plain words'),
          text: t(
            'In het systeem heet iets zoals het bij u heet. Ook in de code.',
            'In the system a thing is called what you call it. In the code as well.',
          ),
        },
        {
          title: t('Saai waar het kan', 'Dull where possible'),
          text: t(
            'Techniek die zich bewezen heeft. Het nieuwe bewaren we voor waar het telt.',
            'Technology that has proved itself. We keep the new for where it counts.',
          ),
        },
        {
          title: t('Meteen zeggen', 'Say it at once'),
          text: t(
            'Slecht nieuws wordt niet beter van wachten. U hoort het op de dag dat wij het weten.',
            'Bad news does not improve with waiting. You hear it on the day we know it.',
          ),
        },
        {
          title: t('Om vijf uur naar huis', 'Home at five'),
          text: t('Moe gebouwd is twee keer gebouwd.', 'Built tired is built twice.'),
        },
      ],
    },
    {
      blockType: 'gallery',
      variant: 'rhythm',
      heading: t('Aan de muur', 'On the wall'),
      items: [
        { image: image('raster') },
        { image: image('canal-plan') },
        { image: image('quay-front') },
        { image: image('blueprint') },
      ],
    },
    {
      blockType: 'team',
      heading: t('Negen plekken', 'Nine desks'),
      intro: t(
        'Kade is een demonstratie: bureau, klanten en cijfers zijn verzonnen, en dus ook de mensen. Daarom geen namen en portretten, wel wat er op elke plek gebeurt.',
        'Kade is a demonstration: the agency, its clients and its figures are invented, and so are its people. Hence no names or portraits, only what happens at each desk.',
      ),
      items: places,
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('Klein houden', 'Keeping it small'),
      items: [
        { value: t('9 mensen', '9 people'), label: t('en dat blijft zo', 'and it stays that way') },
        {
          value: t('3 projecten', '3 projects'),
          label: t('tegelijk, niet meer', 'at a time, no more'),
        },
        {
          value: t('32 uur', '32 hours'),
          label: t(
            'bouwen in een week; de rest is kijken en denken',
            'of building in a week; the rest is watching and thinking',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Kom kijken hoe het gaat', 'Come and see how it is done'),
      text: t(
        'Elke vrijdag om twee uur laten we zien wat er die week af is. De koffie staat klaar.',
        'Every Friday at two we show what was finished that week. The coffee is on.',
      ),
      link: toPage('contact', t('Waar we zitten', 'Where we are')),
      tone: 'primary',
    },
  ],
}

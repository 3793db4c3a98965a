import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { demands, threePlaces, webQuestions, webWeeks } from './web-applications-parts'

export const webApplications: PageSeed = {
  key: 'oplossingen-web-applicaties',
  title: t('Webapplicaties', 'Web applications'),
  seo: {
    description: t(
      'Webapplicaties die binnen een seconde staan, zonder netwerk doorgaan en met het toetsenbord te bedienen zijn. Met eisen, weken en prijs.',
      'Web applications that stand within a second, carry on offline and work from the keyboard. With demands, weeks and a price.',
    ),
    image: 'quay-front',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Webapplicaties', 'Web applications'),
      heading: t('Gereedschap, geen website', 'A tool, not a website'),
      intro: t(
        'Iemand zit er acht uur per dag in. Dan telt elke klik, elke wachttijd en elke keer dat het scherm verspringt.',
        'Somebody sits in it for eight hours a day. Then every click counts, every wait, and every time the screen jumps.',
      ),
      actions: [
        { link: toPage('projecten-3os', t('Bekijk een voorbeeld', 'See an example')) },
        { link: toPage('contact', t('Leg het ons voor', 'Talk to us')) },
      ],
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'inverse',
      heading: t('Waar we ons aan houden', 'What we hold ourselves to'),
      items: [
        {
          value: t('1 seconde', '1 second'),
          label: t('tot het eerste scherm er staat', 'until the first screen stands'),
          note: t(
            'Op een telefoon van vier jaar oud, met matig bereik.',
            'On a phone four years old, with a fair signal.',
          ),
        },
        {
          value: t('100 ms', '100 ms'),
          label: t('tot een klik iets doet', 'until a click does something'),
          note: t('Langer voelt als twijfel.', 'Longer feels like doubt.'),
        },
        {
          value: t('160 kB', '160 kB'),
          label: t('aan code op een gewone pagina', 'of code on an ordinary page'),
          note: t(
            'Deze site houdt zich er ook aan. Meet maar na.',
            'This site keeps to it as well. Do measure.',
          ),
        },
      ],
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Zes eisen', 'Six demands'),
      intro: t(
        'Ze staan in elk contract. Haalt een vrijdag er een niet, dan gaat die vrijdag niet de lucht in.',
        'They are in every contract. If a Friday fails one, that Friday does not go live.',
      ),
      items: demands,
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Browser, winkel of bureau', 'Browser, store or desk'),
      intro: t(
        'De browser kan inmiddels bijna alles. Waar hij het niet kan, zeggen we het in week één.',
        'By now the browser can do nearly everything. Where it cannot, we say so in week one.',
      ),
      options: [
        { name: t('Webapplicatie', 'Web application'), highlighted: true },
        { name: t('App uit een winkel', 'App from a store') },
        { name: t('Programma op de computer', 'Program on the computer') },
      ],
      rows: threePlaces,
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      heading: t('In de browser, met maten in millimeters', 'In the browser, measured in millimetres'),
      content: rich(
        'Vijf kaartmakers tekenen wandelkaarten van A2-formaat in een tabblad. Zestigduizend gebouwen, twaalf milliseconden per beeld, en aan het eind een PDF die de drukker accepteert.\n\nNiet lang geleden was dat een programma met een installatie-cd geweest.',
        'Five mapmakers draw walking maps at A2 in a browser tab. Sixty thousand buildings, twelve milliseconds a frame, and at the end a PDF the printer accepts.\n\nNot long ago that would have been a program with an installation disc.',
      ),
      link: toPage('projecten-makemaps', t('Lees over makemaps', 'Read about makemaps')),
      image: image('case-makemaps'),
      ratio: 'landscape',
    },
    {
      blockType: 'steps',
      variant: 'stack',
      tone: 'subtle',
      heading: t('Tien weken', 'Ten weeks'),
      items: webWeeks,
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: webQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Welk scherm staat bij u de hele dag open?', 'Which screen is open all day at your place?'),
      text: t(
        'Stuur er een foto van. We tellen de klikken en zeggen welke eruit kunnen.',
        'Send us a picture of it. We will count the clicks and tell you which can go.',
      ),
      link: toPage('contact', t('Stuur een foto', 'Send a picture')),
      tone: 'primary',
    },
  ],
}

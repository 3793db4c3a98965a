import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { monday, places } from './region'

export const customSoftwareUtrecht: PageSeed = {
  key: 'maatwerk-software-utrecht',
  title: t('Maatwerksoftware in Utrecht', 'Custom software in Utrecht'),
  seo: {
    description: t(
      'Een softwarebureau op fietsafstand: we kijken mee op Lage Weide, in Nieuwegein of op de Uithof, en bouwen wat we daar zagen.',
      'A software agency within cycling distance: we watch at Lage Weide, in Nieuwegein or at the Science Park, and build what we saw.',
    ),
    image: 'quay-front',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Maatwerksoftware, Utrecht', 'Custom software, Utrecht'),
      heading: t('Op de fiets naar het probleem', 'By bicycle to the problem'),
      intro: t(
        'We zitten aan de werf, midden in de stad. Bijna alles waar we aan bouwen, staat binnen een half uur van onze deur.',
        'We sit by the wharf, in the middle of town. Nearly everything we build for stands within half an hour of our door.',
      ),
      image: image('quay-front'),
      actions: [{ link: toPage('belafspraak', t('Plan een gesprek', 'Schedule a call')) }],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Waarom nabij telt', 'Why near matters'),
      content: rich(
        'Wat een bedrijf nodig heeft, staat zelden in de vraag. Het staat op het briefje naast het toetsenbord, en dat briefje ziet u niet in een videogesprek.\n\nDaarom zitten we de eerste week bij u. Ook om zes uur, als het werk om zes uur begint. En ook in week negen nog een keer, als er iets niet blijkt te kloppen. Een kwartier fietsen is dan beter dan een vergadering.',
        'What a company needs is seldom in the request. It is on the note beside the keyboard, and that note does not show in a video call.\n\nSo we spend the first week at your place. At six, if work begins at six. And once more in week nine, if something turns out to be wrong. A quarter of an hour by bicycle then beats a meeting.',
      ),
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Hoe ver het is', 'How far it is'),
      intro: t('Gemeten vanaf de Werfkade, deur tot deur.', 'Measured from the Werfkade, door to door.'),
      options: [
        { name: t('Zo komen we', 'How we come') },
        { name: t('Wat we er vinden', 'What we find there') },
      ],
      rows: places,
    },
    {
      blockType: 'timeline',
      heading: t('Een maandag op Lage Weide', 'A Monday at Lage Weide'),
      intro: t(
        'Hoe de eerste dag bij een groothandel eruitziet. Het is bijna altijd zo’n dag.',
        'What the first day at a wholesaler looks like. It is nearly always such a day.',
      ),
      items: monday,
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      tone: 'subtle',
      heading: t('En andersom', 'And the other way round'),
      content: rich(
        'Elke vrijdag om twee uur kunt u bij ons naar binnen. Onder aan de trap, de deur naast de ring. Wie aan uw systeem bouwt, laat zien wat er die week af is.\n\nHet duurt een half uur. Daarna bent u op tijd terug, of blijft u aan het water zitten.',
        'Every Friday at two you may walk in. At the foot of the stairs, the door beside the ring. Whoever builds your system shows what was finished that week.\n\nIt takes half an hour. After that you are back in time, or you stay and sit by the water.',
      ),
      link: toPage('contact', t('Waar we zitten', 'Where we are')),
      image: image('axonometric'),
      ratio: 'landscape',
    },
    {
      blockType: 'faq',
      heading: t('Vragen uit de buurt', 'Questions from nearby'),
      items: [
        {
          question: t('Rekenen jullie reistijd?', 'Do you charge for travel?'),
          answer: rich(
            'Niet binnen drie kwartier van Utrecht. Verder weg blijven we in week één slapen, en dat staat in de prijs.',
            'Not within three quarters of an hour of Utrecht. Further away we stay the night in week one, and it is in the price.',
          ),
        },
        {
          question: t(
            'Kunnen jullie het hele project bij ons zitten?',
            'Can you sit with us for the whole project?',
          ),
          answer: rich(
            'Twee dagen per week wel, en dat werkt vaak beter dan vijf. Bouwen vraagt stilte, en die hebben de meeste bedrijven niet over. Wilt u iemand in uw eigen team, dan kunt u [een van ons inhuren](page:hire-developer).',
            'Two days a week, yes, and that often works better than five. Building needs quiet, and most companies have none to spare. If you want somebody in your own team, you can [hire one of us](page:hire-developer).',
          ),
        },
        {
          question: t('Spreekt iedereen Engels bij jullie?', 'Does everybody speak English?'),
          answer: rich(
            'Ja. Code en handleidingen schrijven we in de taal van uw team. Meekijken doen we het liefst in de taal van de werkvloer.',
            'Yes. Code and manuals are written in the language of your team. For watching we prefer the language of the shop floor.',
          ),
        },
        {
          question: t('Zijn we te klein?', 'Are we too small?'),
          answer: rich(
            'Een bedrijf met acht mensen en één probleem van tien weken is precies groot genoeg. Wat het kost, staat bij maatwerksoftware.',
            'A company with eight people and one ten-week problem is just the right size. What it costs is on the page about custom software.',
          ),
        },
      ],
    },
    {
      blockType: 'banner',
      text: t(
        'Wanneer een pakket beter is, hoe twaalf weken lopen en wat het kost.',
        'When a package is better, how twelve weeks go and what it costs.',
      ),
      link: toPage('oplossingen-maatwerk-software', t('Lees over maatwerk', 'Read about custom software')),
    },
    {
      blockType: 'callToAction',
      heading: t('Noem een straat', 'Name a street'),
      text: t(
        'Ligt hij binnen een half uur, dan staan we er volgende week. Eén ochtend, kosteloos.',
        'If it is within half an hour, we will be there next week. One morning, free of charge.',
      ),
      link: toPage('contact', t('Nodig ons uit', 'Invite us')),
      tone: 'primary',
    },
  ],
}

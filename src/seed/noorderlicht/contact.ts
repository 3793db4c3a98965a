import { form, image, rich, t, toPage, toUrl } from '@/blocks/draft'
import type { PageSeed } from '../types'

export const contact: PageSeed = {
  key: 'contact',
  title: t('Contact', 'Contact'),
  seo: {
    description: t(
      'Kom tegen de avond langs bij Noorderlicht, of schrijf hoe uw plek er om elf uur ’s avonds uitziet.',
      'Visit Noorderlicht towards evening, or write to us what your place looks like at eleven at night.',
    ),
    image: 'lamp',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Contact', 'Contact'),
      heading: t('Er brandt nog licht', 'The lamp is still on'),
      intro: t(
        'We zijn er van vier tot middernacht. Daarvoor slapen we, of we kijken uit het raam van een ander.',
        'We are here from four until midnight. Before that we sleep, or look out of somebody else’s window.',
      ),
      image: image('lamp'),
      actions: [
        {
          link: toUrl(
            'mailto:studio@noorderlicht.example',
            t('studio@noorderlicht.example', 'studio@noorderlicht.example'),
          ),
        },
      ],
    },
    {
      blockType: 'form',
      heading: t('Schrijf over een plek', 'Write about a place'),
      intro: t(
        'Een paar zinnen zijn genoeg. Het mooiste antwoord komt van wie er ’s avonds staat.',
        'A few sentences will do. The best answer comes from whoever stands there at night.',
      ),
      form: form('contact'),
      aside: rich(
        'Liever een plattegrond sturen? Schrijf naar [studio@noorderlicht.example](mailto:studio@noorderlicht.example).',
        'Would you rather send a plan? Write to [studio@noorderlicht.example](mailto:studio@noorderlicht.example).',
      ),
    },
    {
      blockType: 'mediaText',
      heading: t('Het koelhuis', 'The cold store'),
      content: rich(
        '**Het Koelhuis, derde deur, Noordkade 3, 9711 Groningen.**\n\nLoop langs het water tot de lantaarns ophouden. De deur is zwart; de bel is het enige dat licht geeft.',
        '**The Cold Store, third door, Noordkade 3, 9711 Groningen, the Netherlands.**\n\nWalk along the water until the street lamps end. The door is black; the bell is the only thing that glows.',
      ),
      image: image('canal-bridge'),
      variant: 'left',
      ratio: 'portrait',
    },
    {
      blockType: 'booking',
      anchor: 'bellen',
      heading: t('Of praat met ons', 'Or talk to us'),
      intro: t(
        'Drie kwartier, per video, op dinsdag of donderdag. Doe bij u thuis het licht uit.',
        'Three quarters of an hour, by video, on a Tuesday or a Thursday. Turn the lights off at your end.',
      ),
      note: t(
        'Wat u invult, lezen alleen wij, en alleen voor dit gesprek.',
        'What you fill in is read by us alone, for this call alone.',
      ),
      noSlots: t(
        'De komende weken zijn alle avonden vergeven. Schrijf ons, dan zoeken we een nacht.',
        'Every evening of the coming weeks is taken. Write to us and we will find a night.',
      ),
      confirmationHeading: t('Tot dan, in het donker', 'Until then, in the dark'),
      confirmationText: t(
        'De bevestiging is onderweg. De link voor het gesprek volgt per e-mail.',
        'The confirmation is on its way. The link for the call follows by e-mail.',
      ),
      cancelledText: t(
        'Het gesprek gaat niet door. Een andere avond kiezen kan hieronder.',
        'The call is off. You can choose another evening below.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Wat u kunt meenemen', 'What to bring'),
      items: [
        {
          title: t('Een plattegrond', 'A plan'),
          text: t(
            'Een schets op een servet is goed. De maten komen later.',
            'A sketch on a napkin is fine. The measurements come later.',
          ),
        },
        {
          title: t('Een foto bij nacht', 'A picture by night'),
          text: t(
            'Liefst zonder flits, en liefst mislukt. Dan zien we wat u ziet.',
            'Preferably without flash, and preferably a failed one. Then we see what you see.',
          ),
        },
        {
          title: t('Een kwartier', 'A quarter of an hour'),
          text: t(
            'Zo lang hebben de ogen nodig. We zetten thee en doen het licht uit.',
            'That is how long eyes need. We make tea and turn off the light.',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vaak gevraagd, laat op de avond', 'Often asked, late at night'),
      items: [
        {
          question: t('Wanneer moeten we u erbij halen?', 'When should we bring you in?'),
          answer: rich(
            'Zodra er een plattegrond is en nog geen plafond. Later kan ook; dan werken we met wat er hangt.',
            'As soon as there is a plan and no ceiling yet. Later is possible too; then we work with what hangs there.',
          ),
        },
        {
          question: t('Wat kost een ontwerp?', 'What does a design cost?'),
          answer: rich(
            'Een proefnacht op uw plek kost €\u00a01.900, met twee ontwerpers en een bus vol lampen. Na die nacht weet u of u verder wilt, en wij voor welk bedrag.',
            'A trial night at your place costs €1,900, with two designers and a van full of lamps. After that night you know whether to go on, and we know for what amount.',
          ),
        },
        {
          question: t('Kan het zuiniger dan nu?', 'Will it use less power than now?'),
          answer: rich(
            'Bijna altijd. Minder licht op de juiste plek vraagt meestal een derde van de stroom.',
            'Nearly always. Less light in the right place usually takes a third of the power.',
          ),
        },
        {
          question: t('Werkt u ook overdag?', 'Do you work by day as well?'),
          answer: rich(
            'Alleen met daglicht. Dat ontwerpen we namelijk ook.',
            'Only with daylight. We design that, too.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Eerst rondkijken', 'Look around first'),
      text: t(
        'Vier plekken waar we het donker hebben laten zitten.',
        'Four places in which we left the dark alone.',
      ),
      link: toPage('index', t('Terug naar het werk', 'Back to the work')),
      tone: 'subtle',
    },
  ],
}

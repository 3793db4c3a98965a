import { form, image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'

export const contact: PageSeed = {
  key: 'contact',
  title: t('Contact', 'Contact'),
  seo: {
    description: t(
      'Schrijf Kade in drie zinnen wat er niet werkt, of kom langs aan de Werfkade in Utrecht. U krijgt antwoord binnen twee werkdagen.',
      'Write to Kade in three sentences what does not work, or visit us on the Werfkade in Utrecht. An answer within two working days.',
    ),
    image: 'canal-plan',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Contact', 'Contact'),
      heading: t('Drie zinnen zijn genoeg', 'Three sentences will do'),
      intro: t(
        'Wat er niet werkt, wie er last van heeft, en sinds wanneer. De rest vragen we zelf wel.',
        'What does not work, who is bothered by it, and since when. We will ask for the rest.',
      ),
      actions: [{ link: toPage('belafspraak', t('Liever een belafspraak', 'Schedule a call instead')) }],
    },
    {
      blockType: 'form',
      anchor: 'formulier',
      heading: t('Schrijf ons', 'Write to us'),
      form: form('contact'),
      aside: rich(
        '**Per e-mail** mag ook: [hallo@kade.example](mailto:hallo@kade.example). Daar kan een bijlage bij.\n\n**Op papier** komt het aan op Werfkade 12, beneden, 3511 Utrecht.\n\n**Aan de telefoon** op een moment dat u kiest, via een [belafspraak](page:belafspraak).',
        '**By e-mail** is fine, too: [hallo@kade.example](mailto:hallo@kade.example). You can attach a file there.\n\n**On paper** it arrives at Werfkade 12, lower level, 3511 Utrecht.\n\n**By telephone** at a moment you choose, when you [schedule a call](page:belafspraak).',
      ),
    },
    {
      blockType: 'map',
      tone: 'subtle',
      heading: t('Waar we zitten', 'Where we are'),
      image: image('canal-plan'),
      caption: t('De oranje stip, dat zijn wij', 'The orange dot is us'),
      address: t('Kade\nWerfkade 12, beneden\n3511 Utrecht', 'Kade\nWerfkade 12, lower level\n3511 Utrecht'),
      directions: t(
        'De deur zit onder aan de trap, naast de ring in de muur. Met de trein is het tien minuten lopen. Met de boot kan ook; er is een ring vrij. Maandag tot en met vrijdag van negen tot vijf, en op vrijdag om twee uur is er publiek.',
        'The door is at the foot of the stairs, beside the ring in the wall. It is ten minutes on foot from the train. You may also come by boat; one ring is free. Monday to Friday from nine to five, and on Fridays at two there is an audience.',
      ),
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Wat er na uw bericht gebeurt', 'What happens after your message'),
      items: [
        {
          moment: t('Dag 1', 'Day 1'),
          title: t('Iemand leest het', 'Somebody reads it'),
          text: t(
            'Geen robot en geen verkoper, maar degene die die week telefoondienst heeft.',
            'Not a robot and not a salesman, but whoever is on duty that week.',
          ),
        },
        {
          moment: t('Dag 2', 'Day 2'),
          title: t('U krijgt antwoord', 'You get an answer'),
          text: t(
            'Ja, nee, of een vraag. Een nee komt met de naam van wat wel zou passen.',
            'Yes, no, or a question. A no comes with the name of what would fit instead.',
          ),
        },
        {
          moment: t('Dag 5', 'Day 5'),
          title: t('We komen kijken', 'We come and look'),
          text: t(
            'Een ochtend, bij u. Kosteloos, en zonder presentatie.',
            'One morning, at your place. Free of charge, and without a presentation.',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Voordat u schrijft', 'Before you write'),
      items: [
        {
          question: t('Waarom staat er geen telefoonnummer?', 'Why is there no telephone number?'),
          answer: rich(
            'Omdat het vooral verkopers belden. Zodra we samenwerken krijgt u het nummer van degene die bouwt.',
            'Because it was mostly salesmen who rang. Once we work together you get the number of the person who builds.',
          ),
        },
        {
          question: t('Is ons project te klein?', 'Is our project too small?'),
          answer: rich(
            'Onder de vier weken verwijzen we meestal door. Niet omdat het te klein is, maar omdat meekijken dan een derde van het geld kost.',
            'Below four weeks we usually refer you to somebody else. Not because it is too small, but because watching would then take a third of the money.',
          ),
        },
        {
          question: t('Tekenen jullie een geheimhouding?', 'Do you sign a non-disclosure agreement?'),
          answer: rich(
            'Ja. Stuur hem mee, dan staat hij getekend bij ons antwoord.',
            'Yes. Send it along, and it will come back signed with our answer.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Eerst lezen hoe het gaat?', 'Want to read how it goes first?'),
      text: t(
        'Wat een week kost, wie er komt en wat u aan het eind in handen hebt.',
        'What a week costs, who comes, and what you hold in your hands at the end.',
      ),
      link: toPage('werkwijze', t('Lees de werkwijze', 'Read our approach')),
      tone: 'primary',
    },
  ],
}

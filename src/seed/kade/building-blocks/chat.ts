import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

const journey = [
  {
    moment: t('0 ms', '0 ms'),
    title: t('Nummer', 'Number'),
    text: t(
      'De browser geeft het bericht een eigen nummer (UUIDv7) en toont het meteen, in grijs.',
      'The browser gives the message a number of its own (UUIDv7) and shows it at once, in grey.',
    ),
  },
  {
    moment: t('40 ms', '40 ms'),
    title: t('Volgorde', 'Order'),
    text: t(
      'De server legt het vast en geeft de plaats in het gesprek. Niet de klok van de telefoon bepaalt de volgorde, maar deze rij.',
      'The server records it and gives its place in the conversation. Not the clock of the phone decides the order, but this row.',
    ),
  },
  {
    moment: t('50 ms', '50 ms'),
    title: t('Omroep', 'Announcement'),
    text: t(
      'Postgres meldt het aan de andere servers (LISTEN en NOTIFY). Er is geen berichtenbus bij nodig.',
      'Postgres tells the other servers (LISTEN and NOTIFY). No message bus is needed.',
    ),
  },
  {
    moment: t('90 ms', '90 ms'),
    title: t('Aankomst', 'Arrival'),
    text: t(
      'De ontvanger ziet het. Bij de afzender wordt grijs zwart.',
      'The recipient sees it. For the sender, grey turns black.',
    ),
  },
  {
    moment: t('Of 12 minuten', 'Or 12 minutes'),
    title: t('Tunnel', 'Tunnel'),
    text: t(
      'Geen bereik? Dan wacht het in de telefoon en gaat het straks nog eens, met hetzelfde nummer. De server herkent een dubbele.',
      'No reception? Then it waits in the phone and is sent again later, with the same number. The server recognises a double.',
    ),
  },
] as const

export const chat: PageSeed = {
  key: 'werkwijze-blocks-chat',
  title: t('Chat: berichten in de goede volgorde', 'Chat: messages in the right order'),
  seo: {
    description: t(
      'Gesprekken in uw eigen systeem, gekoppeld aan het dossier waar ze over gaan. Met volgorde, leesbewijs en een antwoord op slecht bereik.',
      'Conversations in your own system, tied to the file they are about. With order, read receipts and an answer to bad reception.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Chat', 'Building block: Chat'),
      heading: t('Het antwoord staat onder de vraag', 'The answer stands below the question'),
      intro: t(
        'Dat lijkt vanzelf te spreken, tot twee mensen tegelijk typen en één van hen in de trein zit.',
        'That seems obvious, until two people type at once and one of them is on a train.',
      ),
    },
    {
      blockType: 'timeline',
      heading: t('Het leven van één bericht', 'The life of one message'),
      intro: t('Gemeten in huis, met de server in Amsterdam.', 'Measured in house, the server in Amsterdam.'),
      items: journey,
    },
    {
      blockType: 'richText',
      measure: 'reading',
      tone: 'subtle',
      heading: t('Waarom in huis', 'Why in house'),
      content: rich(
        'Een los chatprogramma is er zo, en over een jaar staat de helft van uw besluiten erin. Zonder dossier, zonder bewaartermijn, op het toestel van wie vertrekt.\n\nDit blok hangt elk gesprek aan iets uit uw systeem: een opdracht, een woning, een klant. Wie het dossier mag zien, ziet het gesprek. Wordt het dossier gewist, dan verdwijnt het gesprek mee.\n\nEen gesprek met een taalmodel kan in hetzelfde venster. Dan staat er bij elke regel wie haar schreef, en wat het kostte.',
        'A chat program of its own is quickly had, and in a year it holds half your decisions. Without a file, without a retention period, on the phone of whoever leaves.\n\nThis block hangs every conversation on something in your system: a job, a house, a customer. Whoever may see the file sees the conversation. When the file is erased, the conversation goes with it.\n\nA conversation with a language model fits in the same window. Each line then says who wrote it, and what it cost.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'two',
      heading: t('Vier keuzes', 'Four choices'),
      items: [
        {
          title: t('WebSocket, met uitweg', 'WebSocket, with a way out'),
          text: t(
            'Waar een bedrijfsnetwerk hem dichthoudt, vraagt de browser om de paar seconden zelf.',
            'Where a company network blocks it, the browser asks by itself every few seconds.',
          ),
        },
        {
          title: t('Gelezen is gezien', 'Read means seen'),
          text: t(
            'Pas als het bericht in beeld stond, in een venster dat vooraan lag. En het kan uit.',
            'Only once the message was in view, in a window at the front. And it can be switched off.',
          ),
        },
        {
          title: t('Wijzigen blijft zichtbaar', 'Changes stay visible'),
          text: t(
            'Een kwartier lang mag een bericht verbeterd worden. De vorige tekst blijft op te vragen.',
            'For a quarter of an hour a message may be mended. The earlier text can still be called up.',
          ),
        },
        {
          title: t('Bestanden gaan apart', 'Files go separately'),
          text: t(
            'Een foto van twaalf megabyte houdt het gesprek niet op; er staat een vlak tot hij er is.',
            'A picture of twelve megabytes does not hold up the talk; a placeholder stands in until it is there.',
          ),
        },
      ],
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'inverse',
      heading: t('Grenzen', 'Limits'),
      items: [
        {
          value: t('2.000 mensen', '2,000 people'),
          label: t('tegelijk verbonden op één server', 'connected at once on one server'),
          note: t(
            'Daarboven komt er een server bij, geen ander ontwerp.',
            'Beyond that comes one more server, not another design.',
          ),
        },
        fitting('chat'),
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Wie niet kijkt, krijgt een melding', 'Whoever is not looking gets notified'),
      text: t('Daarvoor is het blok Meldingen nodig.', 'For that, it needs the block Notifications.'),
      link: toPage('werkwijze-blocks-notifications', t('Lees over meldingen', 'Read about notifications')),
    },
  ],
}

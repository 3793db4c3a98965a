import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'
import { notificationsQuestions } from './questions'

export const notifications: PageSeed = {
  key: 'werkwijze-blocks-notifications',
  title: t('Meldingen: storen als het moet', 'Notifications: disturb when you must'),
  seo: {
    description: t(
      'Eén gebeurtenis wordt één melding, langs de weg die iemand zelf koos, op een uur dat het kan. Met stilte, bundeling en een eind.',
      'One event becomes one notification, by the way somebody chose, at an hour that suits. With silence, bundling and an end to it.',
    ),
    image: 'case-tenants',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Meldingen', 'Building block: Notifications'),
      heading: t('De meeste meldingen zijn er één te veel', 'Most notifications are one too many'),
      intro: t(
        'Dit blok verstuurt ze. Maar het meeste werk zit in de regels die zeggen wanneer niet.',
        'This block sends them. But most of the work is in the rules that say when not to.',
      ),
    },
    {
      blockType: 'timeline',
      heading: t('Een dag van één monteur', 'A day of one fitter'),
      intro: t('Dertien gebeurtenissen, twee meldingen.', 'Thirteen events, two notifications.'),
      items: [
        {
          moment: t('7.00', '7:00'),
          title: t('De dag', 'The day'),
          text: t(
            'Negen wijzigingen van vannacht in één bericht: dit is uw ronde.',
            'Nine changes made overnight, in one message: this is your round.',
          ),
        },
        {
          moment: t('10.40', '10:40'),
          title: t('Spoed', 'Urgent'),
          text: t(
            'Een lekkage op de route. Deze gaat door de stilte heen, en wie haar leest, legt haar stil voor de collega’s.',
            'A leak along the route. This one breaks the silence, and whoever reads it silences it for the colleagues.',
          ),
        },
        {
          moment: t('13.15', '13:15'),
          title: t('Niets', 'Nothing'),
          text: t(
            'Een afspraak schuift tien minuten. Hij heeft het scherm open staan en ziet het zelf.',
            'An appointment shifts by ten minutes. He has the screen open and sees for himself.',
          ),
        },
        {
          moment: t('16.30', '16:30'),
          title: t('Twee vragen', 'Two questions'),
          text: t(
            'Wachten op antwoord tot morgen; dat is vroeg genoeg. Staat in zijn lijst, niet op zijn scherm.',
            'Can wait for an answer until tomorrow. On his list, not on his screen.',
          ),
        },
        {
          moment: t('19.00', '19:00'),
          title: t('Stilte', 'Silence'),
          text: t(
            'Vanaf nu bewaart het blok alles tot zeven uur. Behalve spoed, en alleen voor wie dienst heeft.',
            'From now on the block keeps everything until seven. Except what is urgent, and only for those on duty.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      ratio: 'landscape',
      tone: 'subtle',
      heading: t('Eén keer, en niet tweemaal', 'Once, and not twice'),
      content: rich(
        'Elke gebeurtenis krijgt een sleutel: wat, waarover, voor wie. Een unieke index in de database weigert de tweede. Loopt een server halverwege vast, dan mag alles opnieuw; de sleutel houdt dubbele tegen.\n\nIs de melding nergens meer goed voor (de klus is af, de reactie gegeven), dan wordt ze ingetrokken. Ook van het toegangsscherm van de telefoon.',
        'Every event gets a key: what, about what, for whom. A unique index in the database refuses the second. If a server stalls halfway, everything may run again; the key holds back doubles.\n\nOnce a notification serves no purpose (the job is done, the reply given) it is withdrawn. From the lock screen of the phone as well.',
      ),
      link: toPage('projecten-tenants', t('Tenants bekijken', 'See tenants')),
      image: image('case-tenants'),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'four',
      heading: t('Vier wegen', 'Four ways'),
      items: [
        {
          title: t('In het scherm', 'On screen'),
          text: t('Altijd. Een lijst die u leeg kunt maken.', 'Always. A list that you can empty.'),
        },
        {
          title: t('E-mail', 'E-mail'),
          text: t('Gebundeld, op twee vaste uren.', 'Bundled, at two fixed hours.'),
        },
        {
          title: t('Web push', 'Web push'),
          text: t(
            'Versleuteld tot in de browser (RFC 8291). Zonder app.',
            'Encrypted as far as the browser (RFC 8291). Without an app.',
          ),
        },
        {
          title: t('Sms', 'Text message'),
          text: t(
            'Alleen voor spoed; elk bericht kost geld.',
            'For urgent things only; each one costs money.',
          ),
        },
      ],
    },
    {
      blockType: 'stats',
      variant: 'leading',
      heading: t('In getallen', 'In figures'),
      items: [
        {
          value: t('2 van 13', '2 of 13'),
          label: t('gebeurtenissen werden een melding', 'events became a notification'),
          note: t('De dag hierboven, uit een test.', 'The day above, taken from a test.'),
        },
        fitting('notifications'),
      ],
    },
    {
      blockType: 'faq',
      heading: t('Voordat u ze aanzet', 'Before you switch them on'),
      items: notificationsQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Tel vandaag uw meldingen', 'Count your notifications today'),
      text: t(
        'En zet een kruis achter die waar u iets mee deed.',
        'And put a cross behind those you did something with.',
      ),
      link: toPage('contact', t('Vertel ons het aantal', 'Tell us the number')),
      tone: 'primary',
    },
  ],
}

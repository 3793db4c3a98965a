import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'

export const scheduleCall: PageSeed = {
  key: 'belafspraak',
  title: t('Belafspraak', 'Schedule a call'),
  showTopBar: false,
  showFooter: false,
  seo: {
    description: t(
      'Kies een half uur waarop iemand van Kade u belt. Geen verkoper, geen presentatie: u vertelt wat er niet werkt, wij zeggen of we kunnen helpen.',
      'Choose half an hour in which somebody from Kade rings you. No salesman, no slides: you tell us what does not work, we say if we can help.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Belafspraak', 'Schedule a call'),
      heading: t('Een half uur', 'Half an hour'),
      intro: t(
        'Kies een moment. Iemand die bouwt, belt u dan op.',
        'Choose a moment. Somebody who builds will ring you then.',
      ),
    },
    {
      blockType: 'booking',
      anchor: 'afspraak',
      heading: t('Kies een moment', 'Choose a moment'),
      intro: t(
        'De tijden zijn echt: wat u ziet, is vrij. U krijgt meteen een bevestiging voor uw agenda.',
        'The times are real: what you see is free. You get a confirmation for your calendar at once.',
      ),
      note: t(
        'Wat u invult, gebruiken we voor dit gesprek en voor niets anders.',
        'What you fill in we use for this call and for nothing else.',
      ),
      noSlots: t(
        'De komende weken is alles bezet. Schrijf ons, dan zoeken we samen een moment.',
        'The coming weeks are taken. Write to us and we will find a moment together.',
      ),
      confirmationHeading: t('We bellen u', 'We will ring you'),
      confirmationText: t(
        'De bevestiging is onderweg, met een bestand voor uw agenda. Komt er iets tussen, dan zegt u af met de link erin.',
        'The confirmation is on its way, with a file for your calendar. Should something come up, cancel with the link in it.',
      ),
      cancelledText: t(
        'Het gesprek is afgezegd en het moment is weer vrij. Een ander kiezen kan hieronder.',
        'The call is cancelled and the moment is free again. You can choose another below.',
      ),
    },
    {
      blockType: 'columns',
      heading: t('Wat het is', 'What it is'),
      items: [
        {
          content: rich(
            '**Wel.** U vertelt wat er niet werkt en wie er last van heeft. Wij vragen door. Aan het eind zeggen we ja, nee, of wat u eerst zou kunnen uitzoeken.',
            '**It is** you telling us what does not work and who is bothered by it, and us asking questions. At the end we say yes, no, or what you might find out first.',
          ),
        },
        {
          content: rich(
            '**Niet.** Een verkoopgesprek, een demonstratie of een offerte. Er wordt niets opgenomen en er komt geen reeks e-mails achteraan.',
            '**It is not** a sales call, a demonstration or a quote. Nothing is recorded, and no series of e-mails comes after.',
          ),
        },
      ],
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Hoe het half uur verloopt', 'How the half-hour goes'),
      items: [
        {
          moment: t('0 tot 10', '0 to 10'),
          title: t('U vertelt', 'You talk'),
          text: t('Wij schrijven mee, met pen.', 'We take notes, by pen.'),
        },
        {
          moment: t('10 tot 25', '10 to 25'),
          title: t('Wij vragen', 'We ask'),
          text: t(
            'Naar getallen, uitzonderingen en donderdagen.',
            'About numbers, exceptions and Thursdays.',
          ),
        },
        {
          moment: t('25 tot 30', '25 to 30'),
          title: t('Het oordeel', 'The verdict'),
          text: t('En ’s avonds de aantekeningen, per e-mail.', 'And that evening the notes, by e-mail.'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Drie vragen', 'Three questions'),
      items: [
        {
          question: t('Wie belt er?', 'Who rings?'),
          answer: rich(
            'Degene die die week telefoondienst heeft: iemand die bouwt, en die gelezen heeft wat u erbij schreef.',
            'Whoever is on duty that week: somebody who builds, and who has read what you wrote beside it.',
          ),
        },
        {
          question: t('Kan ik verzetten?', 'Can I move it?'),
          answer: rich(
            'Ja, tot het begint, met de link in de bevestiging. Zeg hem af en kies een nieuw moment. Een reden hoeft niet.',
            'Yes, until it begins, with the link in the confirmation. Cancel it and choose a new moment. No reason needed.',
          ),
        },
        {
          question: t('Moet ik iets voorbereiden?', 'Must I prepare anything?'),
          answer: rich(
            'Eén voorbeeld van vorige week waarbij het misging. Liever dat dan een plan van aanpak.',
            'One example from last week where it went wrong. It is worth more than a project plan.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Liever schrijven?', 'Would you rather write?'),
      text: t('Drie zinnen zijn genoeg.', 'Three sentences will do.'),
      link: toPage('contact', t('Schrijf ons', 'Write to us')),
    },
  ],
}

import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

const records = `kade.example.                   TXT  "v=spf1 include:_spf.mailer.example -all"
s2026._domainkey.kade.example.  TXT  "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMl…"
_dmarc.kade.example.            TXT  "v=DMARC1; p=reject; rua=mailto:dmarc@kade.example"`

export const email: PageSeed = {
  key: 'werkwijze-blocks-email',
  title: t('E-mail die aankomt', 'E-mail that arrives'),
  seo: {
    description: t(
      'Bevestigingen, facturen en herinneringen die niet in de map ongewenst belanden: SPF, DKIM, DMARC, een wachtrij en een logboek per bericht.',
      'Confirmations, invoices and reminders that do not end up as spam: SPF, DKIM, DMARC, with a queue and a log of every message.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok E-mail', 'Building block: E-mail'),
      heading: t('Verzonden is niet aangekomen', 'Sent is not arrived'),
      intro: t(
        'Een server die een bericht aanneemt, belooft niets. Dit blok gaat over wat daarna komt.',
        'A server that accepts a message promises nothing. This block is about what comes after.',
      ),
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Drie regels in uw DNS', 'Three lines in your DNS'),
      content: rich(
        'De ontvanger stelt drie vragen. Mag deze server namens u schrijven? Is er onderweg iets veranderd? En wat moet ik doen als het antwoord nee is?',
        'The recipient asks three things. May this server write in your name? Was anything changed on the way? And what am I to do if the answer is no?',
      ),
    },
    {
      blockType: 'code',
      language: 'text',
      filename: 'kade.example.zone',
      code: records,
      caption: t(
        'SPF, DKIM en DMARC, in de volgorde van de vragen. We beginnen met p=none en lezen een maand mee.',
        'SPF, DKIM and DMARC, in the order of the questions. We begin with p=none and read along for a month.',
      ),
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat het blok doet', 'What the block does'),
      items: [
        {
          title: t('Eén sjabloon, twee talen', 'One template, two languages'),
          text: t(
            'De tekst staat in het beheer, de vorm in code. Elk bericht heeft ook een versie in kale letters; sommige mensen lezen die, en elk filter.',
            'The words are in the admin, the form in code. Each message has a plain-text version too; some people read it, and every filter does.',
          ),
        },
        {
          title: t('Een wachtrij in de database', 'A queue in the database'),
          text: t(
            'Het bericht wordt in dezelfde transactie bewaard als de gebeurtenis. Geen bestelling zonder bevestiging, geen bevestiging zonder bestelling.',
            'The message is stored in the same transaction as the event. No order without confirmation, no confirmation without an order.',
          ),
        },
        {
          title: t('Opnieuw, met geduld', 'Again, with patience'),
          text: t(
            'Een tijdelijke fout: na één, vijf en dertig minuten nog eens, tot een dag. Een blijvende fout zet het adres stil.',
            'A temporary error: once more after one, five and thirty minutes, up to a day. A permanent one rests the address.',
          ),
        },
        {
          title: t('Een logboek', 'A log'),
          text: t(
            'Per bericht: wanneer, waarheen, wat de ontvangende server zei. De inhoud wordt na dertig dagen gewist.',
            'Per message: when, where to, what the receiving server said. The contents are erased after thirty days.',
          ),
        },
      ],
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'subtle',
      heading: t('In getallen', 'In figures'),
      items: [
        fitting('email'),
        {
          value: t('30 dagen', '30 days'),
          label: t(
            'meelezen voordat DMARC op weigeren gaat',
            'of reading along before DMARC is set to reject',
          ),
        },
        {
          value: t('0 pixels', '0 pixels'),
          label: t('die verklappen of iemand het bericht opende', 'that tell whether somebody opened it'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: [
        {
          question: t('Kunnen we er een nieuwsbrief mee sturen?', 'Can we send a newsletter with it?'),
          answer: rich(
            'Tot een paar duizend adressen, met een afmeldknop die het mailprogramma zelf toont. Daarboven raden we een verzenddienst aan, gescheiden van uw facturen.',
            'Up to a few thousand addresses, with an unsubscribe button that the mail program itself shows. Beyond that we advise a mailing service, kept apart from your invoices.',
          ),
        },
        {
          question: t('Werkt het met onze eigen mailserver?', 'Does it work with our own mail server?'),
          answer: rich(
            'Ja. Het spreekt gewoon SMTP met TLS. U wisselt van aanbieder door vier instellingen te veranderen.',
            'Yes. It speaks plain SMTP with TLS. You change providers by changing four settings.',
          ),
        },
        {
          question: t('Hoe weten we of het aankomt?', 'How do we know it arrives?'),
          answer: rich(
            'Uit de rapporten die grote ontvangers dagelijks sturen (DMARC). Het blok leest ze en meldt alleen wat afwijkt: een vreemde server die uw naam gebruikt, of een eigen server die vergat te ondertekenen.',
            'From the reports that large recipients send daily (DMARC). The block reads them and tells only what is odd: a strange server using your name, or one of yours that forgot to sign.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Wat er het vaakst mee verstuurd wordt', 'What is sent with it most'),
      link: toPage('werkwijze-blocks-forms', t('Formulieren', 'Forms')),
    },
  ],
}

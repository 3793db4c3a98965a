import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

export const pdf: PageSeed = {
  key: 'werkwijze-blocks-pdf',
  title: t('PDF: papier dat over tien jaar nog opengaat', 'PDF: paper that still opens in ten years'),
  seo: {
    description: t(
      'Offertes, contracten en werkbonnen als PDF/A, uit dezelfde gegevens als het scherm. Toegankelijk, na te rekenen en klaar voor archief.',
      'Quotes, contracts and work slips as PDF/A, from the same data as the screen. Accessible, checkable and ready for the archive.',
    ),
    image: 'blueprint',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      image: image('blueprint'),
      kicker: t('Bouwblok PDF', 'Building block: PDF'),
      heading: t('Papier heeft geen versie twee', 'Paper has no version two'),
      intro: t(
        'Een scherm kunt u morgen verbeteren. Een offerte die de deur uit is, niet. Daarom wordt dit blok strenger getest dan de meeste.',
        'You can improve a screen tomorrow. A quote that has left the building, you cannot. So this block is tested harder than most.',
      ),
    },
    {
      blockType: 'steps',
      variant: 'stack',
      heading: t('Van record naar blad', 'From record to sheet'),
      items: [
        {
          moment: t('Eerst', 'First'),
          title: t('Bevriezen', 'Freezing'),
          text: t(
            'De gegevens worden vastgelegd zoals ze op dat moment zijn. Een prijs die morgen verandert, verandert de offerte van vandaag niet.',
            'The data is recorded as it is at that moment. A price that changes tomorrow does not change the quote of today.',
          ),
        },
        {
          moment: t('Dan', 'Then'),
          title: t('Zetten', 'Setting'),
          text: t(
            'Een sjabloon in HTML en CSS voor gedrukte bladen: marges, kopregels, geen tabelrij die over twee bladzijden breekt. Uw vormgever kan het lezen.',
            'A template in HTML and CSS for printed sheets: margins, running heads, no table row broken across two pages. Your designer can read it.',
          ),
        },
        {
          moment: t('Daarna', 'Next'),
          title: t('Keuren', 'Inspecting'),
          text: t(
            'Elk bestand gaat langs een PDF/A-keuring voordat het wordt opgeslagen. Een ontbrekende letter is een fout, geen blokje.',
            'Every file passes a PDF/A check before it is stored. A missing letter is an error, not a little box.',
          ),
        },
        {
          moment: t('Ten slotte', 'Finally'),
          title: t('Wegleggen', 'Filing'),
          text: t(
            'Met een vingerafdruk (SHA-256) erbij. Zo kunt u jaren later laten zien dat het blad niet veranderd is.',
            'With a fingerprint (SHA-256) beside it. That lets you show years later that the sheet has not changed.',
          ),
        },
      ],
    },
    {
      blockType: 'code',
      language: 'css',
      filename: 'quote.css',
      code: `@page {
  size: A4;
  margin: 24mm 18mm 28mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); }
}
thead { display: table-header-group; } /* repeated on every sheet */
tr, .total { break-inside: avoid; }`,
      caption: t(
        'Zo veel is nodig voor een tabel die netjes over bladzijden loopt.',
        'That much is needed for a table that runs neatly across pages.',
      ),
    },
    {
      blockType: 'richText',
      measure: 'reading',
      tone: 'subtle',
      heading: t('Welke norm, en waarom', 'Which standard, and why'),
      content: rich(
        '**PDF/A-2b** is de gewone keuze: alle lettertypen zitten in het bestand, er wordt niets van buiten geladen, en er kan geen script in. Zo blijft het leesbaar op een computer die nog gebouwd moet worden.\n\n**PDF/A-3** mag daarnaast een bijlage dragen. Dat gebruiken we voor facturen: het blad is voor mensen, het XML-bestand erin voor het boekhoudpakket.\n\n**PDF/UA** gaat over wie niet kijkt maar luistert. Koppen, tabellen en leesvolgorde staan als structuur in het bestand. Dat komt goedkoop mee als het sjabloon van begin af aan uit echte koppen en tabellen bestaat, en is duur om achteraf te maken.',
        '**PDF/A-2b** is the ordinary choice: all typefaces are inside the file, nothing is loaded from elsewhere, and no script can be in it. So it stays readable on a computer that has yet to be built.\n\n**PDF/A-3** may carry an attachment as well. We use it for invoices: the sheet is for people, the XML file inside it for the accounting package.\n\n**PDF/UA** is about those who listen instead of look. Headings, tables and reading order are in the file as structure. That comes cheap when the template consists of real headings and tables from the start, and is costly to make afterwards.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      heading: t('In getallen', 'In figures'),
      items: [
        {
          value: t('0,6 seconde', '0.6 seconds'),
          label: t('voor een offerte van vier bladzijden', 'for a quote of four pages'),
          note: t('Op één kern, gemeten zonder wachtrij.', 'On one core, measured without a queue.'),
        },
        fitting('pdf'),
        {
          value: t('200 bladzijden', '200 pages'),
          label: t('de grens van één bestand', 'the limit of one file'),
          note: t('Daarboven knippen we het in delen.', 'Beyond that we cut it into parts.'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: [
        {
          question: t('Kan er een handtekening op?', 'Can it be signed?'),
          answer: rich(
            'Een verzegeling met een certificaat van uw bedrijf: ja. Ondertekening door een ander, met identiteitscontrole, laten we aan een dienst die daarvoor is aangewezen (eIDAS). Die koppelen we.',
            'A seal with your company’s certificate: yes. Signing by somebody else, with a check of identity, we leave to a service appointed for it (eIDAS). We connect it.',
          ),
        },
        {
          question: t('Mogen wij het sjabloon zelf aanpassen?', 'May we change the template ourselves?'),
          answer: rich(
            'De teksten wel, in het beheer. De opmaak staat in code, met een test die elk blad met dat van gisteren vergelijkt.',
            'The texts, yes, in the admin. The layout is in code, with a test that compares each sheet with yesterday’s.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Facturen? Dan hoort er nog een blok bij', 'Invoices? That takes one more block'),
      link: toPage('werkwijze-blocks-invoicing', t('Lees over facturen', 'Read about invoicing')),
    },
  ],
}

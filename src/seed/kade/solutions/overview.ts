import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { forms, whichForm } from './overview-forms'

export const overview: PageSeed = {
  key: 'oplossingen',
  title: t('Oplossingen', 'Solutions'),
  seo: {
    description: t(
      'Eerste versie, software als dienst, koppelingen, maatwerk of een webapplicatie: wat het is, hoe lang het duurt en wat het kost.',
      'A first version, software as a service, connections, custom software or a web application: what it is, how long it takes, what it costs.',
    ),
    image: 'axonometric',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Oplossingen', 'Solutions'),
      heading: t('Vijf manieren om te beginnen', 'Five ways to begin'),
      intro: t(
        'Het is steeds hetzelfde vak. Wat verschilt is hoeveel u al weet, wie het gaat gebruiken en wat er al staat.',
        'It is the same trade each time. What differs is how much you know already, who will use it and what is there.',
      ),
    },
    {
      blockType: 'cases',
      variant: 'index',
      heading: t('De vijf', 'The five'),
      items: forms,
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Naast elkaar', 'Side by side'),
      intro: t(
        'Bedragen zonder btw, met twee bouwers. De prijs staat vast na het tekenen, in week twee of drie.',
        'Amounts excluding VAT, with two builders. The price is fixed after the drawing, in week two or three.',
      ),
      options: [
        { name: t('U begint hier als', 'Begin here when') },
        { name: t('Duur', 'Time') },
        { name: t('Prijs', 'Price') },
      ],
      rows: whichForm,
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('De zesde manier', 'The sixth way'),
      content: rich(
        'Niets laten bouwen. Van de tien bedrijven die ons schrijven, sturen we er drie naar een pakket, en één naar een beter [formulier](page:werkwijze-blocks-forms).\n\nDat advies is gratis zolang het in een telefoongesprek past. Duurt het een week, dan betaalt u die week en krijgt u het vel papier mee.',
        'Have nothing built. Of every ten companies that write to us, we send three to a package, and one to a better [form](page:werkwijze-blocks-forms).\n\nThat advice is free as long as it fits in a telephone call. If it takes a week you pay for the week, and take the sheet of paper home.',
      ),
    },
    {
      blockType: 'faq',
      heading: t('Bij alle vijf hetzelfde', 'The same for all five'),
      items: [
        {
          question: t('Wat is er na afloop van ons?', 'What do we own afterwards?'),
          answer: rich(
            'Alles: de broncode met haar geschiedenis, de gegevens, de servers op uw naam, de tests, de handleiding. U kunt de dag erna met een ander verder.',
            'Everything: the source code with its history, the data, the servers in your name, the tests, the manual. You could go on with somebody else the day after.',
          ),
        },
        {
          question: t('Kunnen we klein beginnen en later groeien?', 'Can we begin small and grow later?'),
          answer: rich(
            'Ja. [Een eerste versie](page:oplossingen-minimum-viable-product) is bij ons geen wegwerpmodel: ze staat op hetzelfde fundament als de rest. Wat we weglaten, laten we weg in de breedte, niet in de diepte.',
            'Yes. [Our first versions](page:oplossingen-minimum-viable-product) are not throw-away models: they stand on the same foundation as everything else. What we leave out, we leave out in breadth, not in depth.',
          ),
        },
        {
          question: t('Waar draait het?', 'Where does it run?'),
          answer: rich(
            'In Nederland, op servers die u kunt aanwijzen, of bij u in de kast. Een gewone toepassing kost tussen €\u00a060 en €\u00a0250 per maand aan servers.',
            'In the Netherlands, on servers you can point at, or in your own cupboard. An ordinary application costs between €60 and €250 a month in servers.',
          ),
        },
        {
          question: t('Doen jullie ook het onderhoud?', 'Do you look after it, too?'),
          answer: rich(
            'Van wat we zelf gebouwd hebben, ja. Voor een vast bedrag per maand, meestal tussen €\u00a0600 en €\u00a01.800, opzegbaar per kwartaal.',
            'Of what we built ourselves, yes. For a fixed amount a month, mostly between €600 and €1,800, which you can end at any quarter.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Niet zeker welke van de vijf?', 'Not sure which of the five?'),
      text: t(
        'Dat hoeft u ook niet te weten. Schrijf op wat er niet werkt, dan noemen wij de vorm.',
        'You need not be. Write down what does not work, and we will name the form.',
      ),
      link: toPage('contact', t('Schrijf het op', 'Write it down')),
      tone: 'primary',
    },
  ],
}

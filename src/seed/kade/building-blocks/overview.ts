import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { comparisonRows } from './overview-comparison'
import { overviewQuestions } from './overview-questions'

export const overview: PageSeed = {
  key: 'werkwijze-blocks',
  title: t('Bouwblokken', 'Building blocks'),
  seo: {
    description: t(
      'Veertien stukken software die Kade niet opnieuw bouwt: van CMS tot facturen. Wat elk blok doet, wat het kost en waar het ophoudt.',
      'Fourteen pieces of software Kade does not build afresh, from CMS to invoicing. What each block does, what it costs and where it ends.',
    ),
    image: 'building-blocks',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      kicker: t('Bouwblokken', 'Building blocks'),
      heading: t('Veertien dingen die al bestaan', 'Fourteen things that already exist'),
      intro: t(
        'Een bouwblok draait al ergens, is daar getest en staat op papier. U betaalt voor het inpassen, niet voor het uitvinden.',
        'A building block already runs somewhere, has been tested there and is written down. You pay for fitting it, not for inventing it.',
      ),
      image: image('building-blocks'),
      caption: t(
        'Muur in verband, veertien stenen. Eén ligt los',
        'A bonded wall of fourteen. One lies loose',
      ),
      actions: [
        {
          link: toPage(
            'werkwijze-blocks-blocks-configurator',
            t('Stel uw blokken samen', 'Put your blocks together'),
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Wat een blok is', 'What a block is'),
      content: rich(
        'Elk bedrijf mailt, zoekt, bewaart bestanden en stuurt facturen. Dat deel is nergens bijzonder, en het is wel de helft van het werk.\n\nDie helft hebben wij liggen. Als broncode, niet als dienst: het blok gaat mee naar uw server en wordt van u. Wij hebben er geen knop meer op.',
        'Every company mails, searches, keeps files and sends invoices. That part is special nowhere, and yet it is half the work.\n\nWe have that half on the shelf. As source code, not as a service: the block moves to your server and becomes yours. We keep no switch on it.',
      ),
    },
    {
      blockType: 'blockCatalogue',
      heading: t('De muur', 'The wall'),
      intro: t(
        'Alle veertien, met wat ze doen, hoe lang inpassen duurt en welk ander blok ze nodig hebben.',
        'All fourteen: what they do, how long fitting takes and which other block they need.',
      ),
      selection: 'all',
    },
    {
      blockType: 'steps',
      variant: 'line',
      tone: 'subtle',
      heading: t('Hoe een blok in uw project komt', 'How a block gets into your project'),
      items: [
        {
          moment: t('Dag 1', 'Day 1'),
          title: t('Neerzetten', 'Placing'),
          text: t(
            'Het blok draait, met zijn eigen tests, kaal en grijs.',
            'The block runs, with its own tests, bare and grey.',
          ),
        },
        {
          moment: t('Dag 2 en 3', 'Days 2 and 3'),
          title: t('Namen geven', 'Naming'),
          text: t(
            'Wat bij u een dossier heet, heet ook in het blok een dossier.',
            'What you call a file is called a file inside the block as well.',
          ),
        },
        {
          moment: t('Tot de vrijdag', 'Until Friday'),
          title: t('Aansluiten', 'Connecting'),
          text: t(
            'Op uw gebruikers, uw rechten en uw huisstijl.',
            'To your users, your permissions and your house style.',
          ),
        },
        {
          moment: t('Vrijdag', 'Friday'),
          title: t('Proberen', 'Trying'),
          text: t(
            'U gebruikt het met uw eigen gegevens. Wat wringt, schrijven we op.',
            'You use it with your own data. Whatever chafes, we write down.',
          ),
        },
      ],
    },
    {
      blockType: 'comparison',
      heading: t('Blok, pakket of vanaf niets', 'Block, package or from nothing'),
      options: [
        { name: t('Pakket', 'Package') },
        { name: t('Bouwblok', 'Building block'), highlighted: true },
        { name: t('Vanaf niets', 'From nothing') },
      ],
      rows: comparisonRows,
    },
    {
      blockType: 'faq',
      heading: t('Vragen over blokken', 'Questions about blocks'),
      items: overviewQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Welke hebt u nodig?', 'Which do you need?'),
      text: t(
        'De samensteller telt weken en euro’s bij elkaar op, en zegt welk blok een ander meeneemt.',
        'The configurator adds up weeks and euros, and tells which block brings another along.',
      ),
      link: toPage('werkwijze-blocks-blocks-configurator', t('Naar de samensteller', 'To the configurator')),
      tone: 'primary',
    },
  ],
}

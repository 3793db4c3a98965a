import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

const hashing = `const visitor = createHmac('sha256', saltOfToday)
  .update([host, address, userAgent].join('\\n'))
  .digest('base64url')
// At midnight the salt is thrown away, and with it every way back.`

export const analytics: PageSeed = {
  key: 'werkwijze-blocks-anayltics',
  title: t('Statistiek: tellen zonder volgen', 'Analytics: counting without following'),
  seo: {
    description: t(
      'Bezoekcijfers zonder cookies en zonder profiel, gemeten op uw eigen server. Wat u dan weet, wat niet, en waarom dat meestal genoeg is.',
      'Visitor figures without cookies or profiles, measured on your own server. What you then know, what not, and why that mostly suffices.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Statistiek', 'Building block: Analytics'),
      heading: t('Tellen zonder volgen', 'Counting without following'),
      intro: t(
        'U wilt weten of het artikel gelezen wordt, niet door wie. Dat scheelt een leverancier.',
        'You want to know whether the article is read, not by whom. That saves you a supplier.',
      ),
    },
    {
      blockType: 'comparison',
      heading: t('Wat u weet', 'What you know'),
      intro: t(
        'Naast een gewone meetdienst, die de bezoeker dagen later herkent.',
        'Beside an ordinary measuring service, which recognises the visitor days later.',
      ),
      options: [
        { name: t('Meetdienst', 'Measuring service') },
        { name: t('Dit blok', 'This block'), highlighted: true },
      ],
      rows: [
        {
          label: t('Hoe vaak een pagina gelezen is', 'How often a page was read'),
          cells: [{ mark: 'yes' }, { mark: 'yes' }],
        },
        {
          label: t('Waar bezoekers vandaan komen', 'Where visitors come from'),
          cells: [{ mark: 'yes' }, { mark: 'yes', value: t('de verwijzende site', 'the referring site') }],
        },
        {
          label: t('Hoever er gelezen wordt', 'How far they read'),
          cells: [{ mark: 'yes' }, { mark: 'yes', value: t('in vier stappen', 'in four steps') }],
        },
        {
          label: t('Of iemand volgende week terugkomt', 'Whether somebody returns next week'),
          cells: [{ mark: 'yes' }, { mark: 'no' }],
        },
        {
          label: t('Wat iemand elders deed', 'What somebody did elsewhere'),
          cells: [{ mark: 'yes' }, { mark: 'no' }],
        },
        {
          label: t('Bezoekers die meting weigeren', 'Visitors who refuse to be measured'),
          cells: [
            { mark: 'no', value: t('ontbreken', 'are missing') },
            { mark: 'yes', value: t('tellen mee', 'are counted') },
          ],
        },
      ],
    },
    {
      blockType: 'code',
      language: 'typescript',
      filename: 'visitor.ts',
      tone: 'subtle',
      code: hashing,
      caption: t(
        'Twee bezoeken op één dag zijn één bezoeker. Morgen weet niemand dat meer, ook de server niet.',
        'Two visits on one day are one visitor. Tomorrow nobody knows, the server included.',
      ),
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Hoe het telt', 'How it counts'),
      content: rich(
        'De browser stuurt één klein bericht per pagina naar uw eigen domein. Er wordt niets op het apparaat bewaard en niets uitgelezen; dat is waar de cookieregels over gaan.\n\nRobots vallen eraf op naam en op gedrag. Wat overblijft, wordt per uur opgeteld; de losse regels verdwijnen na een dag. U houdt tellingen over, geen mensen.\n\nGebruikt u daarnaast een advertentienetwerk, dan komt dat achter de cookiekeuze te staan, los van dit blok. De gewone cijfers blijven dan kloppen, ook voor wie nee zegt.',
        'The browser sends one small message a page to your own domain. Nothing is stored on the device and nothing read from it; that is what the cookie rules are about.\n\nRobots drop out by name and by behaviour. What remains is added up by the hour; the single lines vanish after a day. You keep counts, not people.\n\nShould you use an advertising network besides, it goes behind the cookie choice, apart from this block. The plain figures then stay right, also for those who say no.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('In getallen', 'In figures'),
      items: [
        {
          value: t('0,7 kB', '0.7 kB'),
          label: t('script, na het laden van de pagina', 'of script, after the page has loaded'),
        },
        fitting('analytics'),
        {
          value: t('24 uur', '24 hours'),
          label: t(
            'bestaat een losse regel, dan alleen het totaal',
            'a single line exists, then only the total',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: [
        {
          question: t('Is er dan geen toestemming nodig?', 'So is no consent needed?'),
          answer: rich(
            'Voor deze telling naar ons oordeel niet: er wordt niets op het apparaat gezet of gelezen, en het gehashte adres bestaat hooguit een dag. Laat het toch uw eigen jurist lezen; de beschrijving ervoor zit erbij.',
            'For this count, in our judgement, no: nothing is put on the device or read from it, and the hashed address exists for a day at most. Have your own lawyer read it all the same; the description for that comes with it.',
          ),
        },
        {
          question: t('Kunnen we campagnes vergelijken?', 'Can we compare campaigns?'),
          answer: rich(
            'Ja. Geef elke campagne een eigen woord in het adres; het blok telt per woord hoeveel bezoeken een formulier opleverden. Binnen één dag, want verder reikt het geheugen niet.',
            'Yes. Give each campaign a word of its own in the address; the block counts by word how many visits led to a form. Within one day, for memory reaches no further.',
          ),
        },
        {
          question: t(
            'Waarom staat er een tikfout in het adres?',
            'Why is there a typing error in the address?',
          ),
          answer: rich(
            'Omdat er jaren geleden al naar gelinkt werd. Een adres dat werkt, verbeteren wij niet; het juiste adres verwijst ernaar door.',
            'Because it was linked to years ago. We do not correct an address that works; the right one redirects to it.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Cijfers om naar te handelen', 'Figures to act upon'),
      link: toPage('werkwijze-blocks-dashboards', t('Lees over dashboards', 'Read about dashboards')),
    },
  ],
}

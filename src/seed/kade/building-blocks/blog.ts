import { rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'
import { blogQuestions } from './questions'

export const blog: PageSeed = {
  key: 'werkwijze-blocks-blog',
  title: t('Blog: artikelen die de site overleven', 'Blog: articles that outlive the site'),
  seo: {
    description: t(
      'Een blog met schrijvers, rubrieken en een feed per taal. Adressen die nooit breken, planning tot op de minuut en geen vreemde scripts.',
      'A blog with authors, categories and a feed per language. Addresses that never break, scheduling to the minute, no foreign scripts.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Blog', 'Building block: Blog'),
      heading: t('Schrijven voor over vijf jaar', 'Writing for five years on'),
      intro: t(
        'Een goed artikel wordt na jaren nog gelinkt. De site eromheen is dan al twee keer verbouwd.',
        'A good article is still linked to years later. By then the site around it has been rebuilt twice.',
      ),
    },
    {
      blockType: 'columns',
      heading: t('Drie lezers', 'Three readers'),
      items: [
        {
          content: rich(
            '**De schrijver** krijgt een rustig veld, een voorvertoning op het echte ontwerp en een geschiedenis. Een artikel mag twee schrijvers hebben, of een redactie in plaats van een naam.',
            '**The writer** gets a quiet field, a preview in the real design and a history. An article may have two writers, or a desk instead of a name.',
          ),
        },
        {
          content: rich(
            '**De lezer** krijgt een regel van hoogstens zesenzestig tekens, een leestijd die klopt en onderaan iets wat erop aansluit. Geen venster dat om een e-mailadres vraagt.',
            '**The reader** gets a line of sixty-six characters at most, a reading time that is right, and at the end something that follows on. No window that asks for an e-mail address.',
          ),
        },
        {
          content: rich(
            '**De machine** krijgt RSS per taal, gestructureerde gegevens volgens schema.org en één vast adres per taal. Wie vertaalt, wordt niet met zijn eigen vertaling verward.',
            '**The machine** gets RSS per language, structured data by schema.org and one fixed address per language. Whoever translates is not mistaken for their own translation.',
          ),
        },
      ],
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Pagina of artikel?', 'Page or article?'),
      intro: t(
        'Met alleen het CMS kunt u ook schrijven. Het verschil zit in de tijd.',
        'You can write with the CMS alone. The difference is time.',
      ),
      options: [{ name: t('Pagina (CMS)', 'Page (CMS)') }, { name: t('Artikel (Blog)', 'Article (Blog)') }],
      rows: [
        {
          label: t('Verandert', 'Changes'),
          cells: [
            { value: t('zolang de pagina bestaat', 'as long as the page exists') },
            { value: t('zelden, en met een datum', 'rarely, and with a date') },
          ],
        },
        {
          label: t('Opbouw', 'Structure'),
          cells: [
            { value: t('secties in vrije volgorde', 'sections in any order') },
            { value: t('tekst, beeld, code en kop', 'text, image, code and heading') },
          ],
        },
        {
          label: t('Gevonden via', 'Found through'),
          cells: [
            { value: t('menu en zoekmachine', 'menu and search engine') },
            { value: t('lijst, rubriek, schrijver en feed', 'list, category, author and feed') },
          ],
        },
        {
          label: t('Adres', 'Address'),
          cells: [
            { value: t('volgt het menu', 'follows the menu') },
            { value: t('ligt vast vanaf publicatie', 'is fixed from publication') },
          ],
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Wat er besloten is', 'What has been decided'),
      content: rich(
        'Een artikeladres mag meer delen hebben, zoals `2026/voorjaar/boezem`. Elk adres is een rij in dezelfde tabel als die van de pagina’s in het [CMS](page:werkwijze-blocks-cms), met één unieke index over allebei. Een artikel kan dus nooit stilletjes een pagina verdringen.\n\nWie publiceert, ververst precies wat ervan afhangt: het artikel, de lijsten waar het in staat en de feed. De rest van de site blijft uit de cache komen.\n\nReacties zitten er niet in. Ze vragen dagelijks toezicht, en een e-mailadres onder het stuk levert betere brieven op.',
        'An article’s address may have several parts, such as `2026/spring/polder`. Every address is a row in the same table as those of pages in the [CMS](page:werkwijze-blocks-cms), with one unique index across both. So an article can never quietly push a page aside.\n\nPublishing refreshes exactly what depends on it: the article, the lists it stands in and the feed. The rest of the site keeps coming from the cache.\n\nComments are not included. They take daily supervision, and an e-mail address below the piece brings better letters.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('In getallen', 'In figures'),
      items: [
        fitting('blog'),
        {
          value: t('1 minuut', '1 minute'),
          label: t('speling op een geplande publicatie', 'of tolerance on a scheduled publication'),
        },
        {
          value: t('0 kB', '0 kB'),
          label: t('JavaScript om code te kleuren', 'of JavaScript to colour code'),
          note: t('Dat gebeurt op de server, één keer.', 'It is done on the server, once.'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen van redacties', 'Questions from editors'),
      items: blogQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Ons eigen blog draait erop', 'Our own blog runs on it'),
      text: t(
        'Lees er een, en kijk daarna naar de bron van de bladzijde.',
        'Read one, and then look at the source of the page.',
      ),
      link: toPage('blog', t('Naar het blog', 'To the blog')),
      tone: 'primary',
    },
  ],
}

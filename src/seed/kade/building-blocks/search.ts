import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'
import { searchQuestions } from './search-questions'

const query = `select title, ts_headline('dutch', body, query) as sentence
from documents, websearch_to_tsquery('dutch', $1) query
where search @@ query and tenant_id = $2
order by ts_rank(search, query) desc
limit 20;`

export const search: PageSeed = {
  key: 'werkwijze-blocks-search',
  title: t('Zoeken: één veld dat het dossier vindt', 'Search: one field that finds the file'),
  seo: {
    description: t(
      'Zoeken in uw eigen gegevens met Postgres: Nederlandse woordstammen, tikfouten en rechten per regel. Zonder aparte zoekserver.',
      'Search your own data with Postgres: word stems in two languages, typing errors and permissions per row. No separate search server.',
    ),
    image: 'case-legentic',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Zoeken', 'Building block: Search'),
      heading: t('Vinden wat u zelf hebt opgeborgen', 'Finding what you put away yourself'),
      intro: t(
        'De meeste bedrijven hebben geen zoekmachine nodig, maar een database die haar eigen inhoud kent.',
        'Most companies do not need a search engine, but a database that knows its own contents.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      ratio: 'original',
      heading: t('Eerst Postgres', 'Postgres first'),
      content: rich(
        'Uw gegevens staan al in Postgres, en Postgres kan zoeken. Geen tweede opslag die achterloopt, geen tweede stel rechten, geen tweede ding dat ’s nachts kan omvallen.\n\nEen zoekserver komt pas in beeld boven een paar miljoen stukken, of als u wilt filteren op twintig kenmerken tegelijk. Dan zeggen we dat, en wisselen we alleen de achterkant.',
        'Your data is in Postgres already, and Postgres can search. No second store that lags behind, no second set of permissions, no second thing that can fall over at night.\n\nA search server comes into view above a few million documents, or when you want to filter by twenty properties at once. Then we say so, and change only what is behind it.',
      ),
      link: toPage('projecten-legentic', t('Legentic bekijken', 'See Legentic')),
      image: image('case-legentic'),
      caption: t(
        'Legentic: anderhalfduizend stukken, één veld',
        'Legentic: fifteen hundred documents, one field',
      ),
    },
    {
      blockType: 'code',
      language: 'sql',
      filename: 'search.sql',
      code: query,
      caption: t(
        'Het hele idee in vijf regels. De rest van het blok zijn woordenlijsten, rechten en tests.',
        'The whole idea in five lines. The rest of the block is word lists, permissions and tests.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      tone: 'subtle',
      heading: t('Wat er in zit', 'What is inside'),
      items: [
        {
          title: t('Woordstammen', 'Word stems'),
          text: t(
            'Opzeggen vindt ook opzegging en opgezegd, per taal. Postgres heeft er het woordenboek voor; wij vullen het aan met uw vaktaal.',
            'Cancel finds cancelled and cancellation too, per language. Postgres has the dictionary; we add the terms of your trade.',
          ),
        },
        {
          title: t('Samenstellingen', 'Compounds'),
          text: t(
            'Het Nederlands plakt woorden aaneen. Wie huur zoekt, wil ook kantoorhuur vinden. Een lijst van delen splitst ze.',
            'Dutch glues words together. Whoever looks for huur wants kantoorhuur as well. A list of parts splits them.',
          ),
        },
        {
          title: t('Tikfouten', 'Typing errors'),
          text: t(
            'Drie letters op rij vergelijken (trigrammen) vindt Jansen bij Janssen. Pas als het gewone zoeken niets oplevert.',
            'Comparing three letters at a time (trigrams) finds Jansen beside Janssen. Only when plain search finds nothing.',
          ),
        },
        {
          title: t('Rechten', 'Permissions'),
          text: t(
            'Dezelfde regels als in de rest van het systeem, in dezelfde query. Wat u niet mag openen, telt ook niet mee in het aantal.',
            'The same rules as everywhere in the system, in the same query. What you may not open is not in the count either.',
          ),
        },
        {
          title: t('Volgorde', 'Order'),
          text: t(
            'Titel boven tekst, nieuw boven oud. De gewichten staan in één tabel en u kunt ze verzetten.',
            'Title above text, new above old. The weights stand in one table and you can shift them.',
          ),
        },
        {
          title: t('Vindplaats', 'The place'),
          text: t(
            'Niet alleen welk stuk, maar welke zin. Met de gezochte woorden gemarkeerd.',
            'Not only which document, but which sentence. With the words you sought marked.',
          ),
        },
      ],
    },
    {
      blockType: 'stats',
      variant: 'leading',
      heading: t('Gemeten', 'Measured'),
      items: [
        {
          value: t('40 ms', '40 ms'),
          label: t('voor een zoekvraag in 300.000 stukken', 'for a query in 300,000 documents'),
          note: t('GIN-index, twee kernen, 4 GB geheugen.', 'GIN index, two cores, 4 GB of memory.'),
        },
        fitting('search'),
        {
          value: t('0 servers', '0 servers'),
          label: t('erbij, naast de database die u hebt', 'added to the database you have'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: searchQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Noem drie dingen die u niet terugvindt', 'Name three things you cannot find'),
      text: t(
        'We zeggen binnen twee dagen of dit blok ze had gevonden.',
        'Within two days we tell you whether this block would have found them.',
      ),
      link: toPage('contact', t('Noem ze', 'Name them')),
      tone: 'primary',
    },
  ],
}

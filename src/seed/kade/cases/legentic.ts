import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { decisions, fromBoxToSentence, measured } from './legentic-story'
import { related } from './related'

export const legentic: PageSeed = {
  key: 'projecten-legentic',
  paths: t('/projecten/legentic', '/cases/legentic'),
  title: t('Legentic, zoeken in een eigen archief', 'Legentic, searching one’s own archive'),
  seo: {
    description: t(
      'Anderhalfduizend juridische stukken en één zoekveld. Waarom dit systeem geen antwoorden schrijft, maar de juiste zin aanwijst.',
      'Fifteen hundred legal documents and one search field. Why the system writes no answers, but points at the sentence instead.',
    ),
    image: 'case-legentic',
  },
  blocks: [
    {
      blockType: 'caseHeader',
      heading: t('Legentic', 'Legentic'),
      summary: t(
        'Anderhalfduizend stukken en één zoekveld. Wie een termijn zoekt, krijgt het dossier, het artikel en de zin waar het om gaat.',
        'Fifteen hundred documents and one search field. Look for a notice period and you get the file, the article and the sentence that matters.',
      ),
      image: image('case-legentic'),
      sector: t('Juridisch archief', 'Legal archive'),
      year: '2025',
      duration: t('12 weken', '12 weeks'),
      facts: [
        {
          label: t('Stukken', 'Documents'),
          value: t('1.571, waarvan 871 brieven', '1,571, of which 871 letters'),
        },
        { label: t('Zoeken duurt', 'A search takes'), value: t('0,08 seconde', '0.08 seconds') },
        {
          label: t('Draait op', 'Runs on'),
          value: t('Eén eigen server, zonder internet', 'One server of their own, offline'),
        },
        {
          label: t('Gebouwd met', 'Built with'),
          value: t('PostgreSQL, TypeScript, Tesseract', 'PostgreSQL, TypeScript, Tesseract'),
        },
        { label: t('Bouwers', 'Builders'), value: t('2', '2') },
      ],
    },
    {
      blockType: 'quote',
      tone: 'inverse',
      text: t(
        'Een zoekmachine die zich vergist, moet laten zien waarmee.',
        'A search engine that is mistaken must show what misled it.',
      ),
      source: t('Kade', 'Kade'),
      detail: t('Aantekening uit week 2', 'Note from week 2'),
    },
    {
      blockType: 'columns',
      heading: t('De map heette “oud”', 'The folder was called “old”'),
      items: [
        {
          content: rich(
            '**De vraag.** Een praktijk met dertig jaar dossiers zocht in vijf mappen, twee kasten en het geheugen van één secretaresse. Wie wilde weten hoe een termijn eerder was afgesproken, was gemiddeld vijftig minuten kwijt. Of hij zocht niet, en schreef hem opnieuw.',
            '**The question.** A practice with thirty years of files searched five folders, two cabinets and the memory of one secretary. To learn how a notice period had been agreed before took fifty minutes on average. Or one did not look, and wrote it afresh.',
          ),
        },
        {
          content: rich(
            '**Wat men eerst had gekocht.** Een dienst die vragen beantwoordt in hele zinnen. De zinnen waren goed Nederlands. Eén op de negen klopte niet, en het was niet te zien welke. Bovendien gingen de dossiers ervoor het gebouw uit.',
            '**What they had bought first.** A service that answers questions in whole sentences. The sentences were well written. One in nine was wrong, and there was no telling which. Besides, the files had to leave the building for it.',
          ),
        },
      ],
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Drie manieren van zoeken', 'Three ways of searching'),
      intro: t(
        'Gemeten met 120 vragen, opgesteld door de mensen die het archief kennen, voordat wij één regel schreven.',
        'Measured with 120 questions, set by the people who know the archive, before we wrote a single line.',
      ),
      options: [
        { name: t('Op woorden', 'By words') },
        { name: t('Op betekenis', 'By meaning') },
        { name: t('Samen', 'Both'), highlighted: true },
      ],
      rows: measured,
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Van doos naar zin', 'From box to sentence'),
      items: fromBoxToSentence,
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat we kozen', 'What we chose'),
      items: decisions,
    },
    {
      blockType: 'richText',
      measure: 'reading',
      tone: 'subtle',
      heading: t('Waar het wrong', 'Where it chafed'),
      content: rich(
        'De tweede versie van [ons zoekblok](page:werkwijze-blocks-search) vond te veel. Opzegging en ontbinding betekenen in het dagelijks leven hetzelfde, en in het recht niet. Het taalmodel gooide ze op één hoop. We hebben toen een lijst gemaakt van woorden die nooit als gelijk mogen gelden. Er staan er 64 paren op. De praktijk onderhoudt haar zelf.\n\nDe kantlijnen hebben we onderschat. Bij 140 stukken staan aantekeningen in pen, en juist daar staat soms waarom iets werd afgesproken. Handschrift lezen we niet: de proef daarmee haalde geen zestig procent. Zulke stukken dragen nu het woord “kantlijn”, zodat iemand weet dat hij de scan moet openen.\n\nEn één wens hebben we afgeraden. Zelf laten schrijven, op basis van het archief, kan. Maar wie de bron niet leest, weet niet wat hij ondertekent.',
        'The second version of [our search block](page:werkwijze-blocks-search) found too much. In daily life, giving notice and rescinding come to the same thing; in law they do not. The language model put them in one heap. So we made a list of words that must never count as equal. It holds 64 pairs. The practice keeps it up to date itself.\n\nWe underestimated the margins. In 140 documents there are notes in pen, and those are sometimes the very place where one learns why something was agreed. We do not read handwriting: our trial stayed below sixty per cent. Such documents now carry the word “margin”, so that somebody knows to open the scan.\n\nAnd one wish we advised against. The archive could be made to write by itself. But whoever does not read the source does not know what he is signing.',
      ),
    },
    related('tenants', 'sedeco-imaging'),
    {
      blockType: 'callToAction',
      heading: t('Wat staat er bij u in de map “oud”?', 'What is in your folder called “old”?'),
      text: t(
        'Geef ons honderd stukken en twintig vragen. Na een week weet u of het bij u ook werkt.',
        'Give us a hundred documents and twenty questions. After a week you will know whether it works for you.',
      ),
      link: toPage('contact', t('Begin met honderd stukken', 'Begin with a hundred')),
      tone: 'primary',
    },
  ],
}

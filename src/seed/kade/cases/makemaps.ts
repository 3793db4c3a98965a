import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { decisions, fourDays } from './makemaps-story'
import { related } from './related'

export const makemaps: PageSeed = {
  key: 'projecten-makemaps',
  paths: t('/projecten/makemaps', '/cases/makemaps'),
  title: t('makemaps, kaarten tekenen in de browser', 'makemaps, drawing maps in the browser'),
  seo: {
    description: t(
      'Een tekenprogramma waarin een wandelroute aan de straat blijft plakken en de drukproef in één keer goed is. Van elf dagen naar vier.',
      'A drawing program in which a walking route sticks to its street and the printer’s proof is right first time. From eleven days to four.',
    ),
    image: 'case-makemaps',
  },
  blocks: [
    {
      blockType: 'caseHeader',
      heading: t('makemaps', 'makemaps'),
      summary: t(
        'Een kaart tekenen zoals een kaartmaker dat doet: in lagen, met lijnen die aan de straat blijven plakken. Aan het eind komt er een drukproef uit die klopt.',
        'Drawing a map the way a mapmaker does: in layers, with lines that stick to the street. Out comes a proof the printer can use.',
      ),
      image: image('case-makemaps'),
      sector: t('Kaarten en drukwerk', 'Maps and print'),
      year: '2023',
      duration: t('16 weken', '16 weeks'),
      facts: [
        { label: t('Gebruikers', 'Users'), value: t('5 kaartmakers', '5 mapmakers') },
        { label: t('Bouwers', 'Builders'), value: t('3', '3') },
        { label: t('Levert', 'Delivers'), value: t('PDF/X in CMYK, SVG', 'PDF/X in CMYK, SVG') },
        {
          label: t('Gebouwd met', 'Built with'),
          value: t('TypeScript, Canvas, PostGIS', 'TypeScript, Canvas, PostGIS'),
        },
        { label: t('In gebruik sinds', 'In use since'), value: t('oktober 2023', 'October 2023') },
      ],
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      heading: t('Een lijn die niet weet dat ze een straat is', 'A line that does not know it is a street'),
      content: rich(
        'De kaarten werden getekend in een algemeen tekenprogramma. Dat kan alles, behalve weten wat het tekent. Werd er een straat verlegd, dan moest de route mee, en de halte, en het nummer bij de halte. Met de hand, op elk blad waar die straat op stond.\n\nEen wandelkaart op A2 kostte zo elf werkdagen. Vijf daarvan gingen op aan verplaatsen.',
        'The maps were drawn in a general drawing program. It can do anything except know what it draws. When a street was moved, the route had to follow, and the stop, and the number at the stop. By hand, on every sheet that street was on.\n\nA walking map at A2 took eleven working days that way. Five of those went on shifting things.',
      ),
      link: toPage('oplossingen-maatwerk-software', t('Wanneer maatwerk loont', 'When custom software pays')),
      image: image('canal-plan'),
      caption: t('De ondergrond, voordat er iets op staat', 'The base, before anything stands on it'),
      ratio: 'original',
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      tone: 'subtle',
      heading: t('Hoe het tekent', 'How it draws'),
      items: decisions,
    },
    {
      blockType: 'timeline',
      heading: t('Een wandelkaart in vier dagen', 'A walking map in four days'),
      intro: t(
        'Het eerste blad dat helemaal met makemaps is gemaakt: A2, acht haltes, 7,4 kilometer.',
        'The first sheet made with makemaps from start to finish: A2, eight stops, 7.4 kilometres.',
      ),
      items: fourDays,
    },
    {
      blockType: 'quote',
      text: t('Weglaten is ook tekenen.', 'Leaving out is drawing, too.'),
      source: t('Kade', 'Kade'),
      detail: t('Op de muur, week 5', 'On the wall, week 5'),
      image: image('raster'),
    },
    {
      blockType: 'richText',
      measure: 'columns',
      heading: t('Waar we ons op verkeken', 'What we misjudged'),
      content: rich(
        '**De browser.** We begonnen met SVG, omdat elke lijn dan een ding is dat u kunt aanraken. Met de 2.406 gebouwen van een binnenstad ging dat goed. Met de 60.000 van een gemeente niet: elke beweging duurde een halve seconde. In week zeven zijn we overgestapt op Canvas. Dat kostte twee weken, en die waren voor ons.\n\n**Zwart.** De eerste drukproef kwam terug. Alle tekst stond in vier inkten over elkaar, en op zulk papier wordt dat een wollige rand. Een scherm laat dat niet zien. Nu keurt [de export](page:werkwijze-blocks-pdf) elf dingen voordat hij iets aflevert: overdruk van zwart, totale inkt, de dunste lijn, ingesloten lettertypen. Sinds die versie is er geen proef meer teruggekomen.\n\n**Samen tekenen** hebben we aangeboden en niet gebouwd. Vijf kaartmakers wilden juist dat er niemand aan hun blad zat. Er is een slot, en een naam erop.',
        '**The browser.** We began with SVG, because then every line is a thing one can touch. With the 2,406 buildings of an old town that went well. With the 60,000 of a municipality it did not: every movement took half a second. In week seven we moved to Canvas. It took two weeks, and those were ours.\n\n**Black.** The first proof came back. All the text was printed in four inks on top of each other, which on that paper gives a woolly edge. No screen will show it. Now [the export](page:werkwijze-blocks-pdf) checks eleven things before it delivers: black overprint, total ink, the thinnest line, embedded fonts. Since that version no proof has come back.\n\n**Drawing together** we offered and did not build. What five mapmakers wanted was precisely that nobody touched their sheet. There is a lock, with a name on it.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'subtle',
      heading: t('Na een jaar', 'After a year'),
      items: [
        {
          value: t('4 dagen', '4 days'),
          label: t('voor een wandelkaart op A2', 'for a walking map at A2'),
          note: t('Was elf. Mediaan van 22 bladen.', 'Was eleven. Median of 22 sheets.'),
        },
        {
          value: t('12 ms', '12 ms'),
          label: t('per beeld, met 60.000 gebouwen', 'a frame, with 60,000 buildings'),
          note: t('Op een laptop van vier jaar oud.', 'On a laptop four years old.'),
        },
        {
          value: t('0 drukproeven', '0 proofs'),
          label: t('teruggekomen van de drukker', 'sent back by the printer'),
          note: t('Sinds de keuring in de export zit.', 'Since the checks moved into the export.'),
        },
      ],
    },
    related('sedeco-imaging', '3os'),
    {
      blockType: 'callToAction',
      heading: t('Past uw vak niet in een algemeen programma?', 'Does your trade not fit a general program?'),
      text: t(
        'Laat ons zien wat u vijf keer per dag verplaatst. Daar begint het meestal.',
        'Show us what you shift five times a day. That is where it usually begins.',
      ),
      link: toPage('contact', t('Laat het zien', 'Show us')),
      tone: 'primary',
    },
  ],
}

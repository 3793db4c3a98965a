import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { beforeAndAfter, decisions, rentSum } from './tenants-story'
import { related } from './related'

export const tenants: PageSeed = {
  key: 'projecten-tenants',
  paths: t('/projecten/tenants', '/cases/tenants'),
  title: t('tenants, huuradministratie op maat', 'tenants, a lease administration'),
  seo: {
    description: t(
      'Een huuradministratie die elke verhoging voorrekent: 184 contracten, zes tabbladen minder en 23 fouten die niemand had gezien.',
      'A lease administration that shows its sums: 184 leases, six spreadsheets fewer, and 23 errors that nobody had seen before.',
    ),
    image: 'case-tenants',
  },
  blocks: [
    {
      blockType: 'caseHeader',
      heading: t('tenants', 'tenants'),
      summary: t(
        'Contracten, indexatie en onderhoud voor een beheerder met elf eigenaren en te veel spreadsheets. Het systeem rekent elke huurverhoging uit, en laat zien hoe.',
        'Leases, indexation and repairs for a manager with eleven owners and too many spreadsheets. The system works out every rent increase, and shows its sums.',
      ),
      image: image('case-tenants'),
      sector: t('Vastgoedbeheer', 'Property management'),
      year: '2024',
      duration: t('11 weken', '11 weeks'),
      facts: [
        { label: t('Contracten', 'Leases'), value: t('184', '184') },
        {
          label: t('Gebruikers', 'Users'),
          value: t('6, en elke huurder met een link', '6, and any tenant with a link'),
        },
        { label: t('Bouwers', 'Builders'), value: t('2', '2') },
        {
          label: t('Koppelingen', 'Connections'),
          value: t('Bank (CAMT.053), boekhouding, sms', 'Bank (CAMT.053), accounts, text messages'),
        },
        {
          label: t('Gebouwd met', 'Built with'),
          value: t('TypeScript, PostgreSQL', 'TypeScript, PostgreSQL'),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Zes tabbladen en een agenda', 'Six sheets and a diary'),
      content: rich(
        'Er was een tabblad per soort: woningen, winkels, kantoren, horeca, opslag, en een zesde dat “overig” heette. Wanneer een contract aan de beurt was voor indexatie, stond in een papieren agenda.\n\nDat ging goed zolang één iemand alles wist. Toen die iemand drie weken ziek was, gingen er elf brieven te laat de deur uit. Een te late brief is een maand huur waar u niet meer om kunt vragen.\n\nDe vraag was een programma met een herinnering. Na een week meekijken bleek de herinnering het probleem niet. Het probleem was dat niemand kon narekenen waar een bedrag vandaan kwam.',
        'There was a sheet for each kind: homes, shops, offices, restaurants, storage, and a sixth called “other”. When a lease was due for indexation was written in a paper diary.\n\nThat worked as long as one person knew everything. When that person was ill for three weeks, eleven letters went out late. A late letter is a month of rent one can no longer ask for.\n\nThe request was a program with a reminder. After a week of watching, the reminder turned out not to be the problem. The problem was that nobody could check where an amount came from.',
      ),
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Eerst en nu', 'Then and now'),
      intro: t(
        'Geteld in de week dat we meekeken, en een jaar later opnieuw.',
        'Counted in the week we watched, and again a year later.',
      ),
      options: [
        { name: t('Spreadsheets', 'Spreadsheets') },
        { name: t('tenants', 'tenants'), highlighted: true },
      ],
      rows: beforeAndAfter,
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'two',
      heading: t('Waar we over hadden kunnen struikelen', 'What we might have tripped over'),
      items: decisions,
    },
    {
      blockType: 'code',
      language: 'typescript',
      filename: 'index-rent.test.ts',
      code: rentSum,
      caption: t(
        'De som achter één huurverhoging, met verzonnen indexcijfers. Dezelfde regels staan op de brief aan de huurder.',
        'The sum behind one rent increase, with invented index figures. The same lines stand in the letter to the tenant.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      heading: t('Gevonden bij het overzetten', 'Found while moving over'),
      items: [
        {
          value: t('23 contracten', '23 leases'),
          label: t('met een huur die niet klopte', 'with a rent that was wrong'),
          note: t(
            'Zeventien te laag, zes te hoog. De zes huurders kregen geld terug, met de berekening erbij.',
            'Seventeen too low, six too high. The six tenants were paid back, with the calculation enclosed.',
          ),
        },
        {
          value: t('20 min', '20 min'),
          label: t('voor de indexatiebrieven van een maand', 'for a month’s indexation letters'),
        },
        {
          value: t('1,3 dag', '1.3 days'),
          label: t('van melding tot afspraak, mediaan', 'from report to appointment, median'),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'columns',
      tone: 'subtle',
      heading: t('Wat tegenviel, en wat er niet is', 'What was harder, and what is not there'),
      content: rich(
        '**Overzetten** zou een week duren en duurde er drie. Van de 184 contracten was bij 23 niet te zeggen welke huur de juiste was, en dan moet iemand het dossier lezen. De prijs stond vast; die twee weken waren voor ons.\n\n**Een huurdersportaal** stond op de eerste lijst. We vroegen het aan huurders. Negen van de 184 wilden een account. De rest wilde een lekkende kraan melden zonder wachtwoord. Nu gaat dat met [een formulier](page:werkwijze-blocks-forms), drie foto’s en een stip op de plattegrond.\n\n**Een grootboek** hebben we niet gebouwd. Het scherm dat zo heet, leest via [een koppeling](page:oplossingen-api-koppelingen) mee in het pakket van de accountant.',
        '**Moving over** was to take one week and took three. For 23 of the 184 leases nobody could say which rent was right, and then somebody has to read the file. The price was fixed; those two weeks were ours.\n\n**A tenants’ portal** was on the first list. We asked tenants. Nine of the 184 wanted an account. The others wanted to report a dripping tap without a password. Now they do so with [a form](page:werkwijze-blocks-forms), three pictures and a dot on the floor plan.\n\n**A ledger** we did not build. The screen of that name reads along in the accountant’s package, through [a connection](page:oplossingen-api-koppelingen).',
      ),
    },
    related('legentic', 'gespotenpanelen'),
    {
      blockType: 'callToAction',
      heading: t('Kunt u elk bedrag narekenen?', 'Can you check every amount?'),
      text: t(
        'Stuur ons één berekening waar u niet zeker van bent. We sturen haar terug met de stappen erbij, of met de vraag die ontbreekt.',
        'Send us one calculation you are not sure of. We will return it with its steps, or with the question that is missing.',
      ),
      link: toPage('contact', t('Stuur een berekening', 'Send a calculation')),
      tone: 'primary',
    },
  ],
}

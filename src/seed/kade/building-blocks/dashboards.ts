import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'
import { dashboardsQuestions } from './questions'

export const dashboards: PageSeed = {
  key: 'werkwijze-blocks-dashboards',
  title: t('Dashboards: weinig cijfers, die kloppen', 'Dashboards: few figures, all of them right'),
  seo: {
    description: t(
      'Een scherm met vijf cijfers waar iemand iets mee doet. Elk met een definitie, een bron, een tijdstip en een naam eronder.',
      'A screen with five figures that somebody acts upon. Each with a definition, a source, a time and an owner written below it.',
    ),
    image: 'case-3os',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      image: image('case-3os'),
      caption: t(
        '3os: de dag van zes ploegen, op drie meter leesbaar',
        '3os: the day of six crews, legible at three metres',
      ),
      kicker: t('Bouwblok Dashboards', 'Building block: Dashboards'),
      heading: t('Vijf cijfers is veel', 'Five figures is a lot'),
      intro: t(
        'Bij elk cijfer vragen we wat u doet als het morgen verdubbelt. Geen antwoord, geen plek op het scherm.',
        'For each figure we ask what you do if it doubles tomorrow. No answer, no place on the screen.',
      ),
      actions: [{ link: toPage('projecten-3os', t('3os bekijken', 'See 3os')) }],
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Een cijfer is een afspraak', 'A figure is an agreement'),
      content: rich(
        'Vraag drie afdelingen hoeveel opdrachten er openstaan, en u krijgt drie getallen. Alle drie juist: met of zonder wachtende, per begin van de dag of van nu.\n\nDaarom begint dit blok met woorden. Per cijfer één zin die zegt wat meetelt, één die zegt wat niet, en de naam van wie erover gaat. Die zinnen staan op het scherm, achter het cijfer, voor iedereen.',
        'Ask three departments how many jobs are open and you get three numbers. All three right: with or without those waiting, as of this morning or of now.\n\nSo this block begins with words. For each figure one sentence that says what counts, one that says what does not, and who is in charge of it. Those sentences stand on the screen, behind the figure, for everyone.',
      ),
    },
    {
      blockType: 'code',
      language: 'sql',
      filename: 'open-jobs.sql',
      tone: 'subtle',
      code: `-- Open: accepted, not finished, not waiting for the customer. Owner: planning.
create materialized view open_jobs as
select crew_id, count(*) as jobs, min(promised_on) as oldest, now() as computed_at
from jobs
where accepted_at is not null and finished_at is null and waiting_for is distinct from 'customer'
group by crew_id;`,
      caption: t(
        'De afspraak staat boven de query. Wie de ene verandert, ziet de andere staan.',
        'The agreement stands above the query. Whoever changes the one sees the other.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Wat het blok doet', 'What the block does'),
      items: [
        {
          title: t('Zegt hoe oud het is', 'Says how old it is'),
          text: t(
            'Elk cijfer draagt het tijdstip van berekening. Wordt het ouder dan afgesproken, dan verbleekt het.',
            'Each figure carries the time it was computed. Older than agreed, and it fades.',
          ),
        },
        {
          title: t('Laat zien waaruit', 'Shows what is behind it'),
          text: t(
            'Klik op 37 en u krijgt de 37 opdrachten, niet een grafiek ervan.',
            'Click 37 and you get the 37 jobs, not a chart of them.',
          ),
        },
        {
          title: t('Vergelijkt eerlijk', 'Compares fairly'),
          text: t(
            'Een halve maand naast een halve maand. De as begint bij nul, tenzij erbij staat waarom niet.',
            'Half a month beside half a month. The axis begins at nought, unless it says why not.',
          ),
        },
        {
          title: t('Kent rechten', 'Knows permissions'),
          text: t(
            'Een ploegleider ziet zijn ploeg. Een totaal waaruit één persoon af te leiden is, blijft leeg.',
            'A foreman sees his crew. A total from which one person could be inferred stays empty.',
          ),
        },
        {
          title: t('Werkt zonder kleur', 'Works without colour'),
          text: t(
            'Eén op de twaalf mannen ziet rood en groen niet uiteen. Vorm en woord zeggen hetzelfde.',
            'One man in twelve cannot tell red from green. Shape and word say the same.',
          ),
        },
        {
          title: t('Gaat mee naar buiten', 'Can be taken out'),
          text: t(
            'Elk cijfer als CSV en als adres, zodat uw rekenblad het kan ophalen.',
            'Every figure as CSV and at an address, so that your spreadsheet can fetch it.',
          ),
        },
      ],
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'inverse',
      heading: t('In getallen', 'In figures'),
      items: [
        {
          value: t('300 ms', '300 ms'),
          label: t('tot alle cijfers er staan', 'until all figures are there'),
          note: t('Omdat ze al uitgerekend zijn.', 'Because they have been computed already.'),
        },
        fitting('dashboards'),
        {
          value: t('5 cijfers', '5 figures'),
          label: t(
            'per scherm; een zesde vraagt om een tweede scherm',
            'a screen; a sixth asks for a second screen',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen bij het scherm', 'Questions before the screen'),
      items: dashboardsQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Welke vijf zijn de uwe?', 'Which five are yours?'),
      text: t(
        'Schrijf ze op, met wat u doet als ze verdubbelen. Dat blad is de helft van het werk.',
        'Write them down, with what you do if they double. That sheet is half the work.',
      ),
      link: toPage('contact', t('Stuur het blad', 'Send the sheet')),
      tone: 'primary',
    },
  ],
}

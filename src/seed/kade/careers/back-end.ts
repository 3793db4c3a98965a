import { rich, t, toPage, toUrl } from '@/blocks/draft'
import type { PageSeed } from '../../types'

const constraint = `alter table bookings add constraint no_double_booking
  exclude using gist (
    tenant_id with =,
    tstzrange(starts_at, ends_at) with &&
  )
  where (status = 'booked');`

export const backEnd: PageSeed = {
  key: 'vacatures-back-end',
  paths: t('/vacatures/back-end-ontwikkelaar', '/careers/back-end-engineer'),
  title: t('Back-end ontwikkelaar (TypeScript, Postgres)', 'Back-end engineer (TypeScript, Postgres)'),
  seo: {
    description: t(
      'Back-end ontwikkelaar in Utrecht: 32 tot 36 uur, €\u00a04.600 tot €\u00a06.200 per maand. TypeScript, Postgres en een klant die u zelf spreekt.',
      'Back-end engineer in Utrecht: 32 to 36 hours, €4,600 to €6,200 a month. TypeScript, Postgres and a customer you talk to yourself.',
    ),
    image: 'bricks',
  },
  blocks: [
    {
      blockType: 'vacancyHeader',
      heading: t('Back-end ontwikkelaar', 'Back-end engineer'),
      summary: t(
        'U bouwt de onderste verdieping: de tabellen, de afspraken en de tests waar al het andere op staat.',
        'You build the lower floor: the tables, the agreements and the tests that all the rest stands on.',
      ),
      employmentType: 'fullTime',
      hoursMin: 32,
      hoursMax: 36,
      salaryMin: 4600,
      salaryMax: 6200,
      location: t('Utrecht, Werfkade', 'Utrecht, Werfkade'),
      remote: 'partly',
      postedAt: '2026-11-02T00:00:00.000Z',
      apply: toUrl('mailto:werk@kade.example?subject=Back-end', t('Schrijf ons', 'Write to us')),
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Het werk', 'The work'),
      content: rich(
        'Een planner vertelt dat een ploeg nooit twee klussen tegelijk heeft, behalve op donderdag. U gaat na wat er op donderdag gebeurt. Daarna maakt u er een regel van die de database bewaakt, en een test die faalt als iemand haar weghaalt.\n\nDat is de helft van de baan: uitzoeken hoe het echt gaat. De andere helft is het opschrijven in TypeScript en SQL, zodat een vreemde het over drie jaar begrijpt.\n\nU ontwerpt schema’s, schrijft migraties die op een draaiend systeem kunnen, koppelt aan boekhoudpakketten met eigenaardigheden, en bent om de zes weken een week bereikbaar voor storingen. Die week wordt apart betaald.',
        'A planner tells you that a crew never has two jobs at once, except on Thursdays. You find out what happens on Thursdays. Then you make it a rule that the database guards, and a test that fails when somebody takes it away.\n\nThat is half the job: finding out how it really goes. The other half is writing it down in TypeScript and SQL so that a stranger understands it three years on.\n\nYou design schemas, write migrations that can run on a live system, connect to accounting packages with habits of their own, and every six weeks are on call for a week. That week is paid separately.',
      ),
    },
    {
      blockType: 'code',
      language: 'sql',
      filename: 'migrations/no-double-booking.sql',
      code: constraint,
      tone: 'subtle',
      caption: t(
        'Als u ziet waarom dit beter is dan eerst kijken en dan schrijven, zijn we het al over veel eens.',
        'If you see why this is better than looking first and writing after, we already agree on much.',
      ),
    },
    {
      blockType: 'timeline',
      heading: t('De eerste drie maanden', 'The first three months'),
      items: [
        {
          moment: t('Week 1', 'Week 1'),
          title: t('Meekijken', 'Watching'),
          text: t(
            'Bij een klant. U schrijft niets, behalve op papier.',
            'At a customer’s. You write nothing, except on paper.',
          ),
        },
        {
          moment: t('Week 2', 'Week 2'),
          title: t('De eerste vrijdag', 'The first Friday'),
          text: t(
            'Iets kleins van u staat op de server, met uw naam in de geschiedenis.',
            'Something small of yours is on the server, your name in its history.',
          ),
        },
        {
          moment: t('Maand 2', 'Month 2'),
          title: t('Een koppeling', 'A connection'),
          text: t(
            'Helemaal van u: van het eerste telefoontje met de leverancier tot de test die om drie uur ’s nachts draait.',
            'All yours: from the first call with the supplier to the test that runs at three at night.',
          ),
        },
        {
          moment: t('Maand 3', 'Month 3'),
          title: t('Een oordeel', 'A verdict'),
          text: t(
            'Twee kanten op. U zegt ook wat er bij ons beter moet; het vorige oordeel kostte ons een bouwblok.',
            'Both ways. You say what must improve here as well; the last verdict cost us a building block.',
          ),
        },
      ],
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat u meebrengt', 'What you bring'),
      items: [
        {
          title: t('Vier jaar', 'Four years'),
          text: t(
            'Of zoveel als nodig was om eens een systeem te onderhouden dat u zelf had gebouwd.',
            'Or as many as it took to have maintained a system you built yourself.',
          ),
        },
        {
          title: t('SQL zonder omweg', 'SQL without a detour'),
          text: t(
            'U leest een queryplan en weet wanneer een index niets helpt.',
            'You read a query plan and know when an index does not help.',
          ),
        },
        {
          title: t('Geduld met mensen', 'Patience with people'),
          text: t(
            'Wie het werk doet, heeft gelijk over het werk.',
            'Those who do the work are right about the work.',
          ),
        },
        {
          title: t('Niet nodig', 'Not needed'),
          text: t(
            'Kubernetes, een blog, een mening over puntkomma’s.',
            'Kubernetes, a blog, an opinion on semicolons.',
          ),
        },
      ],
    },
    {
      blockType: 'banner',
      tone: 'inverse',
      text: t(
        'Een brief, een gesprek, een betaalde dag, een antwoord. In drie weken.',
        'A letter, a talk, a paid day, an answer. In three weeks.',
      ),
      link: toPage('vacatures', t('Hoe solliciteren gaat', 'How applying goes')),
    },
    {
      blockType: 'callToAction',
      heading: t('Eerst zien hoe we bouwen?', 'Want to see how we build first?'),
      link: toPage('werkwijze', t('Lees de werkwijze', 'Read our approach')),
      tone: 'primary',
    },
  ],
}

import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { decisions, tuesday } from './3os-story'
import { related } from './related'

export const threeOs: PageSeed = {
  key: 'projecten-3os',
  paths: t('/projecten/3os', '/cases/3os'),
  title: t('3os, planning voor zes ploegen', '3os, scheduling for six crews'),
  seo: {
    description: t(
      'Hoe de planning van zes ploegen en een storingsdienst van het whiteboard naar één scherm ging. Met wat we weggooiden en wat we maten.',
      'How the schedule of six crews and a breakdown service moved from a whiteboard to one screen. With what we threw away and what we measured.',
    ),
    image: 'case-3os',
  },
  blocks: [
    {
      blockType: 'caseHeader',
      heading: t('3os', '3os'),
      summary: t(
        'De planning van een installatiebedrijf stond op een whiteboard en in drie hoofden. Nu staat ze op één scherm, en op de telefoon van wie onderweg is.',
        'An installation firm kept its schedule on a whiteboard and in three heads. Now it is on one screen, and on the phone of whoever is on the road.',
      ),
      image: image('case-3os'),
      sector: t('Installatietechniek', 'Building services'),
      year: '2025',
      duration: t('14 weken', '14 weeks'),
      facts: [
        { label: t('Gebruikers', 'Users'), value: t('41', '41') },
        { label: t('Bouwers', 'Builders'), value: t('3', '3') },
        { label: t('Draait op', 'Runs on'), value: t('Wandscherm, bureau, telefoon', 'Wall, desk, phone') },
        {
          label: t('Gebouwd met', 'Built with'),
          value: t('TypeScript, PostgreSQL', 'TypeScript, PostgreSQL'),
        },
        { label: t('In gebruik sinds', 'In use since'), value: t('mei 2025', 'May 2025') },
      ],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Het whiteboard won altijd', 'The whiteboard always won'),
      content: rich(
        'Er was al planningssoftware. Niemand keek erin, want het whiteboard in de hal klopte vaker. Om kwart voor zeven stonden er dertig monteurs voor. Wat er daarna veranderde, wist alleen wie toevallig langsliep.\n\nWe hebben het whiteboard niet bestreden. We hebben nagebouwd wat het goed deed: groot, rustig en voor iedereen hetzelfde. Daarna ging het mee in de bus, als [webapplicatie](page:oplossingen-web-applicaties).',
        'There was scheduling software already. Nobody looked at it, because the whiteboard in the hall was right more often. At a quarter to seven thirty fitters stood in front of it. Whatever changed after that was known only to whoever happened to walk past.\n\nWe did not fight the whiteboard. We rebuilt what it was good at: large, calm, the same for everybody. Then we let it travel in the van, as a [web application](page:oplossingen-web-applicaties).',
      ),
    },
    {
      blockType: 'timeline',
      heading: t('Een dinsdag', 'A Tuesday'),
      intro: t(
        'Zo loopt een dag nu, van het bord tot de uren.',
        'How a day runs now, from the wall screen to the hours.',
      ),
      items: tuesday,
    },
    {
      blockType: 'features',
      variant: 'list',
      tone: 'subtle',
      heading: t('Vier besluiten', 'Four decisions'),
      items: decisions,
    },
    {
      blockType: 'richText',
      measure: 'columns',
      heading: t('Wat misging', 'What went wrong'),
      content: rich(
        '**De busjes.** In week zes hadden we een kaart met rijdende busjes. Twee dagen later stond bij de helft van de ploegen de locatie uit. Terecht: niemand had gevraagd of het mocht. [De kaart](page:werkwijze-blocks-geolocation) is gebleven, de busjes niet. Ze toont nu de adressen van het werk. Met de ploegen is afgesproken wat het systeem onthoudt: aankomst en vertrek, dertig dagen, daarna weg.\n\n**De eerste overgang.** Op een maandag zijn we overgezet en om twee uur weer terug. Van 214 vaste afspraken stond de helft een week verschoven, omdat week 1 in het oude systeem op een andere dag begon. Tien dagen later duurde het een kwartier. De test die dat bewaakt, heet nog steeds “maandag”.',
        '**The vans.** In week six we had a map with moving vans. Two days later half the crews had switched off their location. Rightly so: nobody had asked them. [The map](page:werkwijze-blocks-geolocation) stayed, the vans did not. It now shows where the work is. What the system may remember was agreed with the crews: arrival and departure, for thirty days, then gone.\n\n**The first switch.** We went over on a Monday and came back at two in the afternoon. Of 214 standing appointments half had slipped by a week, because week 1 began on another day in the old system. Ten days later it took a quarter of an hour. The test that guards it is still called “Monday”.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('Gemeten in het eerste halfjaar', 'Measured in the first six months'),
      items: [
        {
          value: t('94%', '94%'),
          label: t('van de uren ingepland op maandag', 'of the hours planned by Monday'),
          note: t('Was 81%. Gemiddelde van 26 weken.', 'Was 81%. Average of 26 weeks.'),
        },
        {
          value: t('9 min', '9 min'),
          label: t('van storing tot vertrek', 'from breakdown to departure'),
          note: t('Was 31. Mediaan van 142 storingen.', 'Was 31. Median of 142 breakdowns.'),
        },
        {
          value: t('11,2 u', '11.2 h'),
          label: t('reistijd in een week, alle ploegen', 'of travel in a week, all crews'),
          note: t('Was 15,6, geteld in de vier weken ervoor.', 'Was 15.6, counted in the four weeks before.'),
        },
      ],
    },
    related('tenants', 'makemaps'),
    {
      blockType: 'callToAction',
      heading: t('Staat uw planning ook in drie hoofden?', 'Does your schedule live in three heads, too?'),
      text: t(
        'Dan beginnen we met meekijken, om kwart voor zeven, voor het bord.',
        'Then we begin by watching, at a quarter to seven, in front of the board.',
      ),
      link: toPage('contact', t('Leg het ons voor', 'Talk to us')),
      tone: 'primary',
    },
  ],
}

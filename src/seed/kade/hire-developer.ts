import { form, image, rich, t, toPage, toUrl } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { hiringPlans } from './hiring-plans'
import { hiringQuestions } from './hiring-questions'

export const hireDeveloper: PageSeed = {
  key: 'hire-developer',
  title: t('Een ontwikkelaar inhuren, per week', 'Hire a developer, by the week'),
  seo: {
    description: t(
      'Huur een bouwer van Kade per week: €\u00a03.600, vanaf vier weken, met een opzegtermijn van één. En wanneer u dat beter niet doet.',
      'Hire a builder from Kade by the week: €3,600, four weeks at least, one week’s notice. And read when you had better not do so.',
    ),
    image: 'bricks',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Inhuren', 'Hiring'),
      heading: t('Eén van ons, bij u aan tafel', 'One of us, at your table'),
      intro: t(
        'U hebt een team en een plan, maar één paar handen te weinig. Dan komt er iemand van ons, per week.',
        'You have a team and a plan, but are one pair of hands short. Then one of us comes, by the week.',
      ),
      actions: [{ link: toUrl('#aanvragen', t('Vraag wie er vrij is', 'Ask who is free')) }],
    },
    {
      blockType: 'pricing',
      heading: t('Wat het kost', 'What it costs'),
      plans: hiringPlans,
      note: t(
        'Zonder btw. Reiskosten binnen Nederland zitten erin; een vergaderdag telt als werkdag.',
        'Excluding VAT. Travel within the Netherlands is included; a day of meetings counts as a day of work.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      ratio: 'landscape',
      heading: t('Wanneer u het niet moet doen', 'When not to'),
      content: rich(
        'Als niemand bij u kan zeggen wat er eerst moet. Dan huurt u een bouwer en betaalt u een zoeker; vraag dan liever om [een week meekijken](page:werkwijze).\n\nAls het eigenlijk een vaste baan is. Na een half jaar zeggen we dat hardop en helpen we u iemand te vinden.\n\nEn als het vooral om snelheid gaat. Een nieuwkomer maakt een team de eerste twee weken langzamer, ook iemand van ons.',
        'When nobody at your place can say what comes first. Then you hire a builder and pay a seeker; ask for [a week of watching](page:werkwijze) instead.\n\nWhen it really is a permanent job. After half a year we say so aloud and help you find somebody.\n\nAnd when it is mostly about speed. A newcomer makes a team slower for the first two weeks, one of ours included.',
      ),
      image: image('bricks'),
      caption: t('Eén steen maakt nog geen muur', 'One brick does not make a wall'),
    },
    {
      blockType: 'features',
      variant: 'list',
      tone: 'subtle',
      heading: t('De voorwaarden', 'The conditions'),
      items: [
        {
          title: t('U kent de naam', 'You know the name'),
          text: t(
            'U spreekt degene die komt voordat u tekent. Wie begint, blijft; we ruilen niet halverwege.',
            'You talk to whoever comes before you sign. Whoever begins stays; we do not swap halfway.',
          ),
        },
        {
          title: t('Alles is van u', 'All of it is yours'),
          text: t(
            'Code, notities, tekeningen. Vanaf het moment dat ze ontstaan, in uw eigen repository.',
            'Code, notes, drawings. From the moment they come about, in your own repository.',
          ),
        },
        {
          title: t('Wij blijven werkgever', 'We remain the employer'),
          text: t(
            'Met verzekering, modelovereenkomst en een collega die invalt bij ziekte langer dan een week.',
            'With insurance, a model agreement and a colleague who steps in when illness lasts over a week.',
          ),
        },
        {
          title: t('Wie weggaat, draagt over', 'Whoever leaves hands over'),
          text: t(
            'De laatste twee dagen zijn voor opschrijven en voordoen. Die staan in de planning.',
            'The last two days are for writing down and showing. They are part of the plan.',
          ),
        },
      ],
    },
    {
      blockType: 'form',
      anchor: 'aanvragen',
      heading: t('Wie, wanneer, waaraan', 'Who, when, on what'),
      intro: t(
        'Binnen twee werkdagen hoort u of er iemand vrij is. Ook als het antwoord nee is.',
        'Within two working days you hear whether somebody is free. Also when the answer is no.',
      ),
      form: form('hire-developer'),
      aside: rich(
        'Weet u nog niet of u handen zoekt of een heel project? Lees dan eerst [hoe een project loopt](page:werkwijze), of [bel een half uur](page:belafspraak).',
        'Not sure yet whether you need hands or a whole project? Then first read [how a project runs](page:werkwijze), or [call for half an hour](page:belafspraak).',
      ),
    },
    {
      blockType: 'faq',
      heading: t('Vragen vooraf', 'Questions beforehand'),
      items: hiringQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Liever zelf bij ons werken?', 'Would you rather work here yourself?'),
      link: toPage('vacatures', t('Naar de vacatures', 'See our vacancies')),
    },
  ],
}

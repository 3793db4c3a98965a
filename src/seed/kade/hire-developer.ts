import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { hiringQuestions } from './hiring-questions'

export const hireDeveloper: PageSeed = {
  key: 'hire-developer',
  title: t('Een ontwikkelaar inhuren, per week', 'Hire a developer, by the week'),
  seo: {
    description: t(
      'Huur een bouwer van Kade per week: € 3.600, vanaf vier weken, met een opzegtermijn van één. En wanneer u dat beter niet doet.',
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
    },
    {
      blockType: 'pricing',
      heading: t('Wat het kost', 'What it costs'),
      plans: [
        {
          name: t('Eén bouwer', 'One builder'),
          price: t('€ 3.600', '€3,600'),
          unit: t('per week van vier dagen', 'a week of four days'),
          text: t(
            'Werkt in uw team, op uw taken, met uw gereedschap.',
            'Works in your team, on your tasks, with your tools.',
          ),
          points: [
            { text: t('Vanaf vier weken', 'From four weeks on') },
            { text: t('Opzeggen: één week', 'Notice: one week') },
            { text: t('Twee dagen bij u, twee op afstand', 'Two days with you, two remote') },
          ],
        },
        {
          name: t('Twee bouwers', 'Two builders'),
          price: t('€ 7.200', '€7,200'),
          unit: t('per week van vier dagen', 'a week of four days'),
          text: t(
            'Een stel dat elkaar al kent en elkaars code leest. Meestal meer dan het dubbele.',
            'A pair who know each other and read each other’s code. Usually more than double.',
          ),
          points: [
            { text: t('Vanaf vier weken', 'From four weeks on') },
            { text: t('Elke vrijdag iets dat werkt', 'Something that works every Friday') },
            { text: t('Eén afgebakend onderdeel', 'One part with clear borders') },
          ],
          highlighted: true,
        },
        {
          name: t('Een tweede paar ogen', 'A second pair of eyes'),
          price: t('€ 1.800', '€1,800'),
          unit: t('eenmalig', 'once'),
          text: t(
            'Twee dagen lezen in uw code, en vier bladzijden met wat we zouden doen.',
            'Two days of reading your code, and four pages on what we would do.',
          ),
          points: [
            { text: t('Binnen drie weken', 'Within three weeks') },
            { text: t('Een gesprek van een uur erbij', 'With a talk of an hour') },
            { text: t('Ook als u daarna niets doet', 'Even if you do nothing after') },
          ],
        },
      ],
      note: t(
        'Zonder btw. Reiskosten binnen Nederland zitten erin; een vergaderdag telt als werkdag.',
        'Without VAT. Travel within the Netherlands is included; a day of meetings counts as a day of work.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      ratio: 'landscape',
      heading: t('Wanneer u het niet moet doen', 'When not to'),
      content: rich(
        'Als niemand bij u kan zeggen wat er eerst moet. Dan huurt u een bouwer en betaalt u een zoeker; vraag dan liever om een week meekijken.\n\nAls het eigenlijk een vaste baan is. Na een half jaar zeggen we dat hardop en helpen we u iemand te vinden.\n\nEn als het vooral om snelheid gaat. Een nieuw iemand maakt een team de eerste twee weken langzamer, ook iemand van ons.',
        'When nobody at your place can say what comes first. Then you hire a builder and pay a seeker; ask for a week of watching instead.\n\nWhen it really is a permanent job. After half a year we say so aloud and help you find somebody.\n\nAnd when it is mostly about speed. A newcomer makes a team slower for the first two weeks, one of ours included.',
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
            'Code, notities, tekeningen. Vanaf het moment dat ze ontstaan, in uw eigen opslagplaats.',
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
            'The last two days are for writing down and showing. They are in the planning.',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen vooraf', 'Questions beforehand'),
      items: hiringQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Wanneer, hoelang, waaraan?', 'When, how long, on what?'),
      text: t(
        'Meer hoeven we niet te weten om te zeggen of er iemand vrij is.',
        'We need no more to say whether somebody is free.',
      ),
      link: toPage('contact', t('Schrijf ons', 'Write to us')),
      tone: 'primary',
    },
  ],
}

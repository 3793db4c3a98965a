import { rich, t, toPage, toUrl } from '@/blocks/draft'
import type { PageSeed } from '../../types'

export const internship: PageSeed = {
  key: 'vacatures-stage',
  paths: t('/vacatures/stage', '/careers/internship'),
  title: t('Stage softwareontwikkeling', 'Internship in software engineering'),
  seo: {
    description: t(
      'Stage bij Kade in Utrecht: twintig weken, €\u00a0750 per maand, één vraag die echt op antwoord wacht en een vaste begeleider die bouwt.',
      'Internship at Kade in Utrecht: twenty weeks, €750 a month, one question that really awaits an answer, and a mentor who builds.',
    ),
    image: 'raster',
  },
  blocks: [
    {
      blockType: 'vacancyHeader',
      heading: t('Stage', 'Internship'),
      summary: t(
        'Twintig weken, één vraag die echt op antwoord wacht. Mbo, hbo of universiteit; wij kijken naar het werk.',
        'Twenty weeks, one question that really awaits an answer. From any school; we look at the work.',
      ),
      employmentType: 'intern',
      hoursMin: 32,
      hoursMax: 36,
      salaryMin: 750,
      salaryMax: 750,
      location: t('Utrecht, Werfkade', 'Utrecht, Werfkade'),
      remote: 'no',
      postedAt: '2026-11-16T00:00:00.000Z',
      apply: toUrl('mailto:werk@kade.example?subject=Stage', t('Schrijf ons', 'Write to us')),
    },
    {
      blockType: 'columns',
      heading: t('Drie vragen die nu openstaan', 'Three questions open now'),
      items: [
        {
          content: rich(
            '**Samenstellingen.** Hoe vindt een zoekmachine huurverhoging in jaarlijkse verhoging van de huur, zonder woordenlijst met de hand?',
            '**Compounds.** How does a search engine find huurverhoging in a sentence that says yearly increase of the rent, without a word list made by hand?',
          ),
        },
        {
          content: rich(
            '**Planborden zonder muis.** Slepen is vlug, tot u het met een toetsenbord moet doen. Wat is dan de goede handeling?',
            '**Planning boards without a mouse.** Dragging is quick, until you must do it by keyboard. What is the right gesture then?',
          ),
        },
        {
          content: rich(
            '**Wat kost een pagina?** Meet hoeveel stroom een pagina van ons verbruikt, op de server en op de telefoon, en of dat getal iets zegt.',
            '**What does a page cost?** Measure how much power a page of ours uses, on the server and on the phone, and whether that figure means anything.',
          ),
        },
      ],
    },
    {
      blockType: 'steps',
      variant: 'line',
      tone: 'subtle',
      heading: t('Twintig weken', 'Twenty weeks'),
      items: [
        {
          moment: t('Week 1', 'Week 1'),
          title: t('Kijken', 'Watching'),
          text: t(
            'Mee naar een klant, en mee naar elke vrijdag.',
            'Along to a customer, and along to every Friday.',
          ),
        },
        {
          moment: t('Week 2–4', 'Weeks 2–4'),
          title: t('Vragen', 'Asking'),
          text: t(
            'U maakt de vraag kleiner tot zij in één zin past.',
            'You make the question smaller until it fits in one sentence.',
          ),
        },
        {
          moment: t('Week 5–16', 'Weeks 5–16'),
          title: t('Bouwen', 'Building'),
          text: t(
            'Elke vrijdag iets dat werkt. Ook als het een proef is die mislukt.',
            'Something that works every Friday. Even if it is a trial that fails.',
          ),
        },
        {
          moment: t('Week 17–20', 'Weeks 17–20'),
          title: t('Opschrijven', 'Writing up'),
          text: t(
            'Voor school, en één bladzijde voor ons. Die hangen we op.',
            'For school, and one page for us. We put it on the wall.',
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Begeleiding', 'Guidance'),
      content: rich(
        'U hebt één vaste begeleider, iemand die zelf bouwt, en elke ochtend een kwartier. Vastzitten mag een uur duren; daarna vraagt u het.\n\nUw code gaat door dezelfde ronde als die van ons. Wordt ze gebruikt, dan draait ze bij een klant met uw naam in de geschiedenis. Wordt ze niet gebruikt, dan weten we waarom, en was dat het antwoord.\n\nWe nemen één stagiair tegelijk. Een [baan](page:vacatures) beloven we niet: we blijven met negen. Een eerlijke brief waarmee u ergens anders binnenkomt, wel.',
        'You have one mentor, somebody who builds, and a quarter of an hour every morning. Being stuck may take an hour; after that you ask.\n\nYour code goes through the same round as ours. If it is used, it runs at a customer’s with your name in its history. If it is not, we know why, and that was the answer.\n\nWe take one intern at a time. A [job](page:vacatures) we do not promise: we stay at nine. An honest letter that gets you in elsewhere, we do.',
      ),
    },
    {
      blockType: 'faq',
      heading: t('Praktisch', 'Practical'),
      items: [
        {
          question: t('Wanneer kan ik beginnen?', 'When can I start?'),
          answer: rich(
            'In februari of in september. Schrijf drie maanden van tevoren.',
            'In February or in September. Write three months ahead.',
          ),
        },
        {
          question: t('Mag ik een eigen vraag meebrengen?', 'May I bring a question of my own?'),
          answer: rich(
            'Graag. Als iemand op het antwoord wacht, is hij goed.',
            'Please do. If somebody is waiting for the answer, it is a good one.',
          ),
        },
        {
          question: t('Waarom niet op afstand?', 'Why not remote?'),
          answer: rich(
            'Omdat het halve vak uit meekijken bestaat. Eén dag thuis om te schrijven kan altijd.',
            'Because half the trade is looking over shoulders. One day at home for writing is always possible.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Toch liever een baan?', 'Would you rather have a job?'),
      link: toPage('vacatures', t('Alle open plekken', 'All open positions')),
    },
  ],
}

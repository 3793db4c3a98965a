import { rich, t, toUrl } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { careersQuestions } from './careers-questions'
import { conditions } from './conditions'

export const careers: PageSeed = {
  key: 'vacatures',
  title: t('Vacatures', 'Careers'),
  seo: {
    description: t(
      'Werken bij Kade in Utrecht: drie plekken, met uren, salaris en wat u in de eerste drie maanden doet. Zonder tafelvoetbal.',
      'Working at Kade in Utrecht: three positions, with hours, salary and what you do in the first three months. Without table football.',
    ),
    image: 'axonometric',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Vacatures', 'Careers'),
      heading: t('We blijven met negen', 'We stay at nine'),
      intro: t(
        'Kade groeit niet. Er komt een plek vrij als iemand iets anders gaat doen. Op dit moment zijn dat er twee, en een stageplaats.',
        'Kade does not grow. A position opens when somebody moves on. At the moment there are two, and an internship.',
      ),
    },
    {
      blockType: 'vacancies',
      heading: t('Open plekken', 'Open positions'),
      intro: t(
        'De bedragen zijn wat we betalen, niet waar het gesprek begint.',
        'The amounts are what we pay, not where the talk begins.',
      ),
      vacancies: [
        { pageKey: 'vacatures-back-end' },
        { pageKey: 'vacatures-front-end' },
        { pageKey: 'vacatures-stage' },
      ],
      emptyText: t(
        'Op dit moment is alles bezet. Een open brief bewaren we een half jaar, met uw toestemming.',
        'At the moment every position is filled. We keep an open letter for half a year, with your consent.',
      ),
    },
    {
      blockType: 'richText',
      measure: 'reading',
      tone: 'subtle',
      heading: t('Hoe het werk gaat', 'How the work goes'),
      content: rich(
        'U werkt aan één project tegelijk, met twee of drie mensen, van de eerste ochtend bij de klant tot de overdracht. U praat zelf met degene die het systeem gaat gebruiken; er zit niemand tussen.\n\nElke vrijdag om twee uur laat u zien wat af is. Dat is spannend, de eerste keer. Daarna is het de reden dat er op vrijdag iets af is.\n\nWat u schrijft, leest een ander voordat het erin gaat. Wat een ander schrijft, leest u. Opmerkingen gaan over code en eindigen met een voorstel.',
        'You work on one project at a time, with two or three people, from the first morning at the customer’s to the handover. You talk to those who will use the system yourself; there is nobody in between.\n\nEvery Friday at two you show what is finished. That is exciting, the first time. After that it is the reason something is finished by Friday.\n\nWhat you write is read by another before it goes in. What another writes, you read. Remarks are about code and end with a proposal.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Wat erbij hoort', 'What comes with it'),
      items: conditions,
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Solliciteren in drie weken', 'Applying in three weeks'),
      items: [
        {
          moment: t('Dag 1', 'Day 1'),
          title: t('Een brief', 'A letter'),
          text: t(
            'Een halve bladzijde en één stuk werk waar u achter staat. Antwoord binnen drie werkdagen.',
            'Half a page and one piece of work that you stand by. An answer within three working days.',
          ),
        },
        {
          moment: t('Week 1', 'Week 1'),
          title: t('Een gesprek', 'A talk'),
          text: t(
            'Een uur, met twee van ons. U krijgt de vragen een dag eerder.',
            'One hour, with two of us. You get the questions a day earlier.',
          ),
        },
        {
          moment: t('Week 2', 'Week 2'),
          title: t('Een betaalde dag', 'A paid day'),
          text: t(
            'U werkt mee aan iets echts, voor €\u00a0400. Geen puzzels op een bord.',
            'You join in on something real, for €400. No puzzles on a whiteboard.',
          ),
        },
        {
          moment: t('Week 3', 'Week 3'),
          title: t('Een antwoord', 'An answer'),
          text: t(
            'Ja met een contract, of nee met de reden erbij.',
            'A yes with a contract, or a no with the reason.',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Wat men ons vraagt', 'What we are asked'),
      items: careersQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Past u nergens in?', 'Do you fit none of these?'),
      text: t('Schrijf dan toch. Een halve bladzijde is genoeg.', 'Write all the same. Half a page will do.'),
      link: toUrl('mailto:werk@kade.example', t('werk@kade.example', 'werk@kade.example')),
      tone: 'primary',
    },
  ],
}

import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { questions } from './questions'

const steps = [
  {
    moment: t('Week 1', 'Week 1'),
    title: t('Meekijken', 'Watching'),
    text: t(
      'We zitten een week bij de mensen die het werk doen. We schrijven op wat er gebeurt, niet wat er zou moeten gebeuren.',
      'We spend a week with the people who do the work. We write down what happens, not what should happen.',
    ),
  },
  {
    moment: t('Week 2 en 3', 'Weeks 2 and 3'),
    title: t('Tekenen', 'Drawing'),
    text: t(
      'Het hele systeem op één vel, en van elk scherm een schets. U streept door wat niet klopt. Daarna staat de prijs vast.',
      'The whole system on one sheet, and a sketch of every screen. You cross out what is wrong. After that the price is fixed.',
    ),
  },
  {
    moment: t('Week 3 tot 11', 'Weeks 3 to 11'),
    title: t('Bouwen', 'Building'),
    text: t(
      'Twee of drie mensen, steeds dezelfde. Vanaf de eerste dag draait het ergens waar u erbij kunt.',
      'Two or three people, always the same. From the first day it runs in a place you can reach.',
    ),
  },
  {
    moment: t('Elke vrijdag', 'Every Friday'),
    title: t('Tonen', 'Showing'),
    text: t(
      'Om twee uur laten we zien wat af is. Een half uur, aan het scherm, met uw eigen gegevens. Geen dia’s.',
      'At two o’clock we show what is finished. Half an hour, at the screen, with your own data. No slides.',
    ),
  },
  {
    moment: t('Week 11 en 12', 'Weeks 11 and 12'),
    title: t('Proefdraaien', 'Trial run'),
    text: t(
      'Het oude en het nieuwe naast elkaar. Pas als de uitkomsten twee weken gelijk zijn, gaat het oude uit.',
      'The old and the new side by side. Only when the results have matched for two weeks is the old one switched off.',
    ),
  },
  {
    moment: t('Week 12', 'Week 12'),
    title: t('Overdragen', 'Handing over'),
    text: t(
      'Broncode, handleiding, wachtwoorden, en een middag uitleg. Daarna kunt u zonder ons. De meesten bellen toch nog eens.',
      'Source code, manual, passwords, and an afternoon of explaining. From then on you can do without us. Most ring again anyway.',
    ),
  },
] as const

export const approach: PageSeed = {
  key: 'werkwijze',
  title: t('Werkwijze', 'Approach'),
  seo: {
    description: t(
      'Twaalf weken, een vaste prijs, elke vrijdag iets dat werkt. Hoe een project bij Kade loopt, wat een week kost en hoe we overdragen.',
      'Twelve weeks, a fixed price, something that works every Friday. How a project runs at Kade, what a week costs and how we hand over.',
    ),
    image: 'process',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Werkwijze', 'Approach'),
      heading: t(
        'Twaalf weken, elke vrijdag iets dat werkt',
        'Twelve weeks, something that works every Friday',
      ),
      intro: t(
        'Een project heeft een begin, een prijs en een eind. Dit is wat er in de tussentijd gebeurt.',
        'A project has a beginning, a price and an end. This is what happens in between.',
      ),
      actions: [{ link: toPage('contact', t('Leg iets voor', 'Put something to us')) }],
    },
    {
      blockType: 'steps',
      variant: 'stack',
      heading: t('Zo loopt een project', 'How a project runs'),
      items: steps,
    },
    {
      blockType: 'mediaText',
      heading: t('Hetzelfde, maar dan getekend', 'The same, but drawn'),
      content: rich(
        'Elke kolom is een week. De zwarte balken zijn van u en ons samen, de grijze van ons. Elke stip is een vrijdag waarop u iets kunt proberen. De oranje week is de overdracht.',
        'Each column is a week. The black bars are yours and ours together, the grey ones are ours. Each dot is a Friday on which you can try something. The orange week is the handover.',
      ),
      image: image('process'),
      variant: 'left',
      ratio: 'original',
    },
    {
      blockType: 'richText',
      measure: 'reading',
      tone: 'subtle',
      heading: t('Hoe een week eruitziet', 'What a week looks like'),
      content: rich(
        '**Maandag** kiezen we samen wat er vrijdag af is. Dat is een korte lijst; liever drie dingen die werken dan tien die bijna werken.\n\n**Dinsdag tot en met donderdag** wordt er gebouwd. Vragen stellen we meteen, aan degene die het weet. U hoeft geen projectleider aan te wijzen, wel iemand die de telefoon opneemt.\n\n**Vrijdag** om twee uur kijkt u mee. Om half drie weten we allebei of het klopt. Om drie uur staat het op de server.',
        '**On Monday** we choose together what will be finished on Friday. It is a short list; rather three things that work than ten that almost do.\n\n**Tuesday to Thursday** is for building. We ask questions at once, of the person who knows. You need not appoint a project manager, only somebody who answers the telephone.\n\n**On Friday** at two you look on. By half past we both know whether it is right. By three it is on the server.',
      ),
    },
    {
      blockType: 'mediaText',
      heading: t('Niet alles is nieuw', 'Not everything is new'),
      content: rich(
        'Inloggen, bestanden, formulieren, e-mail, facturen: dat bouwen we niet elke keer opnieuw. We hebben er blokken voor, en die zijn in elk project een beetje beter geworden.\n\nWat overblijft is het deel dat alleen bij u zo gaat. Daar gaan de weken naartoe.',
        'Signing in, files, forms, e-mail, invoices: we do not build those afresh every time. We have blocks for them, and each project has made them a little better.\n\nWhat remains is the part that only works that way at your company. That is where the weeks go.',
      ),
      image: image('building-blocks'),
      variant: 'right',
      ratio: 'original',
    },
    {
      blockType: 'faq',
      heading: t('Vragen die iedereen stelt', 'Questions everybody asks'),
      items: questions,
    },
    {
      blockType: 'callToAction',
      heading: t('Week één kan volgende maand', 'Week one can be next month'),
      text: t(
        'Meekijken kost een week en geeft u een vel papier waar u ook met een ander mee verder kunt.',
        'Watching takes a week and leaves you with a sheet of paper that somebody else could build from, too.',
      ),
      link: toPage('contact', t('Maak een afspraak', 'Arrange a visit')),
      tone: 'primary',
    },
  ],
}

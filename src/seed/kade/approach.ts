import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { steps, week } from './approach-moments'
import { questions } from './questions'

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
      actions: [{ link: toPage('contact', t('Leg het ons voor', 'Talk to us')) }],
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
      blockType: 'timeline',
      tone: 'subtle',
      heading: t('Hoe een week eruitziet', 'What a week looks like'),
      intro: t(
        'U hoeft geen projectleider aan te wijzen, wel iemand die de telefoon opneemt.',
        'You need not appoint a project manager, only somebody who answers the telephone.',
      ),
      items: week,
    },
    {
      blockType: 'mediaText',
      heading: t('Niet alles is nieuw', 'Not everything is new'),
      content: rich(
        'Inloggen, bestanden, formulieren, e-mail, facturen: dat bouwen we niet elke keer opnieuw. We hebben er blokken voor, en die zijn in elk project een beetje beter geworden.\n\nWat overblijft is het deel dat alleen bij u zo gaat. Daar gaan de weken naartoe.',
        'Signing in, files, forms, e-mail, invoices: we do not build those afresh every time. We have blocks for them, and each project has made them a little better.\n\nWhat remains is the part that only works that way at your company. That is where the weeks go.',
      ),
      link: toPage('werkwijze-blocks', t('Alle veertien blokken', 'All fourteen blocks')),
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
      link: toPage('belafspraak', t('Maak een belafspraak', 'Schedule a call')),
      tone: 'primary',
    },
  ],
}

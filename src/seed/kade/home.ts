import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { cases } from './cases/exhibits'
import { deliverables } from './deliverables'

export const home: PageSeed = {
  key: 'index',
  title: t('Maatwerksoftware uit Utrecht', 'Custom software from Utrecht'),
  seo: {
    description: t(
      'Kade bouwt de systemen waar een bedrijf op draait: planning, huur, archief, kaarten. Klein team, vaste prijs, elke vrijdag iets dat werkt.',
      'Kade builds the systems a company runs on: planning, leases, archives, maps. A small team, a fixed price, something that works every Friday.',
    ),
    image: 'quay-front',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      kicker: t('Softwarebureau, Utrecht', 'Software agency, Utrecht'),
      heading: t('Software die blijft staan', 'Software that stays standing'),
      intro: t(
        'Kade bouwt de systemen waar een bedrijf op draait. Geen schil om een pakket heen, maar gereedschap dat past bij het werk dat u al doet.',
        'Kade builds the systems a company runs on. Not a coat of paint on a package, but tools that fit the work you already do.',
      ),
      image: image('quay-front'),
      caption: t(
        'Zeven gevels aan het water, achter één raam brandt licht',
        'Seven façades by the water, one window lit',
      ),
      actions: [
        { link: toPage('werkwijze', t('Zo werken we', 'How we work')) },
        { link: toPage('contact', t('Leg het ons voor', 'Talk to us')) },
      ],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Wat we doen', 'What we do'),
      content: rich(
        'Er is een punt waarop een spreadsheet geen hulpmiddel meer is, maar een collega die niemand durft tegen te spreken. Op dat punt komen wij.\n\nWe kijken een week mee. We tekenen op één vel wat er gebeurt. Daarna bouwen we het, in stukken die elk op zichzelf al bruikbaar zijn. Wat u al hebt en goed is, blijft.',
        'There is a point at which a spreadsheet stops being an aid and becomes a colleague nobody dares to contradict. That is where we come in.\n\nWe watch for a week. We draw what happens on a single sheet. Then we build it, in pieces that are each useful on their own. What you have and what works, stays.',
      ),
    },
    {
      blockType: 'cases',
      variant: 'exhibition',
      heading: t('Zes stukken uit de collectie', 'Six pieces from the collection'),
      intro: t(
        'Systemen zoals wij ze bouwen, getekend zoals ze op het bureau staan. De gegevens zijn verzonnen.',
        'Systems the way we build them, drawn the way they stand on the desk. The data is invented.',
      ),
      items: cases,
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'subtle',
      heading: t('In getallen', 'In figures'),
      items: [
        {
          value: t('5 dagen', '5 days'),
          label: t('tussen twee versies die u kunt proberen', 'between two versions you can try'),
        },
        {
          value: t('1 prijs', '1 price'),
          label: t(
            'vooraf afgesproken, per stuk dat we opleveren',
            'agreed beforehand, for each piece we deliver',
          ),
        },
        {
          value: t('3 mensen', '3 people'),
          label: t('hoogstens aan één project, steeds dezelfde', 'at most on one project, always the same'),
        },
        {
          value: t('0 licenties', '0 licences'),
          label: t('de broncode is van u, vanaf de eerste dag', 'the source code is yours from day one'),
        },
      ],
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat u krijgt', 'What you get'),
      items: deliverables,
    },
    {
      blockType: 'quote',
      tone: 'inverse',
      text: t(
        'Wat niet op één vel past, is nog niet begrepen.',
        'What does not fit on one sheet has not been understood yet.',
      ),
      source: t('Kade', 'Kade'),
      detail: t('Huisregel 1', 'House rule 1'),
    },
    {
      blockType: 'blogTeaser',
      heading: t('Vers geschreven', 'New on the blog'),
      intro: t(
        'Aantekeningen uit de werkplaats, voor wie zelf bouwt of laat bouwen.',
        'Notes from the workshop, for those who build or have things built.',
      ),
      count: 'three',
      link: toPage('blog', t('Alle artikelen', 'All articles')),
      emptyText: t('Er wordt nog aan geschreven.', 'Still being written.'),
    },
    {
      blockType: 'logos',
      heading: t('Waar we op bouwen', 'What we build on'),
      intro: t(
        'Open standaarden, zodat een ander het kan overnemen.',
        'Open standards, so that somebody else can take over.',
      ),
      items: ['postgresql', 'typescript', 'openapi', 'wcag', 'oauth', 'pdf-a'].map((mark) => ({
        image: image(`mark-${mark}`),
      })),
    },
    {
      blockType: 'callToAction',
      heading: t('Vertel in drie zinnen wat er niet werkt', 'Tell us in three sentences what does not work'),
      text: t(
        'U krijgt binnen twee werkdagen antwoord van iemand die het kan bouwen.',
        'You get an answer within two working days, from somebody who can build it.',
      ),
      link: toPage('contact', t('Schrijf ons', 'Write to us')),
      tone: 'primary',
    },
  ],
}

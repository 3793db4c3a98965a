import { image, rich, t, toPage } from '@/blocks/draft'
import { row } from '../comparison'
import type { PageSeed } from '../../types'

const pieces = ['3os', 'tenants', 'legentic', 'makemaps', 'sedeco-imaging', 'gespotenpanelen'] as const

export const caseList: PageSeed = {
  key: 'projecten',
  title: t('Projecten', 'Cases'),
  seo: {
    description: t(
      'Zes systemen zoals Kade ze bouwt: planning, huur, archief, kaarten, metingen, een winkel. Met de besluiten, en met wat er misging.',
      'Six systems the way Kade builds them: scheduling, leases, an archive, maps, measurements, a shop. With the decisions, and what went wrong.',
    ),
    image: 'case-3os',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Projecten', 'Cases'),
      heading: t('Zes stukken, met de krassen erop', 'Six pieces, scratches included'),
      intro: t(
        'Per project: wat er was, wat we kozen, wat het nu doet. En wat er misging, want daar leert u ons aan kennen.',
        'For each: what was there, what we chose, what it does now. And what went wrong, because that is how you get to know us.',
      ),
    },
    {
      blockType: 'caseList',
      variant: 'wall',
      heading: t('De collectie', 'The collection'),
      cases: pieces.map((piece) => ({ pageKey: `projecten-${piece}` })),
      emptyText: t(
        'Er hangt nu niets. Kom volgende maand nog eens kijken.',
        'Nothing hangs here now. Come back next month.',
      ),
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Welk project lijkt op het uwe?', 'Which one resembles yours?'),
      intro: t(
        'Begin bij wat u dwarszit, niet bij de branche.',
        'Begin with what bothers you, not with the trade.',
      ),
      options: [{ name: t('Lees', 'Read') }, { name: t('Omdat', 'Because') }],
      rows: [
        row(
          t('Iedereen heeft een andere waarheid', 'Everybody has a different truth'),
          t('3os', '3os'),
          t('Eén planning, tegelijk op tien plekken', 'One schedule, in ten places at once'),
        ),
        row(
          t('Niemand kan het narekenen', 'Nobody can check the sum'),
          t('tenants', 'tenants'),
          t('Elk bedrag toont zijn som', 'Every amount shows its working'),
        ),
        row(
          t('Het staat er wel, maar waar?', 'It is in there, but where?'),
          t('Legentic', 'Legentic'),
          t('Zoeken dat de bron aanwijst', 'A search that points at its source'),
        ),
        row(
          t('Het gereedschap kent ons vak niet', 'The tool does not know our trade'),
          t('makemaps', 'makemaps'),
          t('Een programma dat weet wat een straat is', 'A program that knows what a street is'),
        ),
        row(
          t('Het kost een middag per keer', 'It takes an afternoon each time'),
          t('sedeco imaging', 'sedeco imaging'),
          t('Meten met een foto, met een mens erbij', 'Measuring by picture, with a person present'),
        ),
        row(
          t('De prijs zit in iemands hoofd', 'The price is in somebody’s head'),
          t('gespotenpanelen', 'gespotenpanelen'),
          t('Een formule die de werkplaats zelf bijstelt', 'A formula the workshop adjusts itself'),
        ),
      ],
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      heading: t('Hoe we dit opschrijven', 'How we write this down'),
      content: rich(
        'De zes projecten zijn verzonnen, net als het bureau, en dus zijn de cijfers dat ook. Ze staan er zoals we ze bij een echt project zouden opschrijven: met de eenheid, met wat het eerst was, en met de mediaan waar een gemiddelde zou bedriegen.\n\nU vindt hier geen citaten, want er is niemand om te citeren. Wat er misging, staat er wel: dat gaat bij echte projecten net zo.',
        'The six projects are invented, like the agency, and so are their figures. They are written down as we would for a real one: with the unit, with what it was before, and with a median where an average would deceive.\n\nYou will find no quotations here, because there is nobody to quote. What went wrong is here: in real projects it goes wrong in the same way.',
      ),
      link: toPage('werkwijze', t('Zo loopt een project', 'How a project runs')),
      image: image('blueprint'),
      ratio: 'landscape',
    },
    {
      blockType: 'callToAction',
      heading: t('Het zevende stuk', 'The seventh piece'),
      text: t(
        'Er is plek aan de muur. Vertel in drie zinnen wat er bij u niet werkt.',
        'There is room on the wall. Tell us in three sentences what does not work at your place.',
      ),
      link: toPage('contact', t('Schrijf ons', 'Write to us')),
      tone: 'primary',
    },
  ],
}

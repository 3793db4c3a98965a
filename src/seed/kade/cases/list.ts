import { image, rich, t, toPage } from '@/blocks/draft'
import { row } from '../comparison'
import type { PageSeed } from '../../types'

const pieces = ['3os', 'tenants', 'legentic', 'makemaps', 'sedeco-imaging', 'gespotenpanelen'] as const

export const caseList: PageSeed = {
  key: 'projecten',
  title: t('Projecten', 'Cases'),
  seo: {
    description: t(
      'Zes systemen die Kade heeft gebouwd: planning, huur, archief, kaarten, metingen, een winkel. Met de cijfers, en met wat er misging.',
      'Six systems that Kade has built: planning, leases, an archive, maps, measurements, a shop. With the figures, and what went wrong.',
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
          t('Iedereen heeft een andere waarheid', 'Everybody has another truth'),
          t('3os', '3os'),
          t('Eén planning, tegelijk op tien plekken', 'One plan, in ten places at once'),
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
        'De cijfers komen uit de logboeken van de systemen zelf en uit de week waarin we meekeken. Waar we een mediaan nemen, staat dat erbij. De gegevens op de schermen zijn verzonnen: die van klanten zijn niet van ons.\n\nU vindt hier geen citaten. Wie wil weten hoe het was om met ons te werken, geven we graag een telefoonnummer.',
        'The figures come from the systems’ own logs and from the week in which we watched. Where we take a median, we say so. The data on the screens is invented: that of our clients is not ours.\n\nYou will find no quotations here. If you would like to know what it was like to work with us, we are glad to give you a telephone number.',
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

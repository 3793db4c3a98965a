import { image, rich, t, toPage } from '@/blocks/draft'
import type { ProductSeed } from '../types'

/** A fitting, what feeds it, and a night with both. */
export const products: readonly ProductSeed[] = [
  {
    model: 'snede-01',
    name: t('Snede, wandlamp', 'Cut, wall lamp'),
    summary: t(
      'Een schijf van geborsteld messing met één spleet van vier millimeter. Het licht valt langs de muur en nergens anders.',
      'A disc of brushed brass with a single slit of four millimetres. The light falls along the wall and nowhere else.',
    ),
    price: 1240,
    currency: 'EUR',
    vatRate: 21,
    vatIncluded: false,
    specs: [
      { label: t('Vermogen', 'Power'), value: t('3 watt', '3 watts') },
      { label: t('Kleur van het licht', 'Colour of the light'), value: t('2.400 kelvin', '2,400 kelvin') },
      { label: t('Maat', 'Size'), value: t('Ø 280 × 42 mm', 'Ø 280 × 42 mm') },
      {
        label: t('Bescherming', 'Protection'),
        value: t('IP54, binnen en onder een afdak', 'IP54, indoors and under a roof'),
      },
    ],
    images: [image('lamp')],
    blocks: [
      {
        blockType: 'mediaText',
        variant: 'right',
        heading: t('Vier millimeter', 'Four millimetres'),
        content: rich(
          'De spleet is gefreesd, niet gezaagd. De rand is daarom recht, en de lijn op de muur ook.\n\nHet messing is geborsteld en niet gelakt. Het wordt donkerder op de plekken waar u het aanraakt.',
          'The slit is milled, not sawn. That is why its edge is straight, and the line on the wall too.\n\nThe brass is brushed and not lacquered. It darkens where you touch it.',
        ),
        image: image('lamp'),
      },
      {
        blockType: 'faq',
        heading: t('Voor u bestelt', 'Before you order'),
        items: [
          {
            question: t('Kan hij buiten?', 'Can it hang outdoors?'),
            answer: rich(
              'Onder een afdak. Regen van opzij houdt hij niet tegen.',
              'Under a roof. It does not keep out rain from the side.',
            ),
          },
          {
            question: t('Wat heb ik er nog bij nodig?', 'What else do I need?'),
            answer: rich(
              'Een voeding. De Stilte 4 voedt er vier, en dimt ze samen.',
              'A driver. The Silence 4 feeds four of them, and dims them together.',
            ),
          },
        ],
      },
      {
        blockType: 'callToAction',
        heading: t('Liever eerst zien', 'See it first'),
        text: t(
          'In de studio hangt er een. Kom als het donker is.',
          'There is one in the studio. Come when it is dark.',
        ),
        link: toPage('contact', t('Een avond afspreken', 'Arrange an evening')),
      },
    ],
    page: null,
  },
  {
    model: 'stilte-4',
    name: t('Stilte 4, voeding', 'Silence 4, driver'),
    summary: t(
      'Voedt vier lampen en dimt ze tot een duizendste, zonder te zoemen en zonder te trillen. Ook voor wie al lampen heeft.',
      'Feeds four lamps and dims them to a thousandth, without a hum and without a flicker. Also for those who have lamps already.',
    ),
    price: 385.5,
    currency: 'EUR',
    vatRate: 21,
    vatIncluded: false,
    specs: [
      { label: t('Uitgangen', 'Outputs'), value: t('4 × 350 mA', '4 × 350 mA') },
      { label: t('Dimbereik', 'Dimming range'), value: t('0,1 tot 100 procent', '0.1 to 100 per cent') },
      { label: t('Aansturing', 'Control'), value: t('DMX512-A of een draaiknop', 'DMX512-A or a knob') },
    ],
    images: [image('concert-hall')],
    page: null,
  },
  {
    model: 'proefnacht',
    name: t('Een proefnacht', 'A trial night'),
    summary: t(
      'Twee ontwerpers, een bus vol lampen en uw plek, van schemer tot ochtend. Daarna weet u of u verder wilt.',
      'Two designers, a van full of lamps and your place, from dusk until morning. After that you know whether to go on.',
    ),
    price: 1900,
    currency: 'EUR',
    vatRate: 21,
    vatIncluded: false,
    specs: [
      { label: t('Duur', 'Length'), value: t('Eén nacht', 'One night') },
      {
        label: t('Verslag', 'Report'),
        value: t('Binnen een week, met tekening', 'Within a week, with a drawing'),
      },
    ],
    images: [image('facade')],
    page: { pageKey: 'contact' },
  },
]

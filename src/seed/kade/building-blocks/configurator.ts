import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'

export const configurator: PageSeed = {
  key: 'werkwijze-blocks-blocks-configurator',
  title: t('Stel uw bouwblokken samen', 'Put your building blocks together'),
  seo: {
    description: t(
      'Kies de bouwblokken die u nodig hebt en zie meteen hoeveel weken en euro’s dat vraagt. Te delen als link en door te sturen aan Kade.',
      'Choose the building blocks you need and see at once how many weeks and euros that takes. Share it as a link or send it to Kade.',
    ),
    image: 'building-blocks',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Samensteller', 'Configurator'),
      heading: t('Tel het zelf bij elkaar op', 'Add it up yourself'),
      intro: t(
        'Vink aan wat u nodig denkt te hebben. Wat een blok meeneemt, komt er vanzelf bij.',
        'Tick what you think you need. Whatever a block brings along is added by itself.',
      ),
    },
    {
      blockType: 'configurator',
      anchor: 'samenstellen',
      heading: t('Uw keuze', 'Your choice'),
      intro: t(
        'De basis is meekijken en tekenen: drie weken, twee bouwers. Wat u kiest, komt erbovenop.',
        'The base is watching and drawing: three weeks, two builders. What you choose comes on top.',
      ),
      note: t(
        'Een indicatie zonder btw, geen offerte. Het deel dat alleen bij u zo gaat, staat er niet in.',
        'An indication excluding VAT, not a quote. The part that only works that way at your company is not in it.',
      ),
      baseWeeks: 3,
      basePrice: 21_600,
      contact: toPage('contact', t('Stuur deze keuze op', 'Send this choice')),
    },
    {
      blockType: 'richText',
      measure: 'columns',
      heading: t('Waar de cijfers vandaan komen', 'Where the figures come from'),
      content: rich(
        'Elk blok heeft een laagste en een hoogste aantal weken. De laagste is de snelste keer dat wij het inpasten, de hoogste de langzaamste. Uitschieters laten we erin; die zijn het leerzaamst.\n\nEen blok wordt ingepast door één bouwer, en een week van één bouwer kost €\u00a03.600, exclusief btw. De weken tellen op, ook als blokken elkaar helpen. De uitkomst is dus eerder te hoog dan te laag.\n\nDe basis, meekijken en tekenen, kost drie weken van €\u00a07.200. Alle cijfers staan in ons beheer en worden na elk project bijgesteld.',
        'Each block has a lowest and a highest number of weeks. The lowest is the fastest we ever fitted it, the highest the slowest. We leave outliers in; they teach the most.\n\nA block is fitted by one builder, and a week of one builder costs €3,600, excluding VAT. Weeks are added up, even where blocks help each other. So the result is rather too high than too low.\n\nThe base, watching and drawing, costs three weeks at €7,200. All figures stand in our admin and are adjusted after each project.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      ratio: 'landscape',
      tone: 'subtle',
      heading: t('Minder is meestal genoeg', 'Fewer will usually do'),
      content: rich(
        'Een eerste versie heeft zelden meer dan vijf blokken nodig. Wat u in maand één niet mist, hoeft er in maand drie niet in.\n\nTwijfelt u, laat het dan weg. Een blok kan later in; het past er dan nog net zo.',
        'A first version rarely needs more than five blocks. What you do not miss in month one need not be there in month three.\n\nWhen in doubt, leave it out. A block can go in later; it will fit just the same.',
      ),
      link: toPage(
        'oplossingen-minimum-viable-product',
        t('Over de eerste versie', 'About the first version'),
      ),
      image: image('building-blocks'),
    },
    {
      blockType: 'faq',
      heading: t('Over de uitkomst', 'About the result'),
      items: [
        {
          question: t('Is dit een offerte?', 'Is this a quote?'),
          answer: rich(
            'Nee. Een offerte noemt één bedrag voor een beschreven resultaat en komt na het meekijken en tekenen. Dit is om te weten of dat gesprek zin heeft.',
            'No. A quote names one amount for a described result and comes after the watching and drawing. This is for knowing whether that talk makes sense.',
          ),
        },
        {
          question: t('Wie ziet wat ik kies?', 'Who sees what I choose?'),
          answer: rich(
            'Niemand. De keuze staat in het adres van de pagina, niet bij ons. Pas als u haar meestuurt met een bericht, weten wij ervan.',
            'Nobody. The choice is in the address of the page, not with us. Only when you send it along with a message do we know.',
          ),
        },
        {
          question: t(
            'Waarom kan ik een blok soms niet uitzetten?',
            'Why can I sometimes not switch a block off?',
          ),
          answer: rich(
            'Omdat een ander blok het nodig heeft. Facturen zonder e-mail worden afgedrukt en op de post gedaan; dat kan, maar daar hebt u ons niet voor nodig.',
            'Because another block needs it. Invoices without e-mail are printed and posted; that works, but you do not need us for it.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Past het niet in een blok?', 'Does it not fit in a block?'),
      text: t(
        'Dan is dat waarschijnlijk het deel waar het om gaat.',
        'Then that is probably the part that matters.',
      ),
      link: toPage('belafspraak', t('Vertel erover', 'Tell us about it')),
      tone: 'primary',
    },
  ],
}

import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { customPrices, customQuestions, customWeeks, threeRoads } from './custom-software-parts'

export const customSoftware: PageSeed = {
  key: 'oplossingen-maatwerk-software',
  title: t('Maatwerksoftware', 'Custom software'),
  seo: {
    description: t(
      'Maatwerk voor het deel van het werk dat alleen bij u zo gaat. Wanneer een pakket beter is, hoe een project loopt en wat het kost.',
      'Custom software for the part of the work that is yours alone. When a package is better, how a project runs and what it costs.',
    ),
    image: 'blueprint',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Maatwerksoftware', 'Custom software'),
      heading: t('Gebouwd op de millimeter', 'Built to the millimetre'),
      intro: t(
        'Niet omdat het mooi is dat het past, maar omdat u anders elke dag om het gat heen loopt.',
        'Not because a good fit is pretty, but because otherwise you walk around the gap every day.',
      ),
      image: image('blueprint'),
      caption: t('Het omcirkelde raam is anders dan de rest', 'The circled window is unlike the others'),
      actions: [{ link: toPage('contact', t('Leg het ons voor', 'Talk to us')) }],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Tachtig en twintig', 'Eighty and twenty'),
      content: rich(
        'Vier vijfde van uw werk gaat zoals overal. Facturen, uren, post: koop daar iets voor, en pas u aan. Dat is goedkoper en meestal beter.\n\nMaatwerk is voor de andere vijfde. Het deel waarvan een nieuwe collega na een maand zegt: zo heb ik het nog nergens gezien. Daar verdient u uw geld mee, en juist dat deel zit in een spreadsheet.',
        'Four fifths of your work is done as it is everywhere. Invoices, hours, post: buy something for those, and adapt. It is cheaper and mostly better.\n\nCustom software is for the other fifth. The part of which a new colleague says after a month: I have not seen it done like this anywhere. It is what earns your money, and precisely that part lives in a spreadsheet.',
      ),
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Drie wegen', 'Three roads'),
      intro: t(
        'Gerekend over vijf jaar, voor veertig gebruikers. Uw getallen zijn anders; de vorm van de rekening niet.',
        'Reckoned over five years, for forty users. Your figures will differ; the shape of the sum will not.',
      ),
      options: [
        { name: t('Pakket', 'Package') },
        { name: t('Zelf klikken (low-code)', 'Low-code') },
        { name: t('Maatwerk', 'Custom') },
      ],
      rows: threeRoads,
    },
    {
      blockType: 'timeline',
      heading: t('Twaalf weken, van dichtbij', 'Twelve weeks, close up'),
      intro: t(
        'Een voorbeeld uit de praktijk: een werkplaats met veertig mensen en één planner.',
        'An example from practice: a workshop with forty people and one planner.',
      ),
      items: customWeeks,
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      tone: 'subtle',
      heading: t('Hoe dat eruitziet', 'What that looks like'),
      content: rich(
        'Een beheerder van 184 huurcontracten had zes tabbladen en een papieren agenda. Een pakket bestond, maar rekende elke soort huur op één manier.\n\nNu toont het systeem bij elk bedrag de som. Bij het overzetten kwamen er 23 contracten boven waarvan de huur niet klopte.',
        'A manager of 184 leases had six spreadsheets and a paper diary. A package existed, but it worked out every kind of rent in one way.\n\nNow the system shows the sum beside every amount. While moving over, 23 leases came to light with a rent that was wrong.',
      ),
      link: toPage('projecten-tenants', t('Lees over tenants', 'Read about tenants')),
      image: image('case-tenants'),
      ratio: 'landscape',
    },
    {
      blockType: 'pricing',
      heading: t('Wat het kost', 'What it costs'),
      plans: customPrices,
      note: t(
        'Zonder btw. Na week drie staat het bedrag vast; tot dan kunt u stoppen en betaalt u alleen wat er gewerkt is.',
        'Excluding VAT. After week three the amount is fixed; until then you may stop, and pay only for what was worked.',
      ),
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: customQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Welk deel gaat alleen bij u zo?', 'Which part is yours alone?'),
      text: t(
        'Kunt u het niet aanwijzen, dan zeggen wij na een week meekijken waar het zit. Of dat het er niet is.',
        'If you cannot point at it, we will tell you after a week of watching where it is. Or that there is none.',
      ),
      link: toPage('contact', t('Laat ons meekijken', 'Have us watch')),
      tone: 'primary',
    },
  ],
}

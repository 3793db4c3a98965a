import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { needed, saasQuestions, saasWeeks, separation } from './software-as-a-service-parts'

export const softwareAsAService: PageSeed = {
  key: 'oplossingen-software-als-dienst',
  title: t('Software als dienst', 'Software as a service'),
  seo: {
    description: t(
      'Eén systeem voor al uw klanten, zonder dat ze elkaar zien. Hoe we klanten scheiden, wat het kost en wanneer u het niet moet doen.',
      'One system for all your customers, who never see each other. How we keep them apart, what it costs, and when you should not do it.',
    ),
    image: 'axonometric',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Software als dienst', 'Software as a service'),
      heading: t('Eén pand, veel voordeuren', 'One building, many front doors'),
      intro: t(
        'U verkoopt software in plaats van uren. Dan is de vraag niet of het werkt, maar of het voor de honderdste klant nog werkt zoals voor de eerste.',
        'You sell software instead of hours. The question then is not whether it works, but whether it works for the hundredth customer as it did for the first.',
      ),
      actions: [{ link: toPage('contact', t('Vertel wat u verkoopt', 'Tell us what you sell')) }],
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      heading: t('Van bijproduct naar product', 'From by-product to product'),
      content: rich(
        'Meestal is het er al. U hebt voor uzelf iets laten maken, en een concurrent vroeg of hij het mocht gebruiken. Dat is een goed teken en een slecht fundament: alles wat voor één bedrijf vanzelf sprak, is nu een instelling.\n\nWij beginnen met die lijst. Wat is voor elke klant gelijk, wat stelt hij zelf in, en wat doet u niet? Het derde rijtje bepaalt of het een product wordt.',
        'Mostly it exists already. You had something made for yourself, and a competitor asked to use it. That is a good sign and a poor foundation: everything that went without saying for one company is now a setting.\n\nWe begin with that list. What is the same for every customer, what do they set themselves, and what will you not do? The third column decides whether it becomes a product.',
      ),
      image: image('axonometric'),
      caption: t('Zes huizen, één kademuur', 'Six houses, one quay wall'),
      ratio: 'original',
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Hoe we klanten uit elkaar houden', 'How we keep customers apart'),
      intro: t(
        'Drie manieren die alle drie goed kunnen zijn. Bijna altijd kiezen we de eerste, met de regels in de database zelf.',
        'Three ways, each of which can be right. We nearly always choose the first, with the rules in the database itself.',
      ),
      options: [
        { name: t('Een kolom per rij', 'A column in each row'), highlighted: true },
        { name: t('Een schema per klant', 'A schema for each customer') },
        { name: t('Een database per klant', 'A database for each customer') },
      ],
      rows: separation,
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Wat niemand vraagt en iedereen nodig heeft', 'What nobody asks for and everybody needs'),
      items: needed,
    },
    {
      blockType: 'steps',
      variant: 'line',
      tone: 'subtle',
      heading: t('Zestien weken', 'Sixteen weeks'),
      items: saasWeeks,
    },
    {
      blockType: 'richText',
      measure: 'columns',
      heading: t('Wanneer u het niet moet doen', 'When you should not do it'),
      content: rich(
        '**Met drie klanten.** Zijn er drie klanten en wil elk iets anders, dan verkoopt u [maatwerk](page:oplossingen-maatwerk-software) met een abonnement. Dat is een goed bedrijf, maar geen product. Bouw dan drie keer, op dezelfde blokken.\n\n**Zonder iemand aan de telefoon.** Een dienst is nooit af. Reken vanaf de eerste betalende klant op één dag per week van een bouwer, en op iemand bij u die vragen beantwoordt.\n\n**Om de oude klanten te dwingen.** Wie overstapt omdat het moet, vertrekt zodra het kan.',
        '**With three customers.** If there are three and each wants something else, you are selling [custom work](page:oplossingen-maatwerk-software) with a subscription. That is a good business, but no product. Build it three times then, on the same blocks.\n\n**Without anyone to answer.** A service is never finished. From the first paying customer on, count on a builder’s day each week, and on somebody of your own who answers questions.\n\n**To force old customers over.** Whoever moves because he must, leaves as soon as he can.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('Wat het kost', 'What it costs'),
      items: [
        {
          value: t('€ 86.400', '€86,400'),
          label: t('voor twaalf weken, twee bouwers', 'for twelve weeks, two builders'),
          note: t(
            'De ondergrens voor een dienst met betalende klanten.',
            'The least for a service with paying customers.',
          ),
        },
        {
          value: t('€ 115.200', '€115,200'),
          label: t('voor zestien weken', 'for sixteen weeks'),
          note: t(
            'Met abonnementen, eigen adressen en een beheerscherm.',
            'With subscriptions, custom domains and an admin screen.',
          ),
        },
        {
          value: t('€ 900', '€900'),
          label: t('per week daarna, één dag', 'a week after that, one day'),
          note: t(
            'Bijwerken, bewaken en wat klanten vinden.',
            'Updates, monitoring and whatever customers find.',
          ),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: saasQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Wie is uw tweede klant?', 'Who is your second customer?'),
      text: t(
        'De eerste bent u zelf. Over de tweede willen we alles weten.',
        'The first is yourself. About the second we want to know everything.',
      ),
      link: toPage('belafspraak', t('Plan een gesprek', 'Schedule a call')),
      tone: 'primary',
    },
  ],
}

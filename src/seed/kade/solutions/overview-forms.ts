import { image, t, toPage } from '@/blocks/draft'
import { row } from '../comparison'

/** The five solutions, with the length of each in place of a year. */
export const forms = [
  {
    title: t('Minimum viable product', 'Minimum viable product'),
    material: t('6 tot 8 weken', '6 to 8 weeks'),
    text: t(
      'Een eerste versie die één vraag beantwoordt, met echte gebruikers.',
      'A first version that answers one question, with real users.',
    ),
    image: image('process'),
    link: toPage('oplossingen-minimum-viable-product', t('Over eerste versies', 'About first versions')),
  },
  {
    title: t('Software als dienst', 'Software as a service'),
    material: t('12 tot 16 weken', '12 to 16 weeks'),
    text: t(
      'Eén systeem voor veel klanten, die elkaar nooit zien.',
      'One system for many customers, who never see each other.',
    ),
    image: image('axonometric'),
    link: toPage('oplossingen-software-als-dienst', t('Over software als dienst', 'About services')),
  },
  {
    title: t('API-koppelingen', 'API connections'),
    material: t('4 tot 6 weken', '4 to 6 weeks'),
    text: t(
      'Programma’s die elkaars taal leren, en het zeggen als ze elkaar niet verstaan.',
      'Programs that learn each other’s language, and say so when they do not understand.',
    ),
    image: image('building-blocks'),
    link: toPage('oplossingen-api-koppelingen', t('Over koppelingen', 'About connections')),
  },
  {
    title: t('Maatwerksoftware', 'Custom software'),
    material: t('10 tot 14 weken', '10 to 14 weeks'),
    text: t(
      'Voor het deel van het werk dat alleen bij u zo gaat.',
      'For the part of the work that is only done that way at your place.',
    ),
    image: image('blueprint'),
    link: toPage('oplossingen-maatwerk-software', t('Over maatwerk', 'About custom software')),
  },
  {
    title: t('Webapplicaties', 'Web applications'),
    material: t('8 tot 12 weken', '8 to 12 weeks'),
    text: t(
      'Gereedschap in de browser, dat niets installeert en toch snel is.',
      'Tools in the browser: nothing to install, and quick all the same.',
    ),
    image: image('quay-front'),
    link: toPage('oplossingen-web-applicaties', t('Over webapplicaties', 'About web applications')),
  },
] as const

export const whichForm = [
  row(
    t('Eerste versie', 'First version'),
    t('U iets wilt weten voordat u alles betaalt', 'You want to know something before paying for everything'),
    t('6–8 weken', '6–8 weeks'),
    t('€\u00a043.200–57.600', '€43,200–57,600'),
  ),
  row(
    t('Software als dienst', 'Software as a service'),
    t('Uw klanten ervoor gaan betalen', 'Your customers will pay for it'),
    t('12–16 weken', '12–16 weeks'),
    t('€\u00a086.400–115.200', '€86,400–115,200'),
  ),
  row(
    t('Koppelingen', 'Connections'),
    t('Iemand gegevens overtypt', 'Somebody retypes data'),
    t('4–6 weken', '4–6 weeks'),
    t('€\u00a028.800–43.200', '€28,800–43,200'),
  ),
  row(
    t('Maatwerk', 'Custom software'),
    t('Uw werkwijze uw voorsprong is', 'The way you work is your lead'),
    t('10–14 weken', '10–14 weeks'),
    t('€\u00a072.000–100.800', '€72,000–100,800'),
  ),
  row(
    t('Webapplicatie', 'Web application'),
    t('Het overal moet openen, ook bij anderen', 'It must open anywhere, on others’ machines too'),
    t('8–12 weken', '8–12 weeks'),
    t('€\u00a057.600–86.400', '€57,600–86,400'),
  ),
]

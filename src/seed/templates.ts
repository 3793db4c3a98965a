import { form, image, type ImageRef } from '@/blocks/draft'
import { samples } from '@/blocks/samples'
import type { Locale } from '@/src/lib/constants'
import type { TemplateSeed } from './types'

type Pictures = { wide: string; detail: string; contactForm: string }

const {
  callToAction,
  caseHeader,
  columns,
  faq,
  features,
  hero,
  mediaText,
  quote,
  richText,
  stats,
  steps,
  tableOfContents,
  vacancyHeader,
} = samples

const exhibit = (shown: ImageRef) => ({ ...hero, variant: 'exhibit', image: shown }) as const

/** Names of templates are for editors, in the language of their tenant. */
const WORDS = {
  landing: {
    nl: {
      name: 'Landingspagina',
      description: 'Voor één aanbod en één vraag: wat het is, hoe het gaat, wat men vraagt, en één knop.',
    },
    en: {
      name: 'Landing page',
      description:
        'For one offer and one question: what it is, how it goes, what people ask, and one button.',
    },
  },
  caseStudy: {
    nl: {
      name: 'Referentie',
      description: 'Na een afgerond project: wat er was, wat u maakte en wat het opleverde.',
    },
    en: {
      name: 'Case study',
      description: 'After a finished project: what there was, what you made and what came of it.',
    },
  },
  service: {
    nl: {
      name: 'Dienst',
      description: 'Wat u voor een klant doet: voor wie, in welke stappen, en hoe men begint.',
    },
    en: {
      name: 'Service',
      description: 'What you do for a customer: for whom, in which steps, and how one begins.',
    },
  },
  longRead: {
    nl: {
      name: 'Lang verhaal',
      description: 'Voor tekst die men uitleest: inhoudsopgave, leesbare regels, een beeld en een citaat.',
    },
    en: {
      name: 'Long read',
      description: 'For text that is read to the end: contents, readable lines, an image and a quote.',
    },
  },
  vacancy: {
    nl: {
      name: 'Vacature',
      description: 'Voor een open plaats: het werk, de voorwaarden en hoe het solliciteren gaat.',
    },
    en: { name: 'Vacancy', description: 'For an open position: the work, the terms and how to apply.' },
  },
} as const satisfies Record<string, Record<Locale, Pick<TemplateSeed, 'name' | 'description'>>>

/** Templates of an agency: samples of the blocks with the images of the tenant. */
export function templatesWith({ wide, detail, contactForm }: Pictures, language: Locale): TemplateSeed[] {
  const [large, small] = [image(wide), image(detail)]
  return [
    {
      ...WORDS.landing[language],
      blocks: [exhibit(large), features, steps, faq, { ...callToAction, image: null }],
    },
    {
      ...WORDS.caseStudy[language],
      blocks: [
        { ...caseHeader, image: large },
        richText,
        { ...mediaText, image: small },
        stats,
        { ...quote, image: null },
        { ...callToAction, image: null },
      ],
    },
    {
      ...WORDS.service[language],
      blocks: [
        { ...hero, image: null },
        { ...mediaText, image: small },
        steps,
        faq,
        { ...samples.form, form: form(contactForm) },
      ],
    },
    {
      ...WORDS.longRead[language],
      blocks: [
        { ...hero, image: null, actions: [] },
        tableOfContents,
        richText,
        { ...mediaText, image: large },
        columns,
        { ...quote, image: null },
      ],
    },
    {
      ...WORDS.vacancy[language],
      blocks: [vacancyHeader, richText, features, steps, { ...callToAction, image: null }],
    },
  ]
}

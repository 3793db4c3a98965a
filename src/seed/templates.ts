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

/** What an agency begins its pages with: the samples of the blocks, which say what belongs where, and a tenant's own images. */
export function templatesWith({ wide, detail, contactForm }: Pictures, language: Locale): TemplateSeed[] {
  // A template's name is for editors, who work in their company's own language.
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const [large, small] = [image(wide), image(detail)]
  return [
    {
      name: say('Landingspagina', 'Landing page'),
      description: say(
        'Voor één aanbod en één vraag: wat het is, hoe het gaat, wat men vraagt, en één knop.',
        'For one offer and one question: what it is, how it goes, what people ask, and one button.',
      ),
      blocks: [exhibit(large), features, steps, faq, { ...callToAction, image: null }],
    },
    {
      name: say('Referentie', 'Case study'),
      description: say(
        'Na een afgerond project: wat er was, wat u maakte en wat het opleverde.',
        'After a finished project: what there was, what you made and what came of it.',
      ),
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
      name: say('Dienst', 'Service'),
      description: say(
        'Wat u voor een klant doet: voor wie, in welke stappen, en hoe men begint.',
        'What you do for a customer: for whom, in which steps, and how one begins.',
      ),
      blocks: [
        { ...hero, image: null },
        { ...mediaText, image: small },
        steps,
        faq,
        { ...samples.form, form: form(contactForm) },
      ],
    },
    {
      name: say('Lang verhaal', 'Long read'),
      description: say(
        'Voor tekst die men uitleest: inhoudsopgave, leesbare regels, een beeld en een citaat.',
        'For text that is read to the end: contents, readable lines, an image and a quote.',
      ),
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
      name: say('Vacature', 'Vacancy'),
      description: say(
        'Voor een open plaats: het werk, de voorwaarden en hoe het solliciteren gaat.',
        'For an open position: the work, the terms and how to apply.',
      ),
      blocks: [vacancyHeader, richText, features, steps, { ...callToAction, image: null }],
    },
  ]
}

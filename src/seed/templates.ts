import { form, image, type ImageRef } from '@/blocks/draft'
import { samples } from '@/blocks/samples'
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
export function templatesWith({ wide, detail, contactForm }: Pictures): TemplateSeed[] {
  const [large, small] = [image(wide), image(detail)]
  return [
    {
      name: 'Landingspagina',
      description: 'Voor één aanbod en één vraag: wat het is, hoe het gaat, wat men vraagt, en één knop.',
      blocks: [exhibit(large), features, steps, faq, { ...callToAction, image: null }],
    },
    {
      name: 'Referentie',
      description: 'Na een afgerond project: wat er was, wat u maakte en wat het opleverde.',
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
      name: 'Dienst',
      description: 'Wat u voor een klant doet: voor wie, in welke stappen, en hoe men begint.',
      blocks: [
        { ...hero, image: null },
        { ...mediaText, image: small },
        steps,
        faq,
        { ...samples.form, form: form(contactForm) },
      ],
    },
    {
      name: 'Lang verhaal',
      description: 'Voor tekst die men uitleest: inhoudsopgave, leesbare regels, een beeld en een citaat.',
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
      name: 'Vacature',
      description: 'Voor een open plaats: het werk, de voorwaarden en hoe het solliciteren gaat.',
      blocks: [vacancyHeader, richText, features, steps, { ...callToAction, image: null }],
    },
  ]
}

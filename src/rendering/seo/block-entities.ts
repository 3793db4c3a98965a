import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { FAQPage, JobPosting, Product, Thing } from 'schema-dts'

import type { FaqBlock, Page, VacancyHeaderBlock } from '@/payload-types'
import { imageAddress } from '@/src/features/media/rules/image-address'
import type { BlockData, DataByBlock } from '../block-data'
import { omitEmpty, organizationId } from './site-graph'

type AnyBlock = NonNullable<Page['blocks']>[number]
type ProductData = BlockData['products'][number]

const EMPLOYMENT = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contractor: 'CONTRACTOR',
  intern: 'INTERN',
} as const satisfies Record<VacancyHeaderBlock['employmentType'], string>

/** A page has one FAQPage, whatever the number of its FAQ blocks. */
function questions(blocks: readonly AnyBlock[]): FAQPage[] {
  const items = blocks
    .filter((block): block is FaqBlock => block.blockType === 'faq')
    .flatMap((block) => block.items)
  if (items.length === 0) return []
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: convertLexicalToPlaintext({ data: answer }).trim() },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

function salary({ salaryMin, salaryMax }: VacancyHeaderBlock): JobPosting['baseSalary'] {
  if (!salaryMin && !salaryMax) return undefined
  const range = omitEmpty({
    minValue: salaryMin ?? undefined,
    maxValue: salaryMax ?? undefined,
    unitText: 'MONTH',
  })
  return { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', ...range } }
}

const vacancy = (block: VacancyHeaderBlock, origin: string): JobPosting =>
  omitEmpty({
    '@type': 'JobPosting' as const,
    title: block.heading,
    description: block.summary,
    datePosted: block.postedAt,
    validThrough: block.validThrough ?? undefined,
    employmentType: EMPLOYMENT[block.employmentType],
    hiringOrganization: { '@id': organizationId(origin) },
    jobLocation: {
      '@type': 'Place' as const,
      address: { '@type': 'PostalAddress' as const, addressLocality: block.location, addressCountry: 'NL' },
    },
    jobLocationType: block.remote === 'yes' ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements:
      block.remote === 'yes' ? { '@type': 'Country' as const, name: 'NL' } : undefined,
    baseSalary: salary(block),
  })

/** Only for a product with a price: search engines reject one without an offer. */
function product(data: ProductData, origin: string): Product[] {
  if (data.price === null) return []
  const { image, href } = data
  return [
    omitEmpty({
      '@type': 'Product' as const,
      name: data.name,
      description: data.summary,
      sku: data.model,
      image: image?.filename
        ? `${origin}${imageAddress({ ...image, filename: image.filename }, { f: 'jpeg', w: 1280 })}`
        : undefined,
      brand: { '@id': organizationId(origin) },
      offers: omitEmpty({
        '@type': 'Offer' as const,
        price: data.price,
        priceCurrency: data.currency,
        availability: 'https://schema.org/InStock' as const,
        url: href ? `${origin}${href}` : undefined,
      }),
    }),
  ]
}

/** Structured data of a page's blocks: questions, a vacancy, products. */
export function blockEntities(blocks: readonly AnyBlock[], data: DataByBlock, origin: string): Thing[] {
  const others = blocks.flatMap((block): Thing[] => {
    if (block.blockType === 'vacancyHeader') return [vacancy(block, origin)]
    if (block.blockType !== 'products' || !block.id) return []
    // `data` has what the reader of this block type returned.
    const products = (data[block.id] ?? []) as BlockData['products']
    return products.flatMap((item) => product(item, origin))
  })
  return [...questions(blocks), ...others]
}

import { createHash, randomUUID } from 'node:crypto'
import type { Block, Field } from 'payload'

import { blocks } from '@/blocks'
import type { AnyBlock } from '@/blocks/block-context'
import { samples } from '@/blocks/samples'
import type { Media } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { inLanguage } from '@/blocks/resolve'
import { isRecord } from '@/src/lib/is-record'

type Row = Record<string, unknown>
type Fill = { images: readonly Media[]; data: Row }

const unused = (key: string): never => {
  throw new Error(`A sample refers to ${key}; samples must not refer to documents.`)
}

/** A different image for every place, the same on every visit. */
function imageFor(images: readonly Media[], at: string): Media | undefined {
  const [first = 0, second = 0] = createHash('sha1').update(at).digest()
  return images[(first * 256 + second) % images.length]
}

/** Images are wanted where they are required, and where the chosen variant asks for one. */
function wantsImage(field: Field, row: Row, data: Row): boolean {
  if (field.type !== 'upload') return false
  const condition = field.admin?.condition
  if (!condition) return field.required === true
  return Boolean(condition(data, row, { blockData: data, operation: 'update', path: [], user: null }))
}

/** The row with images of the tenant where it shows some, and an id on every row of a list. */
function filled(fields: readonly Field[], row: Row, fill: Fill, at: string): Row {
  return fields.reduce<Row>((result, field) => {
    if (field.type === 'row' || field.type === 'collapsible') return filled(field.fields, result, fill, at)
    if (!('name' in field)) return result
    const here = `${at}.${field.name}`
    const value = result[field.name]
    if (wantsImage(field, result, fill.data)) return { ...result, [field.name]: imageFor(fill.images, here) }
    if (field.type === 'group' && isRecord(value))
      return { ...result, [field.name]: filled(field.fields, value, fill, here) }
    if (field.type !== 'array' || !Array.isArray(value)) return result
    const rows = value.filter(isRecord).map((item, place) => ({
      id: randomUUID(),
      ...filled(field.fields, item, fill, `${here}${place}`),
    }))
    return { ...result, [field.name]: rows }
  }, row)
}

/** The compositions that a block can take; one without a name when it has no choice. */
function variantsOf({ fields }: Block): (string | null)[] {
  const field = fields.find((one) => 'name' in one && one.name === 'variant')
  const options = field?.type === 'select' ? field.options : []
  const values = options.map((option) => (typeof option === 'string' ? option : option.value))
  return values.length > 0 ? values : [null]
}

type Options = { locale: Locale; images: readonly Media[]; lexical: (markdown: string) => object }

/**
 * The samples as a page would hold them, with the tenant's images.
 * @param only slug of one block, which is then shown in all its variants; null: each block once
 */
export function sampleBlocks(only: string | null, { locale, images, lexical }: Options): AnyBlock[] {
  const lookup = { lexical, imageId: unused, pageId: unused, formId: unused }
  return blocks
    .filter(({ slug }) => only === null || slug === only)
    .flatMap((block) => {
      const [, sample] = Object.entries(samples).find(([name]) => name === block.slug) ?? []
      const data = inLanguage(sample, locale, lookup)
      if (!isRecord(data)) return []
      const variants = only === null ? [null] : variantsOf(block)
      return variants.map((variant) => {
        const row = { id: randomUUID(), ...data, ...(variant && { variant }) }
        // What the configs ask for is what the generated types describe.
        return filled(block.fields, row, { images, data: row }, block.slug) as unknown as AnyBlock
      })
    })
}

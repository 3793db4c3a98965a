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

/** Picks an image by a hash of the field's path, so that it varies by field but not by visit. */
function imageFor(images: readonly Media[], path: string): Media | undefined {
  const [first = 0, second = 0] = createHash('sha1').update(path).digest()
  return images[(first * 256 + second) % images.length]
}

/** Whether the image is required, or shown by the chosen variant. */
function wantsImage(field: Field, row: Row, data: Row): boolean {
  if (field.type !== 'upload') return false
  const condition = field.admin?.condition
  if (!condition) return field.required === true
  return Boolean(condition(data, row, { blockData: data, operation: 'update', path: [], user: null }))
}

/** Adds images of the tenant to a row, and an id to each row of a list. */
function fillRow(fields: readonly Field[], row: Row, fill: Fill, path: string): Row {
  return fields.reduce<Row>((result, field) => {
    if (field.type === 'row' || field.type === 'collapsible') return fillRow(field.fields, result, fill, path)
    if (!('name' in field)) return result
    const fieldPath = `${path}.${field.name}`
    const value = result[field.name]
    if (wantsImage(field, result, fill.data))
      return { ...result, [field.name]: imageFor(fill.images, fieldPath) }
    if (field.type === 'group' && isRecord(value))
      return { ...result, [field.name]: fillRow(field.fields, value, fill, fieldPath) }
    if (field.type !== 'array' || !Array.isArray(value)) return result
    const rows = value.filter(isRecord).map((item, index) => ({
      id: randomUUID(),
      ...fillRow(field.fields, item, fill, `${fieldPath}${index}`),
    }))
    return { ...result, [field.name]: rows }
  }, row)
}

/** The variants of a block; `[null]` for a block without variants. */
function variantsOf({ fields }: Block): (string | null)[] {
  const field = fields.find((one) => 'name' in one && one.name === 'variant')
  const options = field?.type === 'select' ? field.options : []
  const values = options.map((option) => (typeof option === 'string' ? option : option.value))
  return values.length > 0 ? values : [null]
}

type Options = { locale: Locale; images: readonly Media[]; lexical: (markdown: string) => object }

/**
 * The samples as blocks of a page, with the tenant's images.
 * @param only slug of a block to return in all its variants; null: each block once
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
        // The generated types are derived from the block configs that the row was filled from.
        return fillRow(block.fields, row, { images, data: row }, block.slug) as unknown as AnyBlock
      })
    })
}

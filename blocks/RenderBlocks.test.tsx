import { renderToStaticMarkup } from 'react-dom/server'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { inLanguage } from '@/blocks/resolve'
import { isRecord } from '@/src/lib/is-record'
import { RenderBlocks } from './RenderBlocks'
import type { AnyBlock } from './block-context'
import { samples } from './samples'

type Row = Record<string, unknown>

/** One paragraph as the rich-text editor stores it. */
const lexical = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, format: 0, text }] }],
  },
})

const unused = (key: string): string => {
  throw new Error(`A sample names ${key}.`)
}

/** The sample as block data, without images. */
const sampleIn = (slug: string, locale: Locale): Row => {
  const [, sample] = Object.entries(samples).find(([name]) => name === slug) ?? []
  const block = inLanguage(sample, locale, { lexical, imageId: unused, pageId: unused, formId: unused })
  return isRecord(block) ? { id: slug, ...block } : {}
}

/** Adds ids to rows at any depth, as stored rows have. */
const stored = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      Array.isArray(value) && value.every(isRecord)
        ? value.map((item, index) => ({ id: String(index), ...stored(item) }))
        : value,
    ]),
  )

/** The data of a block without documents to show. */
const nothingFor = (blockType: unknown): unknown =>
  blockType === 'blogList' || blockType === 'form' ? null : []

const render = (block: Row, locale: Locale): string =>
  // The cast is safe: the types are generated from the configs.
  renderToStaticMarkup(
    <RenderBlocks
      blocks={[stored(block) as unknown as AnyBlock]}
      data={{ [String(block['id'])]: nothingFor(block['blockType']) }}
      locale={locale}
      title="Titel"
    />,
  )

/** The row with only its required fields. */
function required(fields: Field[], row: Row): Row {
  const kept = fields.flatMap((field): [string, unknown][] => {
    if (field.type === 'row' || field.type === 'collapsible')
      return Object.entries(required(field.fields, row))
    if (!('name' in field)) return []
    const value = row[field.name]
    if (field.type === 'group') return [[field.name, required(field.fields, isRecord(value) ? value : {})]]
    if (!('required' in field) || !field.required) return []
    const isRows = field.type === 'array' && Array.isArray(value)
    return [[field.name, isRows ? value.filter(isRecord).map((item) => required(field.fields, item)) : value]]
  })
  return Object.fromEntries(kept)
}

const cases = blocks.flatMap((block) => LOCALES.map((locale) => [block.slug, locale, block] as const))

describe.each(cases)('block %s in %s', (slug, locale, { fields }) => {
  const sample = sampleIn(slug, locale)

  it('renders the sample', () => {
    expect(render(sample, locale)).toContain(sample['heading'] ?? sample['text'] ?? sample['caption'])
  })

  it('renders no empty elements for empty fields', () => {
    const html = render({ id: slug, blockType: slug, ...required(fields, sample) }, locale)
    expect(html).toContain('<section')
    expect(html).not.toMatch(/<(h[1-6]|p|a|dt|dd|li|figcaption)( [^>]*)?><\/\1>/)
    expect(html).not.toMatch(/undefined|null|\[object/)
  })
})

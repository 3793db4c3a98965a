import type { FlattenedBlock, FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { inFormOrder } from './form-order'

const field = (name: string, more: object = {}) =>
  ({ name, type: 'text', ...more }) as unknown as FlattenedField
const FAQ = {
  flattenedFields: [
    field('heading'),
    field('items', { type: 'array', flattenedFields: [field('question'), field('answer')] }),
  ],
} as unknown as FlattenedBlock
const FIELDS = [
  field('model', { admin: { position: 'sidebar' } }),
  field('title'),
  field('blocks', { type: 'blocks' }),
  field('seo', { type: 'group', flattenedFields: [field('title'), field('description')] }),
]
const IN_ORDER = [
  'title',
  'blocks',
  'blocks.0.heading',
  'blocks.2.heading',
  'blocks.2.items.0.question',
  'blocks.2.items.0.answer',
  'blocks.2.items.10.question',
  'blocks.11.heading',
  'seo.title',
  'seo.description',
  'model',
  'unknown',
]

it('is that of the form at every level, the sidebar last and what is no field after it', () => {
  const rows = Array.from({ length: 12 }, () => ({ blockType: 'faq' }))
  const scope = { data: { blocks: rows }, blocks: { faq: FAQ } }
  const items = IN_ORDER.toReversed().map((path) => ({ path }))
  expect(inFormOrder(FIELDS, items, scope).map(({ path }) => path)).toEqual(IN_ORDER)
})

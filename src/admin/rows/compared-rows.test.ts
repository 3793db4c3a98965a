import type { ArrayFieldClient, BlocksFieldClient, ClientBlock, ClientField } from 'payload'
import { expect, it } from 'vitest'

import { panelI18n } from '@/src/testing/panel-i18n'
import { comparedRowLabel } from './compared-rows'

const i18n = await panelI18n('nl')

const labels = { singular: { nl: 'Vraag', en: 'Question' }, plural: { nl: 'Vragen', en: 'Questions' } }
const heading: ClientField = { name: 'heading', type: 'text', localized: true }
const array: ArrayFieldClient = { name: 'items', type: 'array', labels, fields: [heading] }
const list: BlocksFieldClient = { name: 'blocks', type: 'blocks', blocks: [] }
const faq: ClientBlock = { slug: 'faq', labels, fields: [heading] }

const label = (field: typeof array | typeof list, row: object, locales: string[] = ['nl', 'en']) =>
  comparedRowLabel({ field, row, index: 1 }, { blocks: { faq }, locales, i18n })

it('names a block by its number, its type and its heading in a language that is compared', () => {
  const row = { blockType: 'faq', heading: { nl: 'Hoe werkt het?', en: 'How?' } }
  expect(label(list, row)).toBe('02 Vraag: Hoe werkt het?')
  expect(label(list, row, ['en'])).toBe('02 Vraag: How?')
  expect(label(list, { blockType: 'faq', heading: {} })).toBe('02 Vraag')
})

it('names a row by its text, else by its kind and number', () => {
  expect(label(array, { heading: 'Prijs' })).toBe('Prijs')
  expect(label(array, {})).toBe('Vraag 02')
})

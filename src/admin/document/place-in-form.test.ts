import type { I18nClient } from '@payloadcms/translations'
import type { ClientField, FormState } from 'payload'
import { expect, it } from 'vitest'

import { pathInDocument, pathInForm, tabOf } from './place-in-form'

const row = (id: string) => ({ id })
const STATE: FormState = {
  blocks: { rows: [row('a'), row('b')] },
  'blocks.1.items': { rows: [row('c'), row('d')] },
}

it.each([
  ['title', 'title'],
  ['seo.title', 'seo.title'],
  ['blocks.b.heading', 'blocks.1.heading'],
  ['blocks.b.items.d.text', 'blocks.1.items.1.text'],
  ['blocks.gone.heading', 'blocks.gone.heading'],
])('%s is %s in the form', (path, expected) => {
  expect(pathInForm(STATE, path)).toBe(expected)
})

it.each([
  ['title', 'title'],
  ['seo.title', 'seo.title'],
  ['blocks.1.heading', 'blocks.b.heading'],
  ['blocks.1.items.1.text', 'blocks.b.items.d.text'],
  ['blocks.7.heading', 'blocks.7.heading'],
])('%s is %s in the document', (path, expected) => {
  expect(pathInDocument(STATE, path)).toBe(expected)
})

const text = (name: string) => ({ name, type: 'text' })
const FIELDS = [
  text('slug'),
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [{ type: 'row', fields: [text('title')] }, text('blocks')] },
      { name: 'seo', label: 'Search', fields: [text('title')] },
    ],
  },
] as unknown as ClientField[]

it.each([
  ['slug', null],
  ['title', 'Content'],
  ['blocks.1.heading', 'Content'],
  ['seo.title', 'Search'],
])('%s is on the tab %s', (path, expected) => {
  expect(tabOf(FIELDS, path, { language: 'en', fallbackLanguage: 'en' } as I18nClient)).toBe(expected)
})

import type { I18nClient } from '@payloadcms/translations'
import type { ClientBlock, ClientField, FormState } from 'payload'
import { expect, it } from 'vitest'

import { changesBetween, ownChanges } from './changes'
import { describeStep } from './describe-step'

const text = (name: string, nl: string) => ({ name, type: 'text', label: { nl, en: name } })

const FAQ = {
  slug: 'faq',
  labels: { singular: { nl: 'Vragen', en: 'Questions' }, plural: '' },
  fields: [
    text('heading', 'Kop'),
    { name: 'link', type: 'group', label: { nl: 'Link', en: 'Link' }, fields: [text('label', 'Tekst')] },
  ],
} as unknown as ClientBlock

const FIELDS = [
  {
    type: 'tabs',
    tabs: [
      { label: '', fields: [text('title', 'Titel'), { name: 'blocks', type: 'blocks', label: 'Blokken' }] },
      { name: 'meta', label: { nl: 'Zoekmachines', en: '' }, fields: [text('description', 'Omschrijving')] },
    ],
  },
] as unknown as ClientField[]

const form = (title: string, headings: Record<string, string>): FormState => {
  const ids = Object.keys(headings)
  return {
    title: { value: title },
    'meta.description': { value: title },
    blocks: { value: ids.length, rows: ids.map((id) => ({ id, blockType: 'faq' })) },
    ...Object.fromEntries(ids.map((id, index) => [`blocks.${index}.heading`, { value: headings[id] }])),
  }
}

const BASE = form('Titel', { a: 'Een', b: 'Twee' })
const only = (path: string): FormState => ({ ...BASE, [path]: { value: 'Anders' } })

it.each([
  ['a field', only('title'), 'changed', 'Titel', 'title'],
  [
    'a field of a named tab',
    only('meta.description'),
    'changed',
    'Zoekmachines › Omschrijving',
    'meta.description',
  ],
  ['a field of a block', only('blocks.1.heading'), 'changed', 'Vragen “Anders” › Kop', 'blocks.b.heading'],
  ['a new block', form('Titel', { a: 'Een', c: '', b: 'Twee' }), 'added', 'Vragen 2', 'blocks.c'],
  ['a removed block', form('Titel', { b: 'Twee' }), 'removed', 'Vragen “Een”', 'blocks.a'],
  ['a moved block', form('Titel', { b: 'Twee', a: 'Een' }), 'moved', 'Vragen “Twee”', 'blocks.b'],
])('%s is called what it is called in the form', (_, after, act, name, place) => {
  const changes = ownChanges(changesBetween(BASE, after), false)
  const i18n = { language: 'nl', fallbackLanguage: 'nl' } as I18nClient
  const described = describeStep(changes, { before: BASE, after }, { blocks: { faq: FAQ }, i18n }, FIELDS)
  expect(described).toEqual({ act, name, place })
})

import type { I18nClient } from '@payloadcms/translations'
import type { ClientBlock, ClientField, FormState } from 'payload'
import { expect, it } from 'vitest'

import { findInvalid } from './find-invalid'

const text = (name: string, nl: string): ClientField => ({ name, type: 'text', label: { nl, en: name } })

const FAQ = {
  slug: 'faq',
  labels: { singular: { nl: 'Vragen', en: 'Questions' }, plural: '' },
  fields: [
    text('heading', 'Kop'),
    {
      name: 'items',
      type: 'array',
      labels: { singular: { nl: 'Vraag', en: 'Question' }, plural: '' },
      fields: [text('question', 'Vraag'), text('answer', 'Antwoord')],
    },
  ],
} as unknown as ClientBlock

const FIELDS = [
  { ...text('model', 'Model'), admin: { position: 'sidebar' } },
  {
    type: 'tabs',
    tabs: [
      {
        label: { nl: 'Inhoud', en: 'Content' },
        fields: [text('title', 'Titel'), { name: 'blocks', type: 'blocks' }],
      },
      {
        name: 'meta',
        label: { nl: 'Zoekmachines', en: 'Search' },
        fields: [text('description', 'Omschrijving')],
      },
    ],
  },
] as unknown as ClientField[]

const wrong = { valid: false, errorMessage: 'Verplicht.' }

const STATE: FormState = {
  model: wrong,
  'meta.description': wrong,
  'blocks.0.items.1.answer': wrong,
  'blocks.0.items.0.answer': wrong,
  'blocks.0.items.0.question': { value: 'Wat kost het?', valid: true },
  blocks: { rows: [{ id: 'a', blockType: 'faq' }], valid: false },
  // Payload calls what holds an invalid field invalid as well.
  'blocks.0.link': { valid: false, errorPaths: ['blocks.0.link.page'] },
  meta: { valid: false },
  'blocks.0.heading': { value: 'Goed om te weten', valid: true },
  'blocks.0.items': { rows: [{ id: 'b' }, { id: 'c' }], valid: true },
  title: { ...wrong, passesCondition: false },
  file: wrong,
}

it('names the invalid fields by their rows, in the order of the form: a file before it, the sidebar after it', () => {
  const i18n = { language: 'nl', fallbackLanguage: 'nl' } as I18nClient
  const found = findInvalid({ state: STATE, blocks: { faq: FAQ }, i18n }, FIELDS)
  expect(found.map(({ path, label, tab }) => [path, label, tab])).toEqual([
    ['file', '', null],
    ['blocks.0.items.0.answer', 'Vragen “Goed om te weten” › Vraag “Wat kost het?” › Antwoord', 'Inhoud'],
    ['blocks.0.items.1.answer', 'Vragen “Goed om te weten” › Vraag 2 › Antwoord', 'Inhoud'],
    ['meta.description', 'Omschrijving', 'Zoekmachines'],
    ['model', 'Model', null],
  ])
})

it('puts the fields of an account first, by the labels that Payload gives them', () => {
  const i18n = { language: 'nl', fallbackLanguage: 'nl' } as I18nClient
  const state: FormState = {
    name: wrong,
    'confirm-password': wrong,
    password: wrong,
    email: wrong,
  }
  const fields = [text('name', 'Naam'), text('email', 'Adres'), text('password', 'Password')]
  const own = [
    { path: 'email', label: 'E-mailadres' },
    { path: 'password', label: 'Nieuw wachtwoord' },
    { path: 'confirm-password', label: 'Wachtwoord bevestigen' },
  ]
  const found = findInvalid({ state, blocks: {}, i18n }, fields, own)
  expect(found.map(({ label }) => label)).toEqual([...own.map(({ label }) => label), 'Naam'])
})

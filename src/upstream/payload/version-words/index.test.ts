import type { ClientField } from 'payload'
import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { wordsOf } from './words'

const LANGUAGES: ClientField = {
  name: 'showIn',
  type: 'select',
  hasMany: true,
  options: [
    { value: 'nl', label: { nl: 'Nederlands', en: 'Dutch' } },
    { value: 'en', label: { nl: 'Engels', en: 'English' } },
  ],
}
const SHOWN: ClientField = { name: 'showTopBar', type: 'checkbox' }
const ADDRESSES: ClientField = { name: 'addresses', type: 'json' }

it.each([
  [SHOWN, false, 'Nee', 'No'],
  [SHOWN, true, 'Ja', 'Yes'],
  [SHOWN, null, '', ''],
  [LANGUAGES, [], '', ''],
  [LANGUAGES, ['nl', 'en'], 'Nederlands, Engels', 'Dutch, English'],
  [LANGUAGES, 'en', 'Engels', 'English'],
  [LANGUAGES, 'fr', 'fr', 'fr'],
  [
    ADDRESSES,
    [
      { domain: 'a', path: '/team' },
      { domain: 'b', path: null },
      { domain: 'c', path: '' },
    ],
    '/team, geen adres, geen adres',
    '/team, no address, no address',
  ],
])('%j with %j is “%s” in Dutch and “%s” in English', (field, value, nl, en) => {
  const words = ['nl', 'en'].map((language) => wordsOf(field, value, { language, fallbackLanguage: 'nl' }))
  expect(words).toEqual([nl, en])
})

it('Payload compares stored values', async () => {
  const fields = '@payloadcms/next/dist/views/Version/RenderFieldsToDiff/fields'
  expect(await packageFile(`${fields}/Text/index.js`)).toContain('value: String(value)')
  expect(await packageFile(`${fields}/Select/index.js`)).toContain('JSON.stringify(valueFrom)')
})

import type { FieldHookArgs } from 'payload'
import { expect, it } from 'vitest'

import { showContrast } from './report-contrast'

it.each([
  ['nl', /^Hoofdkleur: 3,4:1 op de pagina/],
  ['en', /^Primary: 3\.4:1 on the page/],
])('the measured contrast has the decimal mark of the language: %s', (language, line) => {
  const args = { siblingData: { themePrimaryColor: '#888888' }, req: { i18n: { language } } }
  expect(showContrast(args as unknown as FieldHookArgs)).toMatch(line)
})

import { existsSync } from 'node:fs'
import type { TextFieldSingleValidation } from 'payload'
import { expect, it } from 'vitest'

import { FORM_FIELD_TYPES } from '@/src/features/forms/rules/definition'
import { name } from './field-parts'
import { formFieldBlocks, mostUsedFirst } from './field-types'

it.each(FORM_FIELD_TYPES)('%s has a picture of its own in the selector of fields', (type) => {
  const picture = `/blocks/fields/${type}.svg`
  expect(formFieldBlocks[type].admin?.images?.thumbnail).toBe(picture)
  expect(existsSync(`public${picture}`)).toBe(true)
})

it('the selector of fields begins with those that are used most', () => {
  const { checkbox, email, reference, text } = formFieldBlocks
  const slugs = mostUsedFirst([checkbox, email, reference, text]).map(({ slug }) => slug)
  expect(slugs).toEqual(['text', 'email', 'checkbox', 'reference'])
})

it.each([
  ['accepts no name while the form is filled in', '', 'onChange', 'Uw naam', true],
  ['accepts no name beside a missing question, which is reported itself', '', 'submit', '', true],
  ['rejects no name in a save, which should have derived it', '', 'submit', 'Uw naam', false],
  ['rejects a name with spaces at once', 'uw naam', 'onChange', 'Uw naam', false],
] as const)('the name of a field %s', (_, value, event, label, isValid) => {
  const validate = (name as { validate: TextFieldSingleValidation }).validate
  const options = { event, siblingData: { label }, req: { i18n: { language: 'nl' } } }
  const answer = validate(value, options as unknown as Parameters<TextFieldSingleValidation>[1])
  expect(answer === true).toBe(isValid)
})

import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

import { FORM_FIELD_TYPES } from '@/src/features/forms/rules/definition'
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

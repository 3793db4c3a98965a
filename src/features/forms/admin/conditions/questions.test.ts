import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { hasFieldsAbove, missingNames, questionsAbove } from './questions'

const STATE: FormState = {
  fields: {
    rows: [
      { id: 'a', blockType: 'radio' },
      { id: 'b', blockType: 'message' },
      { id: 'c', blockType: 'checkbox' },
      { id: 'd', blockType: 'text' },
    ],
  },
  'fields.0.label': { value: 'Eet u mee?' },
  'fields.0.options': { rows: [{ id: 'e' }, { id: 'f' }] },
  'fields.0.options.0.label': { value: 'Ja, graag' },
  'fields.0.options.1.label': { value: 'Nee' },
  'fields.0.options.1.value': { value: 'n' },
  'fields.2.label': { value: 'Op de lijst' },
  'fields.2.name': { value: 'lijst' },
}

it('offers the questions above a field by their text, with the names that saving gives them', () => {
  expect(questionsAbove(STATE, 'fields.3.showWhen.field')).toEqual([
    {
      path: 'fields.0',
      name: 'eetUMee',
      label: 'Eet u mee?',
      isTicked: false,
      answers: [
        { value: 'ja-graag', label: 'Ja, graag' },
        { value: 'n', label: 'Nee' },
      ],
    },
    { path: 'fields.2', name: 'lijst', label: 'Op de lijst', isTicked: true, answers: [] },
  ])
  expect(questionsAbove(STATE, 'fields.0.showWhen.field')).toEqual([])
})

it('tells fields above without a text from none', () => {
  const state: FormState = {
    fields: {
      rows: [
        { id: 'a', blockType: 'message' },
        { id: 'b', blockType: 'text' },
      ],
    },
  }
  const below = [0, 1, 2].map((index) => hasFieldsAbove(state, `fields.${index}.showWhen.field`))
  expect(below).toEqual([false, false, true])
})

it('says which of those names the form does not have yet', () => {
  const [dinner, list] = questionsAbove(STATE, 'fields.3.showWhen.field')
  expect(dinner && missingNames(STATE, dinner)).toEqual([
    ['fields.0.name', 'eetUMee'],
    ['fields.0.options.0.value', 'ja-graag'],
  ])
  expect(list && missingNames(STATE, list)).toEqual([])
})

import { expect, it } from 'vitest'

import { paragraph } from '@/src/testing/pages'
import { fieldSegments } from '../../rules/field-segments'
import { translatedValue } from './translated-value'

const field = (kind: 'rich' | 'line' | 'list') => ({ path: `blocks.a.${kind}`, kind, maxLength: null })
const [rich, line, list] = [field('rich'), field('line'), field('list')]

/** The first paragraph of a rich text in another language. */
const paragraphOf = (source: unknown, text: string) => {
  const [segment] = fieldSegments(rich, source)
  return [{ id: `blocks.a.rich#${segment?.id}`, text }]
}

it('a text gets its translation', () => {
  const proposals = [{ id: 'blocks.a.line', text: 'About us' }]
  expect(translatedValue(line, { source: 'Over ons', target: 'Old', proposals })).toEqual({
    value: 'About us',
  })
})

it('a list of lines stays a list', () => {
  const proposals = [{ id: 'blocks.a.list', text: 'one\ntwo' }]
  const texts = { source: ['een', 'twee'], target: [], proposals }
  expect(translatedValue(list, texts)).toEqual({ value: ['one', 'two'] })
})

it('rich text keeps the structure of its source', () => {
  const [source, expected] = [paragraph('Vanaf € 5.'), paragraph('From € 5.')]
  const proposals = paragraphOf(source, 'From € 5.')
  expect(translatedValue(rich, { source, target: null, proposals })).toMatchObject({ value: expected })
})

it.each([
  ['a number that changed', paragraph('Vanaf € 6.')],
  ['a text that is gone', null],
])('what does not fit the source of now is not placed: %s', (_, source) => {
  const proposals = paragraphOf(paragraph('Vanaf € 5.'), 'From € 5.')
  expect(translatedValue(rich, { source, target: null, proposals })).toBeNull()
})

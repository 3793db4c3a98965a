import { expect, it } from 'vitest'

import { marksIn, partsOf, trimExcerpt } from './marks'

it('words that begin with a term are marked, whatever their capitals', () => {
  const text = 'Verzekeringen en zeker Verzekerd.'
  const marks = marksIn(text, ['verzeker'])
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['Verzekeringen', 'Verzekerd'])
  expect(partsOf(text, marks)).toEqual([
    { text: 'Verzekeringen', isHit: true },
    { text: ' en zeker ', isHit: false },
    { text: 'Verzekerd', isHit: true },
    { text: '.', isHit: false },
  ])
})

it('a text without hits is one part, and none without a text', () => {
  expect(partsOf('Kop', [])).toEqual([{ text: 'Kop', isHit: false }])
  expect(partsOf('', [])).toEqual([])
})

it('an excerpt has whole words', () => {
  expect(trimExcerpt('kwijze van ons\nbedr', { before: true, after: true })).toBe('… van ons …')
  expect(trimExcerpt('Onze werkwijze', { before: false, after: false })).toBe('Onze werkwijze')
})

import { expect, it } from 'vitest'

import { parseSearch } from './search-query'

it('of several words, the last may be the beginning of one', () => {
  expect(parseSearch('  Onze  Werkwijze ')).toEqual({
    text: 'onze werkwijze',
    words: ['onze', 'werkwijze'],
    lexemes: 'onze & werkwijze:*',
    path: 'onze-werkwijze',
  })
})

it('signs mean nothing to the query', () => {
  expect(parseSearch("a & !b | c:* <-> 'd")?.lexemes).toBe('a & b & c & d:*')
  expect(parseSearch('!!!')).toMatchObject({ words: [], lexemes: '', path: null })
})

it.each([
  ['https://kade.example/en/over-ons?a=b#c', '/over-ons'],
  ['http://kade.example', '/'],
  ['/en', '/'],
  ['/nl/contact', '/contact'],
  ['/nlx', '/nlx'],
  ['ab', null],
])('%s is looked for as the path %s', (asked, path) => {
  expect(parseSearch(asked)?.path).toBe(path)
})

it('nothing is no query', () => {
  expect(parseSearch('  ')).toBeNull()
})

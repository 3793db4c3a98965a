import { expect, it } from 'vitest'

import { searchedPath } from './search-addresses'

it.each([
  ['contact', 'contact'],
  ['/contact', '/contact'],
  ['/en/contact', '/contact'],
  ['https://www.example.org/en/about-us?a=b#c', '/about-us'],
  ['https://www.example.org/enige', '/enige'],
])('searches for the path of %s', (text, path) => {
  expect(searchedPath(text)).toBe(path)
})

import { expect, it } from 'vitest'

import { tabTitle } from './tab-title'

it('names the document and its kind', () => {
  expect(tabTitle('Over ons', 'Pagina')).toBe('Over ons · Pagina · Gevel')
})

it('names the kind once for a document without a title', () => {
  expect(tabTitle('Pagina', 'Pagina')).toBe('Pagina · Gevel')
})

it('names the kind while only spaces are typed', () => {
  expect(tabTitle('  ', 'Pagina')).toBe('Pagina · Gevel')
})

it.each(['Over ', '  Over', 'Over\u00A0', 'Over\n'])('has the spaces that a browser keeps of %j', (title) => {
  expect(tabTitle(title, 'Pagina')).toBe('Over · Pagina · Gevel')
})

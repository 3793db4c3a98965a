import { expect, it } from 'vitest'

import { pathOfText, proposedText } from './link-text'

it.each(['navigation', 'footer'])(
  'a link of the %s without a text gets the title of its page',
  (collection) => {
    expect(proposedText(collection, 'Over ons', '')).toBe('Over ons')
    expect(proposedText(collection, 'Over ons', undefined)).toBe('Over ons')
  },
)

it('a text that somebody has written stays', () => {
  expect(proposedText('navigation', 'Over ons', 'Wie wij zijn')).toBeNull()
})

it.each([
  ['pages', 'Over ons'],
  [undefined, 'Over ons'],
  ['navigation', null],
  ['navigation', ''],
])('nothing is proposed in a document of %s for the title %j', (collection, title) => {
  expect(proposedText(collection, title, '')).toBeNull()
})

it('the text stands beside the page', () => {
  expect(pathOfText('items.0.children.1.link.page')).toBe('items.0.children.1.link.label')
})

import { expect, it } from 'vitest'

import { changedWords } from './changed-words'

it('marks the words that were added and removed', () => {
  expect(changedWords('Wij bouwen software', 'Wij bouwen snelle software', 'nl')).toEqual([
    { text: 'Wij bouwen ', change: 'same' },
    { text: 'snelle ', change: 'added' },
    { text: 'software', change: 'same' },
  ])
})

it('shows a text that was written anew as a whole, before and after', () => {
  const before = 'Kom tegen de avond langs bij de werkplaats.'
  const now = 'Een korte omschrijving voor de zoekmachines.'
  expect(changedWords(before, now, 'nl')).toEqual([
    { text: before, change: 'removed' },
    { text: now, change: 'added' },
  ])
})

it('marks all of a text that was empty before', () => {
  expect(changedWords('', 'Nieuw', 'nl')).toEqual([{ text: 'Nieuw', change: 'added' }])
})

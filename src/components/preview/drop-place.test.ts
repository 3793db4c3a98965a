import { describe, expect, it } from 'vitest'

import { dropPlace } from './drop-place'

const BLOCKS = [
  { id: 'a', top: 0, bottom: 200 },
  { id: 'b', top: 200, bottom: 300 },
  { id: 'c', top: 300, bottom: 700 },
]

describe('a block that is dragged goes to the nearest place between others', () => {
  it.each([
    ['c', -50, { before: 'a', top: 0 }],
    ['c', 180, { before: 'b', top: 200 }],
    ['a', 320, { before: 'c', top: 300 }],
    ['a', 900, { before: null, top: 700 }],
  ])('%s at %i', (block, y, place) => {
    expect(dropPlace(BLOCKS, block, y)).toEqual(place)
  })

  it.each([
    ['a', 10],
    ['b', 190],
    ['b', 310],
    ['c', 640],
  ])('%s at %i would stay where it is', (block, y) => {
    expect(dropPlace(BLOCKS, block, y)).toBeNull()
  })

  it('one that is not shown goes nowhere', () => {
    expect(dropPlace(BLOCKS, 'd', 320)).toBeNull()
    expect(dropPlace([], 'a', 0)).toBeNull()
  })
})

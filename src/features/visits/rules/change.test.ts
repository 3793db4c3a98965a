import { describe, expect, it } from 'vitest'

import { changeInPercent } from './change'

describe('changeInPercent', () => {
  it.each([
    [15, 10, 50],
    [5, 10, -50],
    [10, 10, 0],
    [0, 10, -100],
    [2, 3, -33],
    [3, 0, null],
    [0, 0, null],
  ])('of %s after %s is %s', (now, before, percent) => expect(changeInPercent(now, before)).toBe(percent))
})

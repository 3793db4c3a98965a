import { describe, expect, it } from 'vitest'

import { tabFor } from './tab-for'

describe('keys of a tab bar', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s leads from tab %d of three to tab %d', (key, from, to) => {
    expect(tabFor(key, from, 3)).toBe(to)
  })

  it.each(['Tab', 'Enter', 'ArrowDown', 'a'])('leaves %s to the browser', (key) => {
    expect(tabFor(key, 1, 3)).toBeNull()
  })
})

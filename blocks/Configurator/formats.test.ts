import { describe, expect, it } from 'vitest'

import { formats } from './formats'

/** Intl uses no-break spaces in amounts. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formats', () => {
  it('formats ranges in each language', () => {
    const range = { min: 3600, max: 14_400 }
    expect(plain(formats('nl-NL').price(range))).toBe('€ 3.600 – € 14.400')
    expect(plain(formats('en-US').price(range))).toBe('€3,600 – €14,400')
    expect(formats('nl-NL').weeks({ min: 1, max: 2 })).toBe('1–2')
  })

  it('formats one number if both ends are equal', () => {
    expect(formats('en-US').weeks({ min: 2, max: 2 })).toBe('2')
    expect(plain(formats('nl-NL').price({ min: 0, max: 0 }))).toBe('€ 0')
  })
})

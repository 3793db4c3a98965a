import { describe, expect, it } from 'vitest'

import { formats } from './formats'

/** Amounts are written with a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formats', () => {
  it('writes ranges as each language does', () => {
    const range = { min: 3600, max: 14_400 }
    expect(plain(formats('nl-NL').price(range))).toBe('€ 3.600 – € 14.400')
    expect(plain(formats('en-US').price(range))).toBe('€3,600 – €14,400')
    expect(formats('nl-NL').weeks({ min: 1, max: 2 })).toBe('1–2')
  })

  it('writes one figure where both ends are the same', () => {
    expect(formats('en-US').weeks({ min: 2, max: 2 })).toBe('2')
    expect(plain(formats('nl-NL').price({ min: 0, max: 0 }))).toBe('€ 0')
  })
})

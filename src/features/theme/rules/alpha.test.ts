import { describe, expect, it } from 'vitest'

import { readAlpha, translucent } from './alpha'

describe('readAlpha', () => {
  it.each([
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    ['0', 0],
    ['.25', 0.25],
    ['1.0', 1],
    [' 0.5 ', 0.5],
    ['50%', 0.5],
    ['1e-1', 0.1],
    [1e-7, 1e-7],
    ['0%', 0],
    ['100%', 1],
  ])('reads %j as %d', (value, alpha) => expect(readAlpha(value)).toBe(alpha))

  it.each([
    Number.NaN,
    -0.1,
    1.1,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '-0.1',
    '1.0001',
    '101%',
    '-1%',
    '50 %',
    '%',
    '0.5px',
    '0,5',
    '0x1',
    'half',
    null,
    undefined,
    true,
    [0.5],
    {},
  ])('reads %j, invalid or out of range, as fully opaque', (value) => expect(readAlpha(value)).toBe(1))
})

describe('translucent', () => {
  it('writes CSS with channels and alpha', () => {
    expect(translucent('#f84808', 0.16)).toBe('rgb(248 72 8 / 0.16)')
    expect(translucent('#f84808', 'none')).toBe('rgb(248 72 8 / 1)')
  })
})

import { describe, expect, it } from 'vitest'

import { ratioText } from './ratio'

describe('ratioText', () => {
  it.each([
    [{ width: 1920, height: 1080 }, '16:9'],
    [{ width: 1536, height: 1024 }, '3:2'],
    [{ width: 500, height: 500 }, '1:1'],
    [{ width: 169, height: 48 }, '3.52:1'],
    [{ width: 48, height: 169 }, '0.28:1'],
  ])('writes %o as %s', (size, text) => {
    expect(ratioText(size, 'en-GB')).toBe(text)
  })

  it('writes the decimal in the format of the locale', () => {
    expect(ratioText({ width: 1201, height: 849 }, 'nl-NL')).toBe('1,41:1')
  })

  it('returns null for an image that could not be measured', () => {
    expect(ratioText({ width: 0, height: 0 }, 'nl-NL')).toBeNull()
  })
})

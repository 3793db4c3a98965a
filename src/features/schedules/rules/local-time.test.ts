import { describe, expect, it } from 'vitest'

import { localTime, momentOf, usualTimes } from './local-time'

const ZONE = 'Europe/Amsterdam'

describe('momentOf', () => {
  it.each([
    ['in winter', '2026-12-24T09:00', '2026-12-24T08:00:00.000Z'],
    ['in summer', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ])('is the moment of a time %s', (_, local, at) => {
    expect(momentOf(local, ZONE)).toEqual({ at })
    expect(localTime(at, ZONE)).toBe(local)
  })

  it('names times that the clock skips or shows twice', () => {
    expect(momentOf('2026-03-29T02:30', ZONE)).toEqual({ problem: 'skipped' })
    expect(momentOf('2026-10-25T02:30', ZONE)).toEqual({ problem: 'repeated' })
  })

  it('rejects what is no date and time', () => {
    expect(() => momentOf('', ZONE)).toThrow(RangeError)
  })
})

describe('usualTimes', () => {
  it.each([
    ['2026-11-23T10:00:00Z', '2026-11-24T09:00', '2026-11-30T09:00'],
    // Sunday there already.
    ['2026-11-28T23:30:00Z', '2026-11-30T09:00', '2026-11-30T09:00'],
  ])('is nine o’clock on the next day and on the next Monday after %s', (now, tomorrow, monday) => {
    expect(usualTimes(new Date(now), ZONE)).toEqual({ tomorrow, monday })
  })
})

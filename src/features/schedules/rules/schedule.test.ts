import { expect, it } from 'vitest'

import { futureTime } from './schedule'

const now = Date.parse('2026-11-23T10:00:00.000Z')

it.each([
  ['2026-11-23T10:00:01.000Z', '2026-11-23T10:00:01.000Z'],
  ['2026-11-23T11:00:01+01:00', '2026-11-23T10:00:01.000Z'],
  [new Date('2027-01-01T00:00:00.000Z'), '2027-01-01T00:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', null],
  ['2020-01-01T00:00:00.000Z', null],
  ['soon', null],
  [null, null],
  [undefined, null],
  [4_000_000_000_000, null],
])('%o is in the future as %o', (date, time) => {
  expect(futureTime(date, now)).toBe(time)
})

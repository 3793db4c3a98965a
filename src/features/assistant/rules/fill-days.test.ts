import { expect, it } from 'vitest'

import { fillDays } from './fill-days'

const day = (date: string, calls: number) => ({ date, calls })
const DAYS = [day('2026-02-27', 3), day('2026-03-01', 5)]

it('fills the gaps between days', () => {
  expect(fillDays(DAYS, { calls: 0 }, 31)).toEqual([
    day('2026-02-27', 3),
    day('2026-02-28', 0),
    day('2026-03-01', 5),
  ])
})

it('keeps the last days of a long period', () => {
  expect(fillDays([day('2024-01-01', 1), ...DAYS], { calls: 0 }, 2)).toEqual([
    day('2026-02-28', 0),
    day('2026-03-01', 5),
  ])
  expect(fillDays<ReturnType<typeof day>>([], { calls: 0 }, 31)).toEqual([])
})

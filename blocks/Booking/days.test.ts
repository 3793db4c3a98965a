import { describe, expect, it } from 'vitest'

import { daysOf, weeksOf } from './days'

const slot = (iso: string) => ({ start: Date.parse(iso), end: Date.parse(iso) + 1_800_000 })

describe('daysOf', () => {
  it('groups slots by the visitor’s day, which may differ from the tenant’s', () => {
    const slots = [slot('2026-11-23T22:30:00Z'), slot('2026-11-23T23:30:00Z')]
    expect(daysOf(slots, 'Europe/Amsterdam').map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
    expect(daysOf(slots, 'America/New_York').map(({ date }) => date)).toEqual(['2026-11-23'])
  })
})

describe('weeksOf', () => {
  const dates = (...free: string[]) =>
    weeksOf(free.map((date) => ({ date, slots: [slot(`${date}T10:00:00Z`)] })))

  it('returns all weeks from the first day with slots to the last, including days without slots', () => {
    const weeks = dates('2026-12-30', '2027-01-12')
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-12-28', '2027-01-04', '2027-01-11'])
    expect(weeks[0]?.days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-12-28', 0],
      ['2026-12-29', 0],
      ['2026-12-30', 1],
      ['2026-12-31', 0],
      ['2027-01-01', 0],
    ])
  })

  it('includes weekends when one of them has a slot', () => {
    expect(dates('2026-11-27', '2026-11-29')[0]?.days).toHaveLength(7)
  })

  it('returns no weeks without slots', () => {
    expect(weeksOf([])).toEqual([])
  })
})

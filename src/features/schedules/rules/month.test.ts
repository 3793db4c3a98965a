import { describe, expect, it } from 'vitest'

import { dayOf, isMonth, monthOf } from './month'

const ZONE = 'Europe/Amsterdam'

describe('monthOf', () => {
  it('is bounded by midnight in the time zone, in which summer time begins', () => {
    const march = monthOf('2026-03', ZONE)
    expect(march).toMatchObject({
      ...{ previous: '2026-02', next: '2026-04', firstWeekday: 7 },
      ...{ from: '2026-02-28T23:00:00.000Z', to: '2026-03-31T22:00:00.000Z' },
    })
    expect([march.days.length, march.days[0], march.days.at(-1)]).toEqual([31, '2026-03-01', '2026-03-31'])
  })

  it('goes on in the next year', () => {
    expect(monthOf('2026-12', ZONE)).toMatchObject({ previous: '2026-11', next: '2027-01' })
  })
})

describe('dayOf', () => {
  it('is the day in the time zone', () => {
    expect(dayOf('2026-12-31T23:30:00Z', ZONE)).toBe('2027-01-01')
  })
})

describe('isMonth', () => {
  it.each(['2026-13', '26-12', '2026-1', '', undefined, ['2026-12']])('rejects %j', (text) => {
    expect(isMonth(text)).toBe(false)
  })
})

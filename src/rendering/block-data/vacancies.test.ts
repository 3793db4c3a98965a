import { describe, expect, it } from 'vitest'

import { vacancyClosesAt, earliestDate } from './vacancies'

describe('vacancyClosesAt', () => {
  it('is the end of the last day', () => {
    expect(vacancyClosesAt({ validThrough: '2026-12-31T12:00:00.000Z' })).toEqual(
      new Date('2027-01-01T00:00:00Z'),
    )
  })

  it('is null for a vacancy without a last day', () => {
    expect(vacancyClosesAt({})).toBeNull()
    expect(vacancyClosesAt({ validThrough: null })).toBeNull()
  })
})

describe('earliestDate', () => {
  it('ignores missing dates', () => {
    const first = new Date('2026-12-01')
    expect(earliestDate([null, new Date('2026-12-24'), undefined, first])).toBe(first)
    expect(earliestDate([null, undefined])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'

import { RIGHTS_STATES, type RightsState, rightsEndBefore, rightsState } from './rights'

const NOW = new Date('2026-11-24T23:30:00Z')

const DAYS: [string, RightsState | null][] = [
  ['2026-11-23', 'expired'],
  ['2026-11-24', 'ending'],
  ['2026-12-24', 'ending'],
  ['2026-12-25', null],
]

describe('the right of use of an image', () => {
  it.each(DAYS)('until %s is %s on 24 November', (day, state) => {
    expect(rightsState(`${day}T12:00:00.000Z`, NOW)).toBe(state)
  })

  it.each(DAYS)('until %s is found by the moment before which it ends', (day, state) => {
    const found = RIGHTS_STATES.filter((asked) => `${day}T12:00:00.000Z` < rightsEndBefore(asked, NOW))
    expect(found).toEqual(state === 'expired' ? ['expired', 'ending'] : state === 'ending' ? ['ending'] : [])
  })

  it('does not end where no day is given', () => {
    expect([rightsState(null, NOW), rightsState(undefined, NOW)]).toEqual([null, null])
  })
})

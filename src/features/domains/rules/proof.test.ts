import { describe, expect, it } from 'vitest'

import { nextCheck, problemWith, recordOf } from './proof'

const record = { type: 'TXT', name: '_gevel.kade.nl', value: 'gevel-proof=abc' } as const

describe('recordOf', () => {
  it('names the record below the hostname', () =>
    expect(recordOf({ hostname: 'kade.nl', proof: { token: 'abc' } })).toEqual(record))

  it('has none for local names', () =>
    expect(recordOf({ hostname: 'kade.localhost', proof: { token: 'abc' } })).toBeNull())
})

describe('problemWith', () => {
  it.each([
    [null, 'unreachable'],
    [[], 'missing'],
    [['v=spf1 -all'], 'missing'],
    [['gevel-proof=abd'], 'different'],
    [['gevel-proof=abc2'], 'different'],
    [['v=spf1 -all', ' gevel-proof=abc '], null],
  ])('of the values %j is %j', (values, problem) => expect(problemWith(values, record)).toBe(problem))
})

describe('nextCheck', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const minutes = (checks: number) => {
    const next = nextCheck(checks, now)
    return next && (next.getTime() - now.getTime()) / 60_000
  }

  it('backs off to six hours, and ends after two weeks', () => {
    expect([0, 1, 2, 6, 7, 59].map(minutes)).toEqual([5, 10, 20, 320, 360, 360])
    expect(minutes(60)).toBeNull()
    let total = 0
    for (let checks = 0; minutes(checks) !== null; checks += 1) total += minutes(checks) ?? 0
    expect(total / 60 / 24).toBeGreaterThan(13)
    expect(total / 60 / 24).toBeLessThan(15)
  })
})

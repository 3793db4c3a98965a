import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DAY_SECONDS } from '@/src/lib/durations'
import { createStabilizer } from './stable'

describe('createStabilizer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each(['2027-03-04T23:59:59.900Z', '2027-03-05T00:00:00.100Z', '2027-03-05T14:10:00.500Z'])(
    'gives the same times in a run at %s',
    (now) => {
      vi.setSystemTime(now)
      const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
      const stabilize = createStabilizer()
      expect(
        stabilize({
          createdAt: fromNow(-240),
          updatedAt: fromNow(0),
          expiresAt: fromNow(30 * DAY_SECONDS - 1),
        }),
      ).toEqual({
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:00:00.000Z',
        expiresAt: '2026-12-21T09:00:00.000Z',
      })
    },
  )

  it.each(['2027-03-05T14:10:00.500Z', '2027-03-05T23:59:59.500Z'])(
    'replaces the time stamp of a calendar made at %s',
    (now) => {
      vi.setSystemTime(now)
      const made = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
      expect(createStabilizer()(`DTSTAMP:${made}Z`)).toBe('DTSTAMP:20261121T090000Z')
    },
  )

  it('keeps the time of day of chosen times and the distance from today', () => {
    vi.setSystemTime('2027-03-05T14:10:00.500Z')
    expect(
      createStabilizer()(['2027-03-08T13:30:00.000Z', '2027-03-06', '2015-01-01T00:00:00.000Z']),
    ).toEqual(['2026-11-24T13:30:00.000Z', '2026-11-22', '2015-01-01T00:00:00.000Z'])
  })
  it('counts days of the calendar from today where the tenants are', () => {
    vi.setSystemTime('2027-03-05T23:30:00.000Z')
    expect(createStabilizer()(['2027-03-06', '2027-03-05'])).toEqual(['2026-11-21', '2026-11-20'])
  })
})

import { expect, it } from 'vitest'

import type { Totals } from '@/src/features/dashboard/server/dashboard'
import { isCalm } from './is-calm'

const CALM: Totals = {
  media: { count: 3, bytes: 10, undescribed: 0, rightsEnding: 0 },
  forms: { count: 1, submissions: 9, unread: 0, assigned: 0 },
  bookings: { upcoming: 0, next: null },
  notFound: { addresses: 0, hits: 0 },
  redirects: { count: 2, used: 1, hits: 5 },
}

it('nothing needs attention where everything was read, described and found, and no call is planned', () => {
  expect(isCalm(CALM)).toBe(true)
})

it.each<[string, Partial<Totals>]>([
  ['an unread submission', { forms: { count: 1, submissions: 9, unread: 1, assigned: 0 } }],
  ['an assigned submission', { forms: { count: 1, submissions: 9, unread: 0, assigned: 1 } }],
  ['a planned call', { bookings: { upcoming: 1, next: '2026-11-25T09:00:00.000Z' } }],
  ['a path that was not found', { notFound: { addresses: 1, hits: 1 } }],
  ['an image without a description', { media: { ...CALM.media, undescribed: 1 } }],
  ['an image whose right of use ends', { media: { ...CALM.media, rightsEnding: 1 } }],
])('%s needs attention', (_, figures) => {
  expect(isCalm({ ...CALM, ...figures })).toBe(false)
})

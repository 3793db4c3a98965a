import type { Where } from 'payload'

import { DAY_MS } from '@/src/lib/durations'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** What allows the use of an image. */
export const LICENCES = {
  own: { nl: 'Eigen werk', en: 'Own work' },
  commissioned: { nl: 'In opdracht gemaakt', en: 'Made to order' },
  supplied: { nl: 'Aangeleverd door de klant', en: 'Supplied by the client' },
  stock: { nl: 'Stockbeeld met licentie', en: 'Licensed stock image' },
  'cc-by': { nl: 'Creative Commons: naam noemen (BY)', en: 'Creative Commons: attribution (BY)' },
  'cc-by-sa': {
    nl: 'Creative Commons: naam noemen, gelijk delen (BY-SA)',
    en: 'Creative Commons: attribution, share alike (BY-SA)',
  },
  'public-domain': { nl: 'Vrij van rechten (publiek domein, CC0)', en: 'Public domain or CC0' },
  other: { nl: 'Anders, zie toelichting', en: 'Other, see the terms' },
} as const satisfies Record<string, LocaleTexts>
export type Licence = keyof typeof LICENCES
export const LICENCE_NAMES = Object.keys(LICENCES) as [Licence, ...Licence[]]

/** Days before its end from which a right of use is named. */
export const RIGHTS_NOTICE_DAYS = 30

/** Past its last day, or within the days of notice before it. */
export type RightsState = 'expired' | 'ending'
export const RIGHTS_STATES = ['expired', 'ending'] as const satisfies readonly RightsState[]

/** The day of a date field, which stores noon in UTC: `2026-12-31`. */
export const dayOf = (timestamp: string): string => timestamp.slice(0, 10)

/** As the panel stores a day. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

const dayAfter = (days: number, now: Date): string =>
  dayOf(new Date(now.getTime() + days * DAY_MS).toISOString())

/** Days are those of UTC, so that an image is named at most some hours early or late. The last day still counts. */
export function rightsState(until: string | null | undefined, now: Date): RightsState | null {
  if (!until) return null
  const day = dayOf(until)
  if (day < dayAfter(0, now)) return 'expired'
  return day <= dayAfter(RIGHTS_NOTICE_DAYS, now) ? 'ending' : null
}

/** What is stored before this moment is in the state; what is expired is among what is ending. */
export const rightsEndBefore = (state: RightsState, now: Date): string =>
  `${dayAfter(state === 'expired' ? 0 : RIGHTS_NOTICE_DAYS + 1, now)}T00:00:00.000Z`

export const rightsWhere = (state: RightsState, now: Date): Where => ({
  rightsUntil: { less_than: rightsEndBefore(state, now) },
})

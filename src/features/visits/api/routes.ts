import { adminOperation } from '@/src/api/core/admin-operation'
import { invalid } from '@/src/api/core/from-error'
import { dataOf } from '@/src/api/core/schemas'
import { readVisits } from '@/src/features/visits/server/read-visits'
import { DAY_MS } from '@/src/lib/durations'
import { visitQuery, visits } from './schemas'

/** Counts are kept for little longer. */
const MAX_DAYS = 800

/** @throws {ApiError} when the days are not in order or too many */
function checkSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  const last = to === undefined ? Date.now() : Date.parse(to)
  if (from === undefined) return
  // Today may be a day later than in UTC.
  if (Date.parse(from) > last + DAY_MS * (to === undefined ? 1 : 0))
    throw invalid([{ path: 'from', message: 'Must not be after the last day.' }])
  if (last - Date.parse(from) >= MAX_DAYS * DAY_MS)
    throw invalid([{ path: 'from', message: `Ask for at most ${MAX_DAYS} days at once.` }])
}

const getVisits = adminOperation({
  method: 'get',
  path: '/visits',
  tag: 'Visits',
  summary: 'Read how often pages were visited',
  description:
    'Counted without cookies and without personal data, per day in the time zone of the tenant, on domains that count visits. Some seconds pass before a visit is counted.',
  permission: 'content.read',
  query: visitQuery,
  answer: dataOf(visits),
  handle: async ({ caller: { tenant, req }, query: { group, limit, ...filters } }) => {
    checkSpan(filters)
    return {
      data: await readVisits(req.payload.db.drizzle, { ...filters, tenant: tenant.id }, group, limit),
    }
  },
})

export const adminVisitOperations = [getVisits]

import { VISIT_DAYS } from '@/src/features/visits/rules/visit'
import type { Connection } from '@/src/platform/database/connection'
import { readVisits, type VisitFigures, type Visits } from './read-visits'

export type VisitsOverview = {
  /** The last 28 days, and the sum of the 28 before. */
  days: Visits<'day'>['rows']
  now: VisitFigures
  before: VisitFigures
  pages: Visits<'page'>['rows']
  referrers: Visits<'referrer'>['rows']
}

const SHOWN = 5

const sum = (rows: readonly VisitFigures[]): VisitFigures => ({
  views: rows.reduce((total, { views }) => total + views, 0),
  visitors: rows.reduce((total, { visitors }) => total + visitors, 0),
})

/** What the dashboard shows of a tenant's visits. The caller checks that the account may read the tenant's content. */
export async function readOverview(connection: Connection, tenant: string): Promise<VisitsOverview> {
  const [both, pages, referrers] = await Promise.all([
    readVisits(connection, { tenant, days: 2 * VISIT_DAYS }, 'day', 0),
    readVisits(connection, { tenant }, 'page', SHOWN),
    readVisits(connection, { tenant }, 'referrer', SHOWN),
  ])
  const days = both.rows.slice(VISIT_DAYS)
  const before = sum(both.rows.slice(0, VISIT_DAYS))
  return { days, now: sum(days), before, pages: pages.rows, referrers: referrers.rows }
}

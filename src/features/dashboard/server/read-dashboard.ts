import type { Payload } from 'payload'

import { type Actor, isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { countPublication } from './count-publication'
import { countSubmissionsPerDay, countTotals } from './count-totals'
import type { Dashboard } from './dashboard'
import { findEdited } from './find-edited'

type Reader = { tenantId: string; user: Actor; locale: Locale }

/**
 * The figures of one tenant, in four statements. The caller checks that the account may read the tenant's content;
 * that permission covers everything here except other accounts.
 * @param locale preferred for titles
 */
export async function readDashboard(
  payload: Payload,
  { tenantId, user, locale }: Reader,
): Promise<Dashboard> {
  const seesUsers = isSuperAdmin(user) || tenantsWith(user, 'users.read').includes(tenantId)
  const detail = isSuperAdmin(user) ? 'statuses' : seesUsers ? 'roles' : 'none'
  const [publication, totals, submissionsPerDay, edited] = await Promise.all([
    countPublication(payload, tenantId),
    countTotals(payload, { tenantId, account: user.id }, detail),
    countSubmissionsPerDay(payload, tenantId),
    findEdited(payload, { tenantId, locale, reader: seesUsers ? null : user.id }),
  ])
  return { ...totals, ...publication, submissionsPerDay, edited }
}

import type { PayloadRequest, Where } from 'payload'

import { changedIds, scheduledIds } from '@/src/database/publication-ids'
import { ownersAt } from '@/src/features/urls'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import type { FilterState, ListFilters } from '../rules/list-filters'

type Place = { collection: ScheduledCollection; tenant: string }

/** The documents that are in a state in a locale, as a query of their newest drafts in any locale. */
async function stateWhere(
  req: PayloadRequest,
  place: Place,
  locale: Locale,
  state: FilterState,
): Promise<Where> {
  const [status, title] = [`_status.${locale}`, `title.${locale}`]
  if (state === 'published') return { [status]: { equals: 'published' } }
  const connection = await requestConnection(req)
  const changed = await changedIds(connection, { ...place, locale })
  if (state === 'changed') return { id: { in: changed } }
  const scheduled = await scheduledIds(connection, { ...place, locale })
  const offline: Where[] = [{ [status]: { not_equals: 'published' } }, { id: { not_in: changed } }]
  if (state === 'scheduled') return { and: [...offline, { id: { in: scheduled } }] }
  return { and: [...offline, { id: { not_in: scheduled } }, { [title]: { exists: state === 'draft' } }] }
}

/** The query for all filters together; null without any. */
export async function filterWhere(
  req: PayloadRequest,
  place: Place,
  { states, path }: ListFilters,
): Promise<Where | null> {
  const and: Where[] = []
  for (const locale of LOCALES) {
    const state = states[locale]
    if (state) and.push(await stateWhere(req, place, locale, state))
  }
  if (path) and.push({ id: { in: await ownersAt(req, place.collection, path) } })
  return and.length > 0 ? { and } : null
}

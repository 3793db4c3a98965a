import { referenceId } from '@/src/access/memberships'
import { payloadInstance } from '@/src/payload'
import { cacheTags } from '../cache-tags'
import type { Reader } from './types'

/** What a call can be about; a booking names it by its id. */
export type BookingTopic = { id: string; label: string }

/** The topics of the tenant's calls that have a name in the language. */
export const readBooking: Reader<'booking', BookingTopic[]> = async (site, locale) => {
  const payload = await payloadInstance()
  const tenantId = referenceId(site.tenant)
  const { docs } = await payload.find({
    collection: 'availability',
    where: { tenant: { equals: tenantId } },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { topics: true },
    // Public: the form shows the topics to everybody.
    overrideAccess: true,
  })
  return {
    data: (docs[0]?.topics ?? []).flatMap(({ id, label }) => (id && label ? [{ id, label }] : [])),
    tags: [cacheTags.availability(tenantId)],
  }
}

import { referenceId } from '@/src/access/memberships'
import type { Availability } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import type { Reader } from './types'

/** A subject for a call; bookings refer to it by id. */
export type BookingTopic = { id: string; label: string }

/** Omits topics without a label in the locale in which they were read. */
export const topicsInLocale = (topics: Availability['topics']): BookingTopic[] =>
  (topics ?? []).flatMap(({ id, label }) => (id && label ? [{ id, label }] : []))

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
    data: topicsInLocale(docs[0]?.topics),
    tags: [cacheTags.availability(tenantId)],
  }
}

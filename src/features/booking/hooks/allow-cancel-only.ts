import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import type { Booking } from '@/payload-types'
import { textIn } from '@/src/i18n/locale-texts'

/**
 * A cancellation is final: the time may already be booked by somebody else.
 * Calendars only accept an update of an event with a higher sequence number (RFC 5545, 3.8.7.4).
 */
export const allowCancelOnly: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const before = originalDoc.status
  const after = data.status ?? before
  if (before === after) return data
  if (after === 'cancelled') return { ...data, sequence: originalDoc.sequence + 1 }
  const message = textIn(
    {
      nl: 'Een geannuleerde afspraak kan niet worden hersteld. Maak een nieuwe afspraak.',
      en: 'A cancelled booking cannot be reinstated. Make a new booking.',
    },
    req.i18n.language,
  )
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message }] }, req.t)
}

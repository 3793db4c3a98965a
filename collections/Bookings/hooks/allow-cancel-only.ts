import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import type { Booking } from '@/payload-types'
import { textIn } from '@/src/i18n/locale-texts'

/**
 * A booking can be cancelled once, and stays so: its time may be somebody else's by now.
 * Calendars replace an event only by one with a higher sequence (RFC 5545, 3.8.7.4).
 */
export const allowCancelOnly: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const was = originalDoc.status
  const becomes = data.status ?? was
  if (was === becomes) return data
  if (becomes === 'cancelled') return { ...data, sequence: originalDoc.sequence + 1 }
  const message = textIn(
    {
      nl: 'Een afgezegd gesprek komt niet terug. Maak een nieuwe afspraak.',
      en: 'A cancelled call does not come back. Make a new booking.',
    },
    req.i18n.language,
  )
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message }] }, req.t)
}

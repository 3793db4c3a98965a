import type { CollectionConfig } from 'payload'

import { denyAll, tenantScoped } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'
import { bookingFields } from './fields'
import { queueCancellationMails } from '@/src/features/booking/hooks/queue-cancellation-mails'
import { allowCancelOnly } from '@/src/features/booking/hooks/allow-cancel-only'

/** Calls booked by visitors. A database constraint prevents overlapping bookings of one tenant. */
export const Bookings: CollectionConfig = {
  slug: 'bookings',
  labels: {
    singular: texts({ nl: 'Afspraak', en: 'Booking' }),
    plural: texts({ nl: 'Afspraken', en: 'Bookings' }),
  },
  defaultSort: '-startsAt',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['startsAt', 'name', 'topic', 'status', 'email', 'phone'],
    listSearchableFields: ['name', 'email', 'phone', 'topic'],
    description: texts({
      nl: 'Gesprekken die bezoekers op de site hebben afgesproken. Wanneer dat kan, staat bij Beschikbaarheid.',
      en: 'Calls that visitors booked on the site. Set the times under Availability.',
    }),
  },
  // Bookings are only made on the site, which knows the available times.
  access: { ...tenantScoped({ read: 'bookings.read', write: 'bookings.write' }), create: denyAll },
  hooks: { beforeChange: [allowCancelOnly], afterChange: [queueCancellationMails] },
  fields: bookingFields,
}

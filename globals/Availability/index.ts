import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceAvailabilityChange, announceAvailabilityRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { callTab } from './call-tab'
import { hoursTab } from './hours-tab'
import { rulesTab } from './rules-tab'

/** When and how a tenant can be called; one per tenant. */
export const Availability: CollectionConfig = {
  slug: 'availability',
  labels: {
    singular: texts({ nl: 'Beschikbaarheid', en: 'Availability' }),
    plural: texts({ nl: 'Beschikbaarheid', en: 'Availability' }),
  },
  admin: {
    description: texts({
      nl: 'Wanneer bezoekers een gesprek kunnen afspreken, en wat ze daarover te horen krijgen.',
      en: 'When visitors can book a call, and the information that they get.',
    }),
  },
  access: tenantScoped({ read: 'bookings.read', write: 'bookings.write', delete: 'settings.write' }),
  hooks: { afterChange: [announceAvailabilityChange], afterDelete: [announceAvailabilityRemoval] },
  fields: [{ type: 'tabs', tabs: [hoursTab, rulesTab, callTab] }],
}

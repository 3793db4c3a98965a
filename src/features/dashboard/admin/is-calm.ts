import type { Totals } from '@/src/features/dashboard/server/dashboard'

/** Whether nothing needs attention; then a sentence says so in place of zeros. */
export const isCalm = ({ forms, bookings, notFound, media }: Totals): boolean =>
  forms.unread +
    forms.assigned +
    bookings.upcoming +
    notFound.addresses +
    media.undescribed +
    media.rightsEnding ===
  0

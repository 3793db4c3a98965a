import type { ScheduledCollection } from '@/src/platform/database/schedule-column'

/** Opens the review from the form of a collection. */
export const reviewsButton = (collection: ScheduledCollection) => ({
  path: '/src/features/reviews/admin/ReviewControl#ReviewControl',
  serverProps: { collection },
})

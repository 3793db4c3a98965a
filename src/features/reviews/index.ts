/** Public interface of this feature. */
export { noteDraftToPublish, reviewPublication } from './hooks/review-publication'
export { mailReviewTask } from './jobs/mail-review'
export { readFingerprint } from './server/fingerprint'
export { assertReviewed, NotReviewed } from './server/four-eyes'
export { comparedVersions, listReviews } from './server/read'
export { reviewHref } from './server/review-href'

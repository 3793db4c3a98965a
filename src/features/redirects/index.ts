/** What other features may use of this one. */
export { lockRedirects } from './server/lock'
export { makeWay, redirectMoved, redirectRemoved, type LeftAddress } from './server/redirect-old-urls'
export { redirectRemovedTogether } from './server/url-hooks'
export { pruneNotFoundLogTask } from './jobs/prune-not-found-log'

/** What other features may use of this one. */
export { lockRedirects } from './server/lock'
export {
  clearRedirectsAt,
  redirectMovedUrls,
  redirectDeletedUrls,
  type OldUrl,
} from './server/redirect-old-urls'
export { messageAboutRedirectAt } from './server/reject-shadowed'
export { redirectDeletedTogether } from './server/url-hooks'
export { pruneNotFoundLogTask } from './jobs/prune-not-found-log'

/** What other features may use of this one. */
export { replacePageUrls } from './server/replace-page-urls'
export { lostAddresses } from './server/trashed-urls'
export { requireDueAddress } from './server/save-addresses'
export { URLS_FOLLOW } from './server/urls-follow'
export { ownersAt } from './server/search-addresses'
export { messageAboutMove } from './server/message-about-move'
export { movePages } from './server/move-pages'

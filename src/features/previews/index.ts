/** What other features and rooms may use of this one. */
export { leadToPreview, type PreviewLinkContext } from './server/lead-to-preview'
export type { PreviewAccount } from './server/find-account'
export { isSharedLink } from './server/links/token'
export { openPreview } from './server/open-preview'
export { accountInSession, panelOf, sessionOf } from './server/panel-session'
export { previewConfig, SHARE_ITEM, SHARED_LINKS, VISUAL_EDITING } from './server/preview-config'

/** What other features and rooms may use of this one. */
export { leadToPreview, type PreviewLinkContext } from './server/lead-to-preview'
export { openPreview, type PreviewAccount } from './server/open-preview'
export { previewConfig } from './server/preview-config'

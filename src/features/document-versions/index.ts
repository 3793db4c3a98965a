/** What the composition root uses of this feature. */
export { restorePerLanguage } from './server/restore-endpoint'

/** What the composition root uses of this feature. */
export { recordSaves } from './hooks/record-saves'
export { restorePerLanguage } from './server/restore-endpoint'
